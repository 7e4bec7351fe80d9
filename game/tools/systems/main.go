// Systems checks that the program fits the systems that the tests do not run on: it reads
// the whole program, with the libraries and files that each of them takes, and compares all
// types, as a compiler would before it makes code. That takes seconds where building
// takes minutes; "make build" builds.
//
// Systems are given like "windows/amd64". It fails at the first one that has errors, after
// listing them.
package main

import (
	"fmt"
	"os"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	for _, system := range os.Args[1:] {
		if wrong := check(system, "."); len(wrong) > 0 {
			for _, e := range wrong {
				fmt.Fprintln(os.Stderr, e)
			}
			fmt.Fprintln(os.Stderr, "systems: the program does not fit "+system)
			os.Exit(1)
		}
	}
}

// check returns what is wrong with a program on a system.
func check(system, program string) (wrong []error) {
	goos, goarch, _ := strings.Cut(system, "/")
	loaded, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps | packages.NeedTypes | packages.NeedSyntax | packages.NeedTypesInfo | packages.NeedTypesSizes,
		Env:  append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0"),
	}, program)
	if err != nil {
		return []error{err}
	}
	packages.Visit(loaded, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			wrong = append(wrong, e)
		}
	})
	return wrong
}
