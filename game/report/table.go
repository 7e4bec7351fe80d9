package report

import (
	"bufio"
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// table is a table of figures. The first column of every row is what the row is
// about, the others are aligned to the right, but for bars.
type table struct {
	id, title string
	// heads stand above the columns, the first one's included; there may be
	// none.
	heads []string
	rows  []row
	// notes stand below, each in a line.
	notes []string
}

// row is a row of a table. Its id names it in CSV.
type row struct {
	id, name string
	cells    []cell
}

// cell is what stands in one place, and the figures that it is made of.
type cell struct {
	text    string
	bar     bool
	figures []figure
}

// figure is a bare number with its name, or an id in place of the number, for
// CSV.
type figure struct {
	id    string
	value float64
	text  string
}

// gap stands between columns.
const gap = "  "

// write writes the table as text.
func (t *table) write(out *bufio.Writer) {
	out.WriteString(t.title)
	out.WriteByte('\n')
	columns := len(t.heads)
	for _, r := range t.rows {
		columns = max(columns, len(r.cells)+1)
	}
	widths := make([]int, columns)
	for i, head := range t.heads {
		widths[i] = utf8.RuneCountInString(head)
	}
	for _, r := range t.rows {
		widths[0] = max(widths[0], utf8.RuneCountInString(r.name))
		for i, c := range r.cells {
			widths[i+1] = max(widths[i+1], utf8.RuneCountInString(c.text))
		}
	}
	line := func(name string, cells []cell) {
		var b strings.Builder
		b.WriteString(gap + name + blanks(widths[0]-utf8.RuneCountInString(name)))
		for i, c := range cells {
			b.WriteString(gap)
			pad := blanks(widths[i+1] - utf8.RuneCountInString(c.text))
			if c.bar {
				b.WriteString(c.text + pad)
			} else {
				b.WriteString(pad + c.text)
			}
		}
		out.WriteString(strings.TrimRight(b.String(), " "))
		out.WriteByte('\n')
	}
	if len(t.heads) > 0 {
		heads := make([]cell, len(t.heads)-1)
		for i, head := range t.heads[1:] {
			// It stands above its column, on the side that the cells are on.
			heads[i] = cell{text: head, bar: len(t.rows) > 0 && i < len(t.rows[0].cells) && t.rows[0].cells[i].bar}
		}
		line(t.heads[0], heads)
	}
	for _, r := range t.rows {
		line(r.name, r.cells)
	}
	for _, note := range t.notes {
		out.WriteString(gap + note + "\n")
	}
}

func blanks(n int) string { return strings.Repeat(" ", max(0, n)) }

// barOf draws a share of the most as a bar.
func barOf(share, most float64) cell {
	const long = 32
	if most <= 0 {
		return cell{bar: true}
	}
	eighths := int(share/most*long*8 + .5)
	text := strings.Repeat("█", eighths/8)
	if rest := eighths % 8; rest > 0 {
		text += string([]rune("▏▎▍▌▋▊▉")[rest-1])
	}
	return cell{text: text, bar: true}
}

// writeText writes tables one below the other.
func writeText(w io.Writer, tables []table) error {
	out := bufio.NewWriter(w)
	for _, t := range tables {
		out.WriteByte('\n')
		t.write(out)
	}
	return out.Flush()
}

// writeCSV writes tables as one list: table, row, figure and value, under a
// line with these names. Money is in dollars, and shares go from 0 to 1.
func writeCSV(w io.Writer, tables []table) error {
	out := csv.NewWriter(w)
	if err := out.Write([]string{"table", "row", "figure", "value"}); err != nil {
		return err
	}
	for _, t := range tables {
		for _, r := range t.rows {
			for _, c := range r.cells {
				for _, f := range c.figures {
					value := f.text
					if value == "" {
						value = strconv.FormatFloat(f.value, 'f', -1, 64)
					}
					if err := out.Write([]string{t.id, r.id, f.id, value}); err != nil {
						return err
					}
				}
			}
		}
	}
	out.Flush()
	return out.Error()
}
