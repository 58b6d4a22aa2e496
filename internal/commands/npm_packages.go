//go:build !lean

package commands

import "strings"

// scopedPrograms are packages whose scope says who makes them, and the program that
// each is run for.
const scopedPrograms = "@biomejs/biome=biome @angular/cli=ng @nestjs/cli=nest @redocly/cli=redocly @stoplight/spectral-cli=spectral " +
	"@tailwindcss/cli=tailwindcss @playwright/test=playwright @stryker-mutator/core=stryker @swc/cli=swc @mermaid-js/mermaid-cli=mmdc " +
	"@commitlint/cli=commitlint @changesets/cli=changeset @arethetypeswrong/cli=attw @microsoft/api-extractor=api-extractor " +
	"@typescript/native-preview=tsgo @vercel/ncc=ncc @openapitools/openapi-generator-cli=openapi-generator-cli @graphql-codegen/cli=graphql-codegen " +
	"@apidevtools/swagger-cli=swagger-cli @11ty/eleventy=eleventy @storybook/cli=storybook"

// PackageProgram is the program that a package is run for, and whether its name says
// enough of who makes it: a plain name of the registry's, or one of a scope that is known.
func PackageProgram(pack string) (program string, known bool) {
	i := strings.LastIndexByte(pack, '/')
	if i < 0 {
		return pack, true
	}
	for each := range strings.FieldsSeq(scopedPrograms) {
		if name, program, _ := strings.Cut(each, "="); name == pack {
			return program, true
		}
	}
	return pack[i+1:], false
}
