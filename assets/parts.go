package assets

import (
	_ "embed"
	"strings"
)

//go:embed parts/PARTS.md
var parts string

// Part is something in the program that others have made: a library, or a typeface.
type Part struct {
	// Name is what it is called, Version which one it is, "" where there is only one.
	Name, Version string
	// Typeface says that it is one.
	Typeface bool
	// License is the short name of the license it is under, such as "MIT", and Text all of it,
	// with the notice that has to be passed on.
	License, Text string
}

// Parts lists what others have made, in the order of the document that "make parts" writes.
func Parts() (all []Part) {
	table, rest, _ := strings.Cut(parts, "\n## ")
	sections := strings.Split(rest, "\n## ")
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 3 || strings.HasPrefix(cells[0], "---") || strings.TrimSpace(cells[0]) == "part" {
			continue
		}
		p := Part{Name: strings.TrimSpace(cells[0]), Version: strings.TrimSpace(cells[1]), License: strings.TrimSpace(cells[2])}
		var texts []string
		for _, section := range sections {
			names, text, _ := strings.Cut(section, "\n")
			if strings.Contains(", "+names+", ", ", "+p.Name+", ") || names == p.Name+": notice" {
				texts = append(texts, strings.TrimSpace(text))
			}
		}
		p.Name, p.Typeface = strings.CutSuffix(p.Name, ", a typeface")
		p.Text = strings.Join(texts, "\n\n")
		all = append(all, p)
	}
	return all
}
