package javascript

import (
	"automode/internal/commands"
	"automode/internal/understand/code/script"
)

// packages are packages of npm that only compute, whatever they are given: none
// looks at files or hosts, starts anything, or makes code of a text. Sources: their
// own manuals as of 2026. They are taken from the project's own node_modules alone.
var packages = [...]script.Thing{
	{Names: "module:semver", Pure: true, Whole: true, Calm: true},
	{Names: "module:yaml", Pure: true, Whole: true, Reads: true},
	{Names: "module:zod module:zod/v4 module:zod/v3 module:valibot module:superstruct", Pure: true, Whole: true, Except: "function instanceof"},
	{Names: "module:acorn module:acorn-walk module:espree module:esprima module:meriyah module:@babel/parser module:@babel/types module:@typescript-eslint/typescript-estree module:magic-string", Pure: true, Whole: true, Reads: true, Except: "parseAndGenerateServices createProgram getTSConfigRootDirFromStack clearCaches"},
	{Names: "module:@babel/traverse module:@babel/generator module:estree-walker", Pure: true, Whole: true, Funcs: []script.Func{{Names: "() default", Act: script.OfPackage}}},
	{Names: "module:better-sqlite3", Funcs: []script.Func{{Names: "()", Act: script.Databases, Gives: "(database)"}}},
	{Names: "module:date-fns module:ms module:uuid", Pure: true, Whole: true, Calm: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:json5 module:jsonc-parser module:ini module:smol-toml module:toml module:@iarna/toml module:qs", Pure: true, Whole: true, Reads: true},
	{Names: "module:js-yaml", Pure: true, Whole: true, Reads: true, Except: "load loadAll", Funcs: []script.Func{{Names: "load loadAll", Act: script.OfPackage, Since: 4}}}, // before, a document can hold functions
	{Names: "module:ajv module:ajv/dist/2020 module:ajv/dist/2019 module:ajv-formats module:ajv-errors", Pure: true, Whole: true, Data: "Ajv", Except: "ajv-keywords", Funcs: []script.Func{{Names: "() default Ajv", Act: script.OfPackage, Gives: "(schemas)"}}},
	{Names: "(schemas)", Pure: true, Whole: true, Except: "addKeyword compileAsync addVocabulary", Funcs: []script.Func{{Names: "()", Act: script.OfPackage}, {Names: "compile getSchema", Act: script.OfPackage, Gives: "(schemas)"}}},
	{Names: "module:moment module:moment-timezone module:luxon", Pure: true, Whole: true, Data: "get set", Funcs: []script.Func{{Names: "() default", Act: script.OfPackage}}},
	{Names: "module:graphql", Pure: true, Whole: true, Except: "graphql graphqlSync execute executeSync subscribe defaultFieldResolver"}, // they call what a field is named after
	{Names: "module:immer module:ulid module:cuid module:@paralleldrive/cuid2 module:bcrypt module:bcryptjs module:argon2 module:csv-parse/sync module:csv-stringify/sync module:papaparse module:xml2js module:fast-xml-parser module:iconv-lite module:http-status-codes module:tailwind-merge module:class-variance-authority module:d3-array module:d3-scale module:d3-format module:d3-time module:d3-time-format module:d3-shape module:d3-hierarchy module:d3-color module:d3-interpolate module:cron-parser module:rrule module:libphonenumber-js module:sql-formatter module:pretty-bytes module:pretty-ms module:filesize module:query-string module:cookie module:content-type module:etag module:range-parser module:ipaddr.js module:tinycolor2 module:color module:chroma-js module:mdast-util-from-markdown module:mdast-util-to-string module:unist-util-visit module:remark-parse module:unified module:turndown module:sanitize-html module:joi module:yup module:object-hash module:fast-json-stable-stringify module:postcss module:css-tree module:postcss-value-parser module:postcss-selector-parser module:source-map-js module:@jridgewell/sourcemap-codec module:@jridgewell/trace-mapping", Pure: true, Whole: true, Except: "save saveTo writeFile readSync loadAsync", Funcs: []script.Func{{Names: "() default", Act: script.OfPackage}}},
	{Names: "module:prettier", Pure: true, Data: "version", Funcs: []script.Func{{Names: "format check", Act: script.Settles}}},
	{Names: "module:execa", Funcs: []script.Func{{Names: "execa execaSync", Act: script.Words}, {Names: "execaCommand execaCommandSync", Act: script.Lines}}},
	{Names: "module:cross-spawn", Funcs: []script.Func{{Names: "() sync", Act: script.Words}}},
	{Names: "module:fs-extra", Data: "constants", Funcs: extraFiles[:]},
	{Names: "module:rimraf", Funcs: []script.Func{{Names: "() default rimraf rimrafSync sync", Act: script.RemovesTree}}},
	{Names: "module:shelljs", Funcs: []script.Func{{Names: "exec", Act: script.Lines}, {Names: "rm", Act: script.RemovesTree}}},
	{Names: "cy", Funcs: []script.Func{{Names: "exec", Act: script.Lines}}}, // of a browser's tests, on the machine that runs them
	{Names: "module:mkdirp", Funcs: []script.Func{{Names: "() default mkdirp mkdirpSync sync", Roles: [3]commands.Role{commands.Makes}, More: commands.Data}}},
	{Names: "module:xlsx", Pure: true, Data: "utils version SSF", Funcs: []script.Func{{Names: "readFile", Roles: [3]commands.Role{commands.Reads}, More: commands.Data}, {Names: "read", Act: script.Computes}, {Names: "writeFile", Roles: [3]commands.Role{commands.Data, commands.Writes}, More: commands.Data}}},
	{Names: "module:xlsx.utils", Pure: true, Data: "sheet_to_json sheet_to_csv json_to_sheet aoa_to_sheet book_new book_append_sheet decode_range encode_cell decode_cell encode_range"},
	{Names: "module:dayjs module:nanoid", Pure: true, Whole: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:minimatch module:picomatch module:micromatch", Pure: true, Whole: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:fast-deep-equal module:deep-equal module:slugify module:clsx module:classnames module:strip-ansi module:string-width module:he module:bytes", Pure: true, Whole: true, Calm: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:react module:react-dom/server module:react/jsx-runtime module:preact module:preact-render-to-string", Pure: true, Whole: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:lucide-react module:lucide module:lucide-vue-next module:lucide-react-native module:lucide-svelte module:lucide-static module:@heroicons/react/24/outline module:@heroicons/react/24/solid module:@heroicons/react/20/solid module:@heroicons/react/16/solid " +
		"module:@tabler/icons-react module:@phosphor-icons/react module:phosphor-react module:@radix-ui/react-icons module:react-feather module:feather-icons module:simple-icons module:@mui/icons-material module:@ant-design/icons module:react-bootstrap-icons " +
		"module:react-icons/fa module:react-icons/fa6 module:react-icons/md module:react-icons/fi module:react-icons/io module:react-icons/io5 module:react-icons/si module:react-icons/bs module:react-icons/ai module:react-icons/hi module:react-icons/hi2 module:react-icons/lu module:react-icons/ri module:react-icons/tb", Pure: true, Whole: true}, // pictures
	{Names: "module:jsonwebtoken module:chalk module:picocolors module:kleur module:ansi-colors module:colorette module:change-case module:pluralize module:mime module:mime-types module:validator module:leven module:fastest-levenshtein module:diff module:entities module:html-entities", Pure: true, Whole: true, Calm: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:esbuild", Pure: true, Data: "version", Funcs: []script.Func{{Names: "transform transformSync formatMessages formatMessagesSync", Act: script.Computes}}},
	{Names: "module:sharp", Funcs: []script.Func{{Names: "()", Roles: [3]commands.Role{commands.Reads}, Gives: "(picture)"}}},
	{Names: "(picture)", Pure: true, Whole: true, Except: "toFile tile", Funcs: []script.Func{{Names: "toFile", Roles: [3]commands.Role{commands.Writes}}}},
	{Names: "module:cheerio", Pure: true, Funcs: []script.Func{{Names: "load", Act: script.OfPackage, Gives: "(page)"}}},
	{Names: "(page)", Pure: true, Whole: true, Data: "get", Except: "extract", Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:marked module:markdown-it", Pure: true, Whole: true, Except: "use", Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:glob module:fast-glob module:globby module:tinyglobby", Funcs: []script.Func{{Names: "() sync globSync globbySync glob globby", Roles: [3]commands.Role{commands.Lists}, Gives: "glob"}}},
	{Names: "module:lodash module:lodash-es module:underscore", Pure: true, Funcs: []script.Func{
		{Names: "camelCase kebabCase snakeCase startCase lowerCase upperCase capitalize upperFirst lowerFirst deburr escape unescape escapeRegExp trim trimStart trimEnd pad padStart padEnd repeat truncate words startsWith endsWith " +
			"chunk compact difference intersection union uniq without xor zip zipObject unzip flatten flattenDeep flattenDepth drop dropRight take takeRight head last initial tail nth fromPairs toPairs range times " +
			"isEqual isEmpty isNil isNull isUndefined isString isNumber isBoolean isArray isObject isPlainObject isFunction isDate isRegExp isNaN isInteger cloneDeep clone pick omit omitBy keys values size sum mean max min random clamp inRange round floor ceil " +
			"pickBy omitBy mapValues mapKeys map forEach each reduce reduceRight flatMap find findLast findKey findIndex findLastIndex maxBy minBy invert zipWith unionBy differenceBy intersectionBy dropWhile takeWhile every some sample shuffle tap identity noop constant isMatch has toNumber toInteger toString parseInt ceil floor defaultTo nth slice reverse sortedUniq groupBy keyBy countBy sortBy orderBy uniqBy sumBy meanBy maxBy minBy partition reject filter find some every",
			Act: script.Computes},
		{Names: "merge defaults defaultsDeep assign assignIn extend", Act: script.Changes},
	}},
	{Names: "module:bignumber.js module:decimal.js module:big.js module:bn.js", Pure: true, Whole: true, Calm: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:typescript", Pure: true, Data: "version versionMajorMinor SyntaxKind", Funcs: []script.Func{
		{Names: "createSourceFile createScanner createPrinter transpileModule transpile forEachChild visitNode visitEachChild getLeadingCommentRanges getTrailingCommentRanges getLineAndCharacterOfPosition flattenDiagnosticMessageText tokenToString getModifiers getDecorators getJSDocTags getJSDocCommentsAndTags getTextOfJSDocComment parseConfigFileTextToJson " +
			"isIdentifier isCallExpression isPropertyAccessExpression isElementAccessExpression isStringLiteral isStringLiteralLike isNumericLiteral isTemplateExpression isNoSubstitutionTemplateLiteral isFunctionDeclaration isFunctionExpression isArrowFunction isMethodDeclaration isMethodSignature isPropertySignature isPropertyDeclaration isPropertyAssignment isShorthandPropertyAssignment isClassDeclaration isInterfaceDeclaration isTypeAliasDeclaration isEnumDeclaration isEnumMember isModuleDeclaration isVariableStatement isVariableDeclaration isVariableDeclarationList isImportDeclaration isImportSpecifier isNamedImports isNamedExports isNamespaceImport isExportDeclaration isExportAssignment isExportSpecifier isExpressionStatement isBinaryExpression isObjectLiteralExpression isArrayLiteralExpression isReturnStatement isIfStatement isBlock isParameter isTypeReferenceNode isTypeLiteralNode isUnionTypeNode isLiteralTypeNode isArrayTypeNode isAsExpression isNonNullExpression isNewExpression isJsxElement isJsxSelfClosingElement isJsxOpeningElement isJsxAttribute isDecorator isConstructorDeclaration isGetAccessor isSetAccessor isSpreadElement isAwaitExpression isConditionalExpression isToken isStatement isExpression isTypeNode isDeclaration isFunctionLike isClassLike",
			Act: script.OfPackage, Gives: "(syntax)"},
	}},
	{Names: "module:typescript.ScriptTarget module:typescript.ScriptKind module:typescript.ModuleKind module:typescript.ModuleResolutionKind module:typescript.JsxEmit module:typescript.NewLineKind module:typescript.EmitHint", Pure: true, Whole: true},
	{Names: "(syntax)", Pure: true, Whole: true, Except: "transform emit"},
}

// extraFiles are those of fs-extra: of fs, and its own.
var extraFiles = [...]script.Func{
	{Names: "readJson readJsonSync readJSON readJSONSync", Roles: [3]commands.Role{commands.Reads}, More: commands.Data},
	{Names: "writeJson writeJsonSync writeJSON writeJSONSync outputFile outputFileSync outputJson outputJsonSync", Roles: [3]commands.Role{commands.Writes, commands.Data}, More: commands.Data},
	{Names: "ensureDir ensureDirSync mkdirs mkdirsSync mkdirp mkdirpSync", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
	{Names: "pathExists pathExistsSync", Roles: [3]commands.Role{commands.Lists}},
	{Names: "remove removeSync", Act: script.RemovesTree},
	{Names: "copy copySync", Roles: [3]commands.Role{commands.ReadsTree, commands.Receives}},
	{Names: "move moveSync", Roles: [3]commands.Role{commands.Moves, commands.Receives}},
	{Names: "readFile readFileSync", Roles: [3]commands.Role{commands.Reads}},
	{Names: "readdir readdirSync", Roles: [3]commands.Role{commands.Lists}, Gives: "names"},
	{Names: "existsSync stat statSync lstat lstatSync", Roles: [3]commands.Role{commands.Lists}, More: commands.Data},
	{Names: "writeFile writeFileSync", Roles: [3]commands.Role{commands.Writes, commands.Data}},
}
