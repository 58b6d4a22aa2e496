package python

import "automode"

// appsThing is an application of a web framework, or a part of one: of Flask,
// Starlette and FastAPI, their requests, responses and test clients, which call
// the application and no host. Serving it is not among what is read.
var appsThing = table{
	name: "web application", open: true, calls: true, asks: true,
	plain: " app_context test_request_context request_context push pop add_url_rule add_api_route add_route add_middleware include_router register_blueprint mount dispatch_request openapi url_path_for url_for info debug warning error exception critical from_mapping iter_rules match bind build update setdefault items keys values append add full_dispatch_request ",
	entries: []entry{
		{names: " route get post put patch delete head options api_route websocket middleware exception_handler errorhandler before_request after_request teardown_request teardown_appcontext before_first_request context_processor template_filter template_global template_test url_value_preprocessor app_errorhandler on_event ", gives: registers},
		{names: " test_client ", gives: asksItself},
		{names: " run ", gives: servesApp, kind: automode.Expose, only: " host port debug threaded processes use_reloader use_debugger load_dotenv "},
	},
}

// requestThing is a request, an answer, or the test client that gives one for
// the other without a host. Its methods are called as the decorators of
// applications are.
var requestThing = table{
	name: "request", open: true, calls: true, asks: true,
	plain: " get_environ get_request get_response get_wsgi_response get_app_iter iter_encoded set_etag get_etag add_etag freeze set_signed_cookie get post put patch delete head options request open session_transaction set_cookie delete_cookie get_cookie close websocket_connect login force_login logout get_json get_data json body form stream read getlist get_all items keys values update setdefault copy pop clear append raise_for_status iter_lines aclose send_json receive_json send_text receive_text make_response to_dict startswith endswith strip split lower upper decode encode join replace isoformat write flush has_header build_absolute_uri get_host is_secure add add_task urlencode ",
}

// modelsThing is what a mapper of objects to a database gives: of SQLAlchemy,
// with a database in memory, and of Django, whose settings name such a one.
var modelsThing = table{
	name: "model", open: true, calls: true, asks: true,
	plain: " as_string serialize changes arrange_for_graph to_state clone state_forwards database_forwards from_model add_model get_compiler as_sqlite as_postgresql as_mysql as_oracle resolve_expression get_lookup get_transform get_prep_value get_db_prep_value get_db_prep_save to_python clean run_validators formfield value_from_object check get_internal_type db_type rel_db_type get_queryset using union intersection difference reverse explain get_source_expressions set_source_expressions relabeled_clone flatten as_p as_table as_ul as_div as_json get_json_data add_error has_error non_field_errors has_changed add_prefix add_initial_prefix hidden_fields visible_fields is_multipart get_initial_for_field media widget_attrs render value_from_datadict decompress compress id_for_label build_attrs optgroups as_widget as_hidden as_text label_tag css_classes get_context get_page page page_range has_next has_previous start_index end_index make_token check_token encode decode captured_queries add_operation optimize alter_field add_field delete_model add_index add_constraint quote_name quote_value get_field get_fields contribute_to_class add add_all all annotate aggregate alias all_ any any_ asc as_ as_sql begin begin_nested between bindparam bulk_create bulk_update cast c commit compile connect concat contains contains_eager count create create_all create_model cursor dates datetimes deconstruct defer delete desc dialect dispose distinct drop_all earliest endswith exclude exists expire expire_all expunge extra fetchall fetchmany fetchone filter filter_by first flush from_db full_clean get get_or_create group_by has having icontains ilike in_ in_bulk inspect is_ is_not is_valid isnot isouter iterator join joinedload label last latest lazyload like limit load mappings merge match none not_in not_like notin_ nulls_first nulls_last offset on_conflict_do_nothing on_conflict_do_update one one_or_none only op options order_by outerjoin over params partitions prefetch_related query raw_connection refresh refresh_from_db returning reverse rollback save save_m2m scalar_one scalar_one_or_none select_from select_related selectinload set startswith subquery subqueryload cte count lower upper sum max min avg coalesce now length round row_number rank substr tuples union union_all unique update update_or_create using using_db values values_list where with_entities with_for_update with_only_columns yield_per clean clean_fields validate_unique get_absolute_url get_tables get_columns get_table_names get_indexes get_foreign_keys get_unique_constraints get_pk_constraint has_table close schema_editor add_field alter_field remove_field resolve as_table as_p as_ul as_div get_context_data is_bound errors cleaned_data changed_data has_changed render clone bind to_python get_prep_value formfield contribute_to_class check str keys items append extend is_active is_modified to_dict ",
	entries: []entry{
		{names: " listens_for validates ", gives: registers},
		{names: " execute executemany exec_driver_sql scalar scalars raw text from_statement literal_column ", gives: answers},
	},
}

// formsThing is a command line of Click, a schema of marshmallow or what
// validates: it calls the functions that it is put in front of.
var formsThing = table{
	name: "command line", open: true, calls: true, asks: true,
	plain:   " invoke isolated_filesystem add_command get_help main parse_args make_context dump dumps load loads validate iter_errors is_valid check_schema best_match to_json_dict json_schema validate_python validate_json dump_python dump_json rebuild get_command list_commands format_help get_usage get_params ",
	entries: []entry{{names: " command group callback argument option pass_context result_callback pre_load post_load pre_dump post_dump validates validates_schema ", gives: registers}},
}

// appLibraries are the modules by which applications are written, as far as one
// can be made and asked without a host or a database outside of the program.
// Sources: the manuals of Flask 3.0, Werkzeug 3.0, FastAPI 0.115, Starlette
// 0.41, SQLAlchemy 2.0, Django 5.1, Click 8.1, Typer 0.12, pydantic 2.9,
// marshmallow 3.22.
var appLibraries = []*table{
	{
		name: "flask", kin: &requestThing, parts: " current_app g request session ", classes: " Request Response ", plain: " jsonify make_response url_for abort redirect flash has_request_context has_app_context get_flashed_messages ",
		entries: []entry{{names: " render_template_string ", gives: templated}, {names: " Flask Blueprint ", gives: application, only: " import_name url_prefix static_url_path static_folder template_folder subdomain "}},
	},
	{name: "flask.views", kin: &requestThing, lends: true, classes: " View MethodView "},
	{name: "werkzeug.security", plain: " generate_password_hash check_password_hash "},
	{name: "werkzeug.exceptions", classes: " HTTPException NotFound BadRequest Forbidden Unauthorized MethodNotAllowed InternalServerError Conflict "},
	{name: "werkzeug.utils", plain: " secure_filename "},
	{name: "werkzeug.routing", kin: &appsThing, classes: " Map Rule "},
	{name: "werkzeug.datastructures", kin: &requestThing, classes: " MultiDict ImmutableMultiDict Headers CombinedMultiDict "},
	{name: "werkzeug.http", plain: " parse_cookie dump_cookie parse_options_header parse_accept_header http_date parse_date "},
	{
		name: "fastapi", kin: &requestThing, parts: " status ", classes: " HTTPException Request Response BackgroundTasks UploadFile ", plain: " Depends Query Path Body Header Cookie Form File Security ",
		entries: []entry{{names: " FastAPI APIRouter ", gives: application, only: " title version description prefix tags docs_url redoc_url openapi_url debug "}},
	},
	{name: "fastapi.testclient", kin: &requestThing, classes: " TestClient "},
	{name: "fastapi.responses", kin: &requestThing, classes: " JSONResponse HTMLResponse PlainTextResponse RedirectResponse Response ORJSONResponse "},
	{name: "fastapi.encoders", plain: " jsonable_encoder "},
	{name: "fastapi.exceptions", classes: " HTTPException RequestValidationError "},
	{name: "fastapi.middleware.cors", classes: " CORSMiddleware "},
	{name: "starlette.testclient", kin: &requestThing, classes: " TestClient "},
	{name: "starlette.responses", kin: &requestThing, classes: " JSONResponse HTMLResponse PlainTextResponse RedirectResponse Response "},
	{name: "starlette.requests", kin: &requestThing, classes: " Request "},
	{name: "starlette.routing", kin: &appsThing, classes: " Route Router Mount "},
	{name: "starlette.applications", kin: &appsThing, classes: " Starlette "},
	{name: "starlette.datastructures", kin: &requestThing, classes: " URL Headers QueryParams MutableHeaders FormData "},
	{
		name: "sqlalchemy", kin: &modelsThing, parts: " func ", classes: " ARRAY BIGINT BigInteger Boolean CheckConstraint Column Date DateTime Enum Float ForeignKey ForeignKeyConstraint Index Integer Interval JSON LargeBinary MetaData Numeric PrimaryKeyConstraint Sequence SmallInteger String Table Text Time TypeDecorator Unicode UniqueConstraint Uuid VARCHAR INTEGER TEXT ",
		plain: " alias and_ asc bindparam case cast column delete desc distinct exists extract false insert inspect join lateral literal not_ null or_ outerjoin select table true tuple_ type_coerce union union_all update values func.count ",
		entries: []entry{
			{names: " create_engine ", gives: inMemory, only: " url echo future connect_args poolclass pool_pre_ping "},
			{names: " text literal_column ", gives: answers},
		},
	},
	{name: "sqlalchemy.orm", kin: &modelsThing, lends: true, classes: " DeclarativeBase DeclarativeBaseNoMeta Mapped Session scoped_session MappedAsDataclass ", plain: " aliased backref column_property contains_eager declared_attr deferred joinedload load_only mapped_column noload object_session raiseload relationship selectinload sessionmaker subqueryload synonym validates registry with_loader_criteria ", entries: []entry{{names: " declarative_base ", gives: baseClass}}},
	{name: "sqlalchemy.ext.declarative", kin: &modelsThing, lends: true, entries: []entry{{names: " declarative_base ", gives: baseClass}}},
	{name: "sqlalchemy.ext.hybrid", kin: &modelsThing, pure: " hybrid_property "},
	{name: "sqlalchemy.exc", classes: " SQLAlchemyError IntegrityError OperationalError ProgrammingError NoResultFound MultipleResultsFound ArgumentError InvalidRequestError "},
	{name: "sqlalchemy.pool", classes: " StaticPool NullPool QueuePool "},
	{name: "sqlalchemy.dialects.postgresql", kin: &modelsThing, classes: " ARRAY JSONB UUID TSVECTOR ", plain: " dialect insert "}, {name: "sqlalchemy.dialects.mysql", kin: &modelsThing, plain: " dialect insert "}, {name: "sqlalchemy.dialects.sqlite", kin: &modelsThing, plain: " dialect insert "},
	{name: "sqlalchemy.schema", kin: &modelsThing, classes: " CreateTable CreateIndex DropTable "},
	{name: "sqlalchemy.sql", kin: &modelsThing, parts: " func ", plain: " select and_ or_ not_ column table expression ", entries: []entry{{names: " text ", gives: answers}}},
	{name: "django", data: " VERSION ", plain: " get_version setup "},
	{name: "django.conf", kin: &settingsThing, parts: " settings "},
	{name: "django.db", kin: &modelsThing, parts: " connection connections ", data: " DEFAULT_DB_ALIAS ", classes: " IntegrityError OperationalError DatabaseError ", plain: " reset_queries "},
	{name: "django.db.models", kin: &modelsThing, lends: true, data: " CASCADE PROTECT SET_NULL DO_NOTHING ", classes: " Model Manager QuerySet AutoField BigAutoField BigIntegerField BinaryField BooleanField Case CharField CheckConstraint DateField DateTimeField DecimalField DurationField EmailField Exists Expression ExpressionWrapper F Field FloatField ForeignKey FilePathField GenericIPAddressField ImageField Index IntegerField JSONField ManyToManyField OneToOneField OuterRef PositiveIntegerField Prefetch Q RowRange SlugField SmallIntegerField Subquery TextChoices IntegerChoices TextField TimeField URLField UniqueConstraint UUIDField Value When Window ", plain: " Avg Count Max Min StdDev Sum Variance Func "},
	{name: "django.db.models.functions", kin: &modelsThing, classes: " Cast Coalesce Concat Extract Length Lower Now Substr Trim TruncDate TruncDay TruncMonth TruncYear Upper "},
	{name: "django.forms", kin: &modelsThing, lends: true, classes: " BooleanField CharField ChoiceField DateField DateTimeField DecimalField EmailField Field FloatField Form IntegerField ModelChoiceField ModelForm MultipleChoiceField MultiWidget MultiValueField Textarea TextInput HiddenInput CheckboxInput Select URLField ValidationError Media ", plain: " formset_factory modelform_factory "},
	{name: "django.http", kin: &requestThing, classes: " Http404 HttpRequest HttpResponse HttpResponseRedirect JsonResponse QueryDict HttpResponseNotFound HttpResponseBadRequest StreamingHttpResponse "},
	{name: "django.core.exceptions", classes: " FieldError ImproperlyConfigured ObjectDoesNotExist PermissionDenied ValidationError SuspiciousOperation "},
	{name: "django.core.validators", kin: &modelsThing, classes: " EmailValidator MaxLengthValidator MaxValueValidator MinLengthValidator MinValueValidator RegexValidator URLValidator ", plain: " validate_email validate_slug validate_ipv4_address "},
	{name: "django.utils.text", plain: " slugify capfirst Truncator get_valid_filename camel_case_to_spaces phone2numeric "},
	{name: "django.utils.timezone", plain: " now localtime make_aware make_naive is_aware is_naive get_current_timezone utc "},
	{name: "django.utils.html", plain: " escape format_html strip_tags urlize linebreaks conditional_escape json_script smart_urlquote "},
	{name: "django.utils.safestring", plain: " mark_safe SafeString "},
	{name: "django.utils.dateparse", plain: " parse_date parse_datetime parse_duration parse_time "},
	{name: "django.utils.encoding", plain: " force_str force_bytes smart_str iri_to_uri "},
	{name: "django.utils.crypto", plain: " get_random_string constant_time_compare salted_hmac "},
	{name: "django.utils.functional", pure: " cached_property "},
	{name: "django.core.signing", plain: " dumps loads ", classes: " BadSignature "},
	{name: "django.contrib.auth.hashers", plain: " make_password check_password "},
	{
		name: "click", kin: &formsThing, classes: " BadParameter Choice ClickException Context DateTime File FloatRange IntRange ParamType Path Tuple UsageError Command Group ", plain: " argument option style unstyle secho confirm version_option help_option password_option pass_context pass_obj make_pass_decorator format_filename get_current_context ",
		entries: []entry{
			{names: " command group pass_context pass_obj ", gives: registers},
			{names: " echo ", gives: printed},
		},
	},
	{name: "click.testing", kin: &formsThing, classes: " CliRunner "},
	{name: "typer", kin: &formsThing, plain: " Argument Option style Exit Abort ", entries: []entry{{names: " Typer ", gives: fresh, only: " name help add_completion no_args_is_help "}, {names: " echo ", gives: printed}}},
	{name: "typer.testing", kin: &formsThing, classes: " CliRunner "},
	{name: "marshmallow", kin: &formsThing, lends: true, data: " EXCLUDE INCLUDE RAISE ", classes: " Schema ValidationError ", entries: []entry{{names: " pre_load post_load pre_dump post_dump validates validates_schema ", gives: registers}}},
	{name: "marshmallow.validate", kin: &formsThing, classes: " Email Equal Length OneOf Range Regexp URL "},
	{name: "marshmallow.fields", kin: &formsThing, classes: " Bool Boolean Date DateTime Decimal Dict Email Float Int Integer List Nested Str String Url UUID Raw "},
	{name: "pydantic_core", classes: " ValidationError PydanticUndefined "},
	{name: "pydantic_settings", classes: " SettingsConfigDict "},
}

// settingsThing are the settings of Django.
var settingsThing = table{
	name: "settings", open: true,
	entries: []entry{{names: " configure ", gives: configured, only: " MIDDLEWARE TEMPLATES ROOT_URLCONF STATIC_URL MEDIA_URL SITE_ID DATE_FORMAT DATETIME_FORMAT TIME_FORMAT USE_THOUSAND_SEPARATOR THOUSAND_SEPARATOR DECIMAL_SEPARATOR APPEND_SLASH SILENCED_SYSTEM_CHECKS LANGUAGES DEBUG SECRET_KEY USE_TZ TIME_ZONE LANGUAGE_CODE USE_I18N USE_L10N ALLOWED_HOSTS DEFAULT_AUTO_FIELD INSTALLED_APPS DATABASES "}},
}
