package flags

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"

	"github.com/open-feature/go-sdk/openfeature"

	"automode/internal/regular"
)

// file is the embedded provider: a file of flags as flagd has them, without
// rules of targeting. It is read for each evaluation, so that what was changed
// counts at the next one; a file that is not there has no flags.
//
//	{"flags": {"classifier.stages": {"state": "ENABLED", "variants": {"one": 1, "two": 2}, "defaultVariant": "one"}}}
type file struct{ path string }

// maxFile bounds it, in bytes.
const maxFile = 256 << 10

type definition struct {
	State    string         `json:"state"`
	Variants map[string]any `json:"variants"`
	Default  string         `json:"defaultVariant"`
}

// read returns the flags. Whatever is not understood is an error.
func (f file) read() (map[string]definition, error) {
	b, err := regular.ReadFile(f.path, maxFile)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case len(b) > maxFile:
		return nil, fmt.Errorf("%s is longer than %d bytes", f.path, maxFile)
	}
	var all struct {
		Schema string                `json:"$schema"`
		Flags  map[string]definition `json:"flags"`
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&all); err != nil {
		return nil, fmt.Errorf("%s is no file of flags: %w", f.path, err)
	}
	if d.More() {
		return nil, fmt.Errorf("%s is no file of flags: something follows the object", f.path)
	}
	for name, def := range all.Flags {
		_, chosen := def.Variants[def.Default]
		switch {
		case !known(name):
			return nil, fmt.Errorf("%s names the flag %q, which there is not", f.path, name)
		case def.State != "ENABLED" && def.State != "DISABLED":
			return nil, fmt.Errorf("%s: the state of %q is ENABLED or DISABLED", f.path, name)
		case !chosen:
			return nil, fmt.Errorf("%s: the default variant of %q is none of its variants", f.path, name)
		}
	}
	return all.Flags, nil
}

// value is the value of a flag as its default variant says.
func value[T any](f file, flag string, otherwise T, as func(any) (T, bool)) (T, openfeature.ProviderResolutionDetail) {
	flags, err := f.read()
	if err != nil {
		return otherwise, openfeature.ProviderResolutionDetail{Reason: openfeature.ErrorReason, ResolutionError: openfeature.NewParseErrorResolutionError(err.Error())}
	}
	def, ok := flags[flag]
	switch {
	case !ok:
		return otherwise, openfeature.ProviderResolutionDetail{Reason: openfeature.DefaultReason, ResolutionError: openfeature.NewFlagNotFoundResolutionError("there is no flag " + flag)}
	case def.State == "DISABLED":
		return otherwise, openfeature.ProviderResolutionDetail{Reason: openfeature.DisabledReason}
	}
	v, ok := as(def.Variants[def.Default])
	if !ok {
		return otherwise, openfeature.ProviderResolutionDetail{Reason: openfeature.ErrorReason, ResolutionError: openfeature.NewTypeMismatchResolutionError("the flag " + flag + " has a value of another type")}
	}
	return v, openfeature.ProviderResolutionDetail{Reason: openfeature.StaticReason, Variant: def.Default}
}

func is[T any](v any) (T, bool) {
	t, ok := v.(T)
	return t, ok
}

func whole(v any) (int64, bool) {
	f, ok := v.(float64)
	return int64(f), ok && f == math.Trunc(f) && math.Abs(f) < 1<<53
}

// Metadata names the provider.
func (f file) Metadata() openfeature.Metadata { return openfeature.Metadata{Name: "automode file"} }

// Hooks are none.
func (f file) Hooks() []openfeature.Hook { return nil }

// BooleanEvaluation is that of a flag that is true or false.
func (f file) BooleanEvaluation(_ context.Context, flag string, otherwise bool, _ openfeature.FlattenedContext) openfeature.BoolResolutionDetail {
	v, d := value(f, flag, otherwise, is[bool])
	return openfeature.BoolResolutionDetail{Value: v, ProviderResolutionDetail: d}
}

// StringEvaluation is that of a text.
func (f file) StringEvaluation(_ context.Context, flag string, otherwise string, _ openfeature.FlattenedContext) openfeature.StringResolutionDetail {
	v, d := value(f, flag, otherwise, is[string])
	return openfeature.StringResolutionDetail{Value: v, ProviderResolutionDetail: d}
}

// FloatEvaluation is that of a number.
func (f file) FloatEvaluation(_ context.Context, flag string, otherwise float64, _ openfeature.FlattenedContext) openfeature.FloatResolutionDetail {
	v, d := value(f, flag, otherwise, is[float64])
	return openfeature.FloatResolutionDetail{Value: v, ProviderResolutionDetail: d}
}

// IntEvaluation is that of a whole number.
func (f file) IntEvaluation(_ context.Context, flag string, otherwise int64, _ openfeature.FlattenedContext) openfeature.IntResolutionDetail {
	v, d := value(f, flag, otherwise, whole)
	return openfeature.IntResolutionDetail{Value: v, ProviderResolutionDetail: d}
}

// ObjectEvaluation is that of anything.
func (f file) ObjectEvaluation(_ context.Context, flag string, otherwise any, _ openfeature.FlattenedContext) openfeature.InterfaceResolutionDetail {
	v, d := value(f, flag, otherwise, is[any])
	return openfeature.InterfaceResolutionDetail{Value: v, ProviderResolutionDetail: d}
}
