//go:build !lean

package commands

// obeyedRarely is of programs that a lean hook leaves to others as a whole.
var obeyedRarely = [...]obeys{
	{"bazel bazelisk buck2 pants", "BUILD WORKSPACE BUCK BUILD.bazel WORKSPACE.bazel MODULE.bazel"},
	{"mkdocs", "mkdocs.yml mkdocs.yaml"},
	{"jekyll", "_config.yml _config.yaml _config.toml"},
	{"eleventy", ".eleventy.js eleventy.config.js eleventy.config.mjs eleventy.config.cjs"},
	{"hugo", "hugo.* config.toml config.yaml config.json"},
	{"packer", "*.pkr.hcl *.pkr.json"},

	// Databases and data.
	{"alembic", "alembic.ini env.py script.py.mako"}, {"dbt", "dbt_project.yml profiles.yml packages.yml"}, {"dvc", "dvc.yaml"},
	{"sqlc", "sqlc.yaml sqlc.yml sqlc.json"}, {"knex", "knexfile.*"}, {"sequelize sequelize-cli", ".sequelizerc"},
	{"typeorm", "ormconfig.* data-source.ts data-source.js"}, {"sqlfluff", ".sqlfluff"}, {"nextflow", "nextflow.config"},

	{"fastlane", "Fastfile Appfile Matchfile Pluginfile"},

	// JavaScript.
	{"commitlint", ".commitlintrc*"}, {"typedoc", "typedoc.*"}, {"textlint", ".textlintrc*"}, {"markdownlint-cli2", ".markdownlint-cli2.*"},
	{"graphql-codegen", "codegen.* .graphqlrc* graphql.config.*"}, {"nightwatch", "nightwatch.*"}, {"testcafe", ".testcaferc*"},
	{"detox", ".detoxrc*"}, {"parcel", ".parcelrc"}, {"gatsby", "gatsby-*"}, {"changeset", "config.json"}, {"tslint", "tslint.json"},
	{"solhint", ".solhint*"}, {"dprint", "dprint.json dprint.jsonc .dprint.json"}, {"oxlint", ".oxlintrc*"},

	// Other languages.
	{"doxygen", "Doxyfile"}, {"ocaml utop", ".ocamlinit"}, {"shards", "shard.yml"}, {"nim nimble", "*.nimble *.nims nim.cfg *.nim.cfg"},
	{"dub", "dub.json dub.sdl"}, {"conan", "conanfile.*"}, {"xmake", "xmake.lua"}, {"premake4 premake5", "premake4.lua premake5.lua"},
	{"scons", "SConstruct SConscript"}, {"b2 bjam", "Jamroot* Jamfile* *.jam"}, {"thor", "Thorfile *.thor"}, {"psalm", "psalm.xml*"},
	{"phpcs phpcbf", "phpcs.xml* .phpcs.xml* phpcs.ruleset.xml"}, {"pixi", "pixi.toml"}, {"ansible-lint", ".ansible-lint"}, {"gitlint", ".gitlint"},
	{"trunk", "Trunk.toml trunk.yaml"}, {"cross", "Cross.toml"}, {"git-cliff", "cliff.toml"}, {"luacheck", ".luacheckrc"}, {"busted", ".busted"},
	{"forge", "foundry.toml"}, {"spago", "*.dhall spago.yaml"}, {"treefmt", "treefmt.toml .treefmt.toml"},
	{"xcodegen", "project.yml project.yaml"}, {"tuist", "Project.swift Workspace.swift Tuist.swift Config.swift"}, {"carthage", "Cartfile*"},
	{"xcodebuild", "*.xcconfig project.pbxproj *.xcscheme"},
}
