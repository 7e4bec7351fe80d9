//go:build !js

package words

import (
	"os"
	"strings"
)

// environment returns the languages that the environment names, in the order in
// which the C library asks.
func environment() []string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := os.Getenv(name)
		if locale == "" {
			continue
		}
		if locale == "C" || locale == "POSIX" || strings.HasPrefix(locale, "C.") {
			return nil // nothing else counts there
		}
		var all []string
		for language := range strings.SplitSeq(os.Getenv("LANGUAGE"), ":") {
			if language != "" {
				all = append(all, language)
			}
		}
		return append(all, locale)
	}
	return nil
}
