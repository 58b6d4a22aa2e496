package commands

import "automode"

var bq = Program{
	Name: "bq", Rare: true, Summary: "queries and changes Google BigQuery", Manual: "bq help and the reference of bq's options, Google Cloud SDK 528",
	Row: Row{
		Style: Single, Help: "-help",
		Global: []Flag{
			{Names: "-alpha= -api_version= -dataset_id= -debug_mode -enable_gdrive -nofingerprint_job_id -fingerprint_job_id -format= -headless -job_id= -job_property= -jobs_query_use_results_from_response -location= -max_rows_per_request= -project_id= -q -quiet -request_reason= -sync -nosync -synchronous_mode -n= -use_legacy_sql -nouse_legacy_sql -noquiet", Value: Data},
			{Names: "-api= -universe_domain= -proxy_address= -proxy_password= -proxy_port= -proxy_username=", Value: Unread, Why: "sends the requests elsewhere"},
			{Names: "-apilog=", Value: Writes, Why: "writes the requests there"},
			{Names: "-bigqueryrc= -ca_certificates_file= -discovery_file=", Value: Unread, Why: "takes settings from a file"},
			{Names: "-disable_ssl_validation", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of certificates"}}, Why: "takes any host for the service"},
		},
		Rows: []Row{
			{Names: "ls show head get-iam-policy version info help wait", Does: gcloudLooks, Args: anyData, Flags: []Flag{
				{Names: "-a -all -j -jobs -d -datasets -p -projects -m -models -routine -routines -r -transfer_config -transfer_run -run_attempt= -reservation -capacity_commitment -reservation_assignment -connection -view -materialized_view -schema -table -dataset -job -encryption_service_account -bi_reservation -row_access_policies -all_jobs -print_last_token -s= -start_row= -c= -selected_fields= " +
					"-filter= -max_results= -max_creation_time= -min_creation_time= -page_token= -parent_job_id= -transfer_location= -message_type= -wait_timeout= -fail_on_error -dataset_view= -location=", Value: Data}}},
			{Names: "query", Refine: bqQuery, Args: anyData, Flags: []Flag{
				{Names: "-dry_run", Value: Data},
				{Names: "-destination_table= -append_table -replace -schedule= -target_dataset= -noreplace -destination_schema= -display_name= -udf_resource= -flagfile= -external_table_definition= -connection_property= -script", Value: Unread, Why: "does more than ask"},
				{Names: "-batch -nobatch -cache -nouse_cache -use_cache -require_cache -rpc -flatten_results -noflatten_results -allow_large_results -label= -max_rows= -n= -maximum_bytes_billed= -parameter= -job_timeout_ms= -continuous -start_row= -s= -time_partitioning_field= -clustering_fields= -max_statement_results= -reservation_id=", Value: Data},
			}},
			{Names: "mk cp load insert update undelete partition cancel add-iam-policy-binding set-iam-policy mkdef extract", Style: Plain, Does: gcloudChanges, Args: anyData},
			{Names: "rm truncate remove-iam-policy-binding", Style: Plain, Does: gcloudRemoves, Args: anyData},
		},
	},
}

// bqQuery reads the statements, which a dry run only checks.
func bqQuery(m *Match) {
	if m.Holds("-dry_run") {
		if v, ok := m.Value("-dry_run"); !ok || v.Is("true") {
			m.addDo(&gcloudLooks[0])
			return
		}
	}
	if len(m.Args) == 0 {
		m.Unknown("the statements come from standard input", Word{})
		return
	}
	sqlFacts(m, lineOf(m.Args), false)
}

var bqCases = []Case{
	{`bq`, `nothing`},
	{`bq --project_id p ls -a --max_results=5 d`, `Query Google Cloud`},
	{`bq show --schema --format=json d.t`, `Query Google Cloud`},
	{`bq query --use_legacy_sql=false 'select count(*) from d.t'`, `Query the database`},
	{`bq query --nouse_legacy_sql --n=5 --batch 'drop table d.t'`, `Change{destroys} the database`},
	{`bq query --dry_run 'drop table t'`, `Query Google Cloud`},
	{`bq query --dry_run=false 'insert into t values (1)'`, `Change the database`},
	{`bq query --destination_table=d.t 'select 1'`, `Unknown does more than ask; Query the database`},
	{`bq query`, `Unknown the statements come from standard input`},
	{`bq mk -d x`, `Change Google Cloud`},
	{`bq rm -f d.t`, `Change{destroys} Google Cloud`},
	{`bq --api=http://h --apilog=f --bigqueryrc=f --disable_ssl_validation ls`, `Query Google Cloud; Unknown sends the requests elsewhere; Write f; Unknown takes settings from a file; Weaken the check of certificates`},
}
