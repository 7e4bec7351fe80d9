// Parts writes down what the program is made of that others have made, with their
// licenses:
//
//	go run ./game/tools/parts
//
// It asks the go tool which modules go into the program on each system, reads their
// licenses where the go tool keeps them, and writes assets/parts/PARTS.md, which is given
// out with the program and shown in it. A license that it does not know is an error:
// somebody has to read it. Nothing imports this command.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

const out = "assets/parts/PARTS.md"

// systems are those that the program is built for.
var systems = [][2]string{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"}}

// part is something that others have made.
type part struct {
	Name, Version string
	// License is its short name, such as "MIT", Text all of it, and Notice what has to be told
	// besides, "" for nothing.
	License, Text, Notice string
}

func main() {
	text, err := list(".")
	if err == nil {
		err = os.WriteFile(out, text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "parts:", err)
		os.Exit(1)
	}
}

// list returns the document for the program in a folder.
func list(folder string) ([]byte, error) {
	found := map[string]part{}
	for _, system := range systems {
		if err := addModules(found, folder, system[0], system[1]); err != nil {
			return nil, err
		}
	}
	if err := addTypefaces(found, folder); err != nil {
		return nil, err
	}
	golang, err := readPart("Go", strings.TrimPrefix(runtime.Version(), "go"), goroot())
	if err != nil {
		return nil, err
	}
	// The version is that of whoever builds it, which is no matter of the list.
	golang.Version = ""
	found[golang.Name] = golang
	return document(slices.SortedFunc(maps.Values(found), func(a, b part) int {
		return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})), nil
}

// goroot returns the folder of Go itself.
func goroot() string {
	text, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(text))
}

// addModules adds the modules that go into the program on a system, and the fonts in them.
func addModules(found map[string]part, folder, system, processor string) error {
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", ".")
	list.Dir = folder
	list.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0")
	text, err := list.Output()
	if err != nil {
		return fmt.Errorf("listing the modules for %s: %w", system, err)
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 3 || found[fields[0]].Name != "" {
			continue
		}
		p, err := readPart(fields[0], fields[1], fields[2])
		if err != nil {
			return err
		}
		found[p.Name] = p
		if p.Name == "github.com/hajimehoshi/ebiten/v2" {
			font, err := os.ReadFile(filepath.Join(fields[2], "examples", "resources", "fonts", "license.md"))
			if err != nil {
				return err
			}
			mplus := section(string(font), "mplus-1p")
			if mplus == "" {
				return errors.New("the license of the typeface M+ is not where it was")
			}
			found["M+"] = part{Name: "M+ 1p, a typeface", License: "M+ FONTS License", Text: mplus}
		}
		if p.Name == "eliasnaur.com/font" {
			font, err := os.ReadFile(filepath.Join(fields[2], "roboto", "ttfs", "LICENSE"))
			if err != nil {
				return err
			}
			found["Roboto"] = part{Name: "Roboto, a typeface", License: kind(string(font)), Text: strings.TrimSpace(string(font))}
		}
	}
	return nil
}

// addTypefaces adds the typefaces that are among the assets, by the licenses beside them.
func addTypefaces(found map[string]part, folder string) error {
	const ending = ".OFL.txt"
	files, err := filepath.Glob(filepath.Join(folder, "assets", "type", "*"+ending))
	if err != nil || len(files) == 0 {
		return errors.Join(err, errors.New("the licenses of the typefaces are not where they were"))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		words := strings.Split(strings.TrimSuffix(filepath.Base(file), ending), "-")
		for i, w := range words {
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
		name := strings.Join(words, " ") + ", a typeface"
		if found[name] = (part{Name: name, License: kind(string(text)), Text: strings.TrimSpace(string(text))}); found[name].License == "" {
			return fmt.Errorf("the license of %s is of no kind that is known: somebody has to read it, in %s", name, file)
		}
	}
	return nil
}

// section returns what a Markdown document says below the first headline that has a word in it, as
// far as the next headline.
func section(document, word string) string {
	var lines []string
	in := false
	for line := range strings.Lines(document) {
		if strings.HasPrefix(line, "#") {
			if in {
				break
			}
			in = strings.Contains(line, word)
			continue
		}
		if in {
			lines = append(lines, line)
		}
	}
	return strings.TrimSpace(strings.Join(lines, ""))
}

// readPart finds a part's license in its folder.
func readPart(name, version, folder string) (part, error) {
	var text []byte
	err := error(fs.ErrNotExist)
	for _, file := range []string{"LICENSE", "LICENSE.md", "LICENSE.txt", "COPYING"} {
		if text, err = os.ReadFile(filepath.Join(folder, file)); !errors.Is(err, fs.ErrNotExist) {
			break
		}
	}
	if err != nil {
		return part{}, fmt.Errorf("%s has no license that can be read: %w", name, err)
	}
	p := part{Name: name, Version: version, License: kind(string(text)), Text: strings.TrimSpace(string(text))}
	for _, file := range []string{"NOTICE", "NOTICE.md"} {
		if notice, err := os.ReadFile(filepath.Join(folder, file)); err == nil {
			p.Notice = strings.TrimSpace(string(notice))
		}
	}
	if p.License == "" {
		return part{}, fmt.Errorf("the license of %s is of no kind that is known: somebody has to read it, in %s", name, folder)
	}
	return p, nil
}

// kinds are licenses that the program may be given out under, and words that no other has. The
// first that fits is the one.
var kinds = []struct{ name, words string }{
	{"OFL-1.1", "SIL Open Font License, Version 1.1"},
	{"Apache-2.0", "Apache License Version 2.0"},
	{"BSD-3-Clause", "Neither the name of"},
	{"BSD-2-Clause", "Redistributions in binary form must reproduce"},
	{"MIT", "Permission is hereby granted, free of charge, to any person obtaining a copy"},
	{"Unlicense", "This is free and unencumbered software released into the public domain"},
	{"ISC", "Permission to use, copy, modify, and/or distribute this software for any purpose"},
}

// kind returns the short name of a license, or "".
func kind(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	for _, k := range kinds {
		if strings.Contains(text, k.words) {
			return k.name
		}
	}
	return ""
}

// document writes the list, and below it each text once.
func document(parts []part) []byte {
	var b bytes.Buffer
	b.WriteString("# What Big Pay Day is made of\n\n" +
		"The game, with its drawings, sounds and words, was made for itself and is under the MIT license.\n" +
		"These parts others have made.\n\n" +
		"| part | version | license |\n|---|---|---|\n")
	byText := map[string][]string{}
	var texts []string
	for _, p := range parts {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", p.Name, p.Version, p.License)
		if byText[p.Text] == nil {
			texts = append(texts, p.Text)
		}
		byText[p.Text] = append(byText[p.Text], p.Name)
	}
	for _, text := range texts {
		writeSection(&b, strings.Join(byText[text], ", "), text)
	}
	for _, p := range parts {
		if p.Notice != "" {
			writeSection(&b, p.Name+": notice", p.Notice)
		}
	}
	return b.Bytes()
}

// writeSection writes a headline and a text, whose own headlines become lines.
func writeSection(b *bytes.Buffer, headline, text string) {
	fmt.Fprintf(b, "\n## %s\n\n", headline)
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \t\r\n")
		if line != "```" {
			fmt.Fprintln(b, strings.TrimLeft(line, "#"))
		}
	}
}
