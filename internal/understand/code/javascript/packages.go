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
	{Names: "module:json5 module:jsonc-parser module:ini module:smol-toml module:toml module:@iarna/toml module:qs module:js-yaml", Pure: true, Whole: true, Reads: true, Except: "load loadAll"},
	{Names: "module:dayjs module:nanoid", Pure: true, Whole: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:minimatch module:picomatch module:micromatch", Pure: true, Whole: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:fast-deep-equal module:deep-equal module:slugify module:clsx module:classnames module:strip-ansi module:string-width module:he module:bytes", Pure: true, Whole: true, Calm: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
	{Names: "module:react module:react-dom/server module:react/jsx-runtime module:preact module:preact-render-to-string", Pure: true, Whole: true, Funcs: []script.Func{{Names: "()", Act: script.OfPackage}}},
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
