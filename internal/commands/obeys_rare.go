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
	{"sam", "template.* samconfig.*"}, {"ansible-playbook", "*.yml *.yaml"}, {"trivy", "trivy.yaml"},
	{"conftest opa regal", "*.rego"}, {"checkov", ".checkov.*"},

	// Databases and data.
	{"alembic", "alembic.ini env.py script.py.mako"}, {"dbt", "dbt_project.yml profiles.yml packages.yml"}, {"dvc", "dvc.yaml"},
	{"sqlc", "sqlc.yaml sqlc.yml sqlc.json"}, {"knex", "knexfile.*"}, {"sequelize sequelize-cli", ".sequelizerc"},
	{"typeorm", "ormconfig.* data-source.ts data-source.js"}, {"prisma", "*.prisma"}, {"sqlfluff", ".sqlfluff"}, {"nextflow", "nextflow.config *.nf"},

	{"pod", "*.podspec Podfile"}, {"fastlane", "Fastfile Appfile Matchfile Pluginfile"},

	// JavaScript.
	{"commitlint", ".commitlintrc*"}, {"typedoc", "typedoc.*"}, {"textlint", ".textlintrc*"}, {"markdownlint-cli2", ".markdownlint-cli2.*"},
	{"graphql-codegen", "codegen.* .graphqlrc* graphql.config.*"}, {"nightwatch", "nightwatch.*"}, {"testcafe", ".testcaferc*"},
	{"detox", ".detoxrc*"}, {"parcel", ".parcelrc"}, {"gatsby", "gatsby-*"}, {"changeset", "config.json"}, {"tslint", "tslint.json"},
	{"solhint", ".solhint*"}, {"dprint", "dprint.json dprint.jsonc .dprint.json"}, {"oxlint", ".oxlintrc*"},
	{"secretlint", ".secretlintrc*"}, {"xo", ".xo-config*"}, {"jake", "Jakefile* jakefile*"}, {"cspell", ".cspell* cspell.*"}, {"jsdoc", "conf.json jsdoc.* .jsdoc.*"},
	{"tap", ".taprc config"}, {"cucumber-js cucumber", "cucumber.* .cucumber*"}, {"cypress", "cypress.json"}, {"bower", ".bowerrc"}, {"expo", "app.json"}, {"electron-builder", "electron-builder.*"},
	{"antora", "*.yml *.yaml"}, {"vitepress vuepress", "config.*"}, {"serverless sls", "serverless.*"},

	// Python.
	{"jupyter jupyter-nbconvert jupyter-lab jupyter-notebook jupyter-execute", "jupyter_*"}, {"pyre", ".pyre_configuration*"}, {"prospector", ".prospector.*"},
	{"behave", "behave.ini .behaverc"}, {"robot pabot", "*.robot *.resource robot.toml"}, {"dagster dg", "workspace.yaml dagster.yaml"},
	{"snakemake", "*.smk"}, {"pdm", "pdm.toml .pdm.toml"}, {"zensical", "zensical.toml"}, {"molecule", "molecule.yml"}, {"doctest", "*.md *.rst *.txt *.py"},

	// Ruby and PHP.
	{"erblint", ".erb-lint.yml .erb_lint.yml"}, {"haml-lint", ".haml-lint.yml"}, {"slim-lint", ".slim-lint.yml"}, {"standardrb", ".standard.yml"},
	{"rubocop", ".rubocop*"}, {"yard", ".yardopts"}, {"steep", "Steepfile"}, {"brakeman", "brakeman.yml"}, {"srb", "config"}, {"nanoc", "Rules nanoc.yaml"}, {"foreman", ".foreman"},
	{"rails rake", "database.yml storage.yml"}, {"phpmd", "*.xml"}, {"phpstan", "*.neon*"}, {"infection", "infection.*"}, {"php-cs-fixer", ".php_cs*"},

	// Other languages.
	{"dart flutter", "build.yaml"}, {"clang-tidy run-clang-tidy clang-check", ".clang-tidy compile_commands.json compile_flags.txt"},
	{"doxygen", "Doxyfile"}, {"ocaml utop", ".ocamlinit"}, {"shards", "shard.*"}, {"nim nimble", "*.nimble *.nims nim.cfg *.nim.cfg"},
	{"dub", "dub.json dub.sdl"}, {"conan", "conanfile.*"}, {"xmake", "xmake.lua"}, {"premake4 premake5", "premake4.lua premake5.lua"},
	{"scons", "SConstruct SConscript"}, {"b2 bjam", "Jamroot* Jamfile* *.jam"}, {"thor", "Thorfile *.thor"}, {"psalm", "psalm.xml*"},
	{"quarto", "_quarto* _metadata.yml *.qmd *.ipynb *.Rmd"}, {"R", "DESCRIPTION Makevars* configure* cleanup*"}, {"stack hpack", "package.yaml"}, {"opam", "*.opam opam"},
	{"gleam", "gleam.toml"}, {"lein", "profiles.clj"}, {"boot", "build.boot boot.properties"}, {"mill", ".mill-jvm-opts .mill-opts .mill-version"},
	{"eldev", "Eldev*"}, {"eask", "Eask*"}, {"cask", "Cask"}, {"anchor", "Anchor.toml"}, {"air", ".air.*"}, {"buf", "buf.yaml buf.gen.yaml buf.work.yaml"},
	{"cdktf", "cdktf.json"}, {"atlas", "atlas.hcl"}, {"devspace", "devspace.yaml"}, {"shellspec", ".shellspec"}, {"ct", "ct.yaml"}, {"wails wails3", "wails.json"},
	{"phpcs phpcbf", "phpcs.xml* .phpcs.xml* phpcs.ruleset.xml"}, {"pixi", "pixi.toml"}, {"ansible-lint", ".ansible-lint"}, {"gitlint", ".gitlint"},
	{"trunk", "Trunk.toml trunk.yaml"}, {"cross", "Cross.toml"}, {"git-cliff", "cliff.toml"}, {"luacheck", ".luacheckrc"}, {"busted", ".busted"},
	{"forge", "foundry.toml"}, {"spago", "*.dhall spago.yaml"}, {"treefmt", "treefmt.toml .treefmt.toml"},
	{"xcodegen", "project.yml project.yaml"}, {"tuist", "Project.swift Workspace.swift Tuist.swift Config.swift"}, {"carthage", "Cartfile*"},
	{"xcodebuild", "*.xcconfig project.pbxproj *.xcscheme"},
}
