package words

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// entry is one message of a .po file.
type entry struct {
	line       int // on which its msgid stands, from 1
	id, plural string
	// forms are the translations: one, or those of the plural.
	forms []string
	// fuzzy says that somebody has to look at it again; it does not count.
	fuzzy bool
}

// translated reports whether the entry says anything.
func (e *entry) translated() bool {
	for _, form := range e.forms {
		if form == "" {
			return false
		}
	}
	return len(e.forms) > 0 && !e.fuzzy
}

// form is the keyword of a line with one of the forms of a plural, between these and a digit.
const form, formEnd = "msgstr[", "]"

// cutLine cuts a line of a .po file in its keyword, "" where a string goes on, the digit of
// the form, "" where it has none, and the string. It is what the program does most of when it
// starts, so that it copies no string which stands in the line by the letter.
func cutLine(line string) (keyword, digit, text string, ok bool) {
	quote := strings.IndexByte(line, '"')
	if quote < 0 {
		return "", "", "", false
	}
	keyword = trimEnd(line[:quote])
	switch keyword {
	case "", "msgid", "msgid_plural", "msgstr":
	default:
		digit = strings.TrimSuffix(strings.TrimPrefix(keyword, form), formEnd)
		if len(digit) != 1 || digit < "0" || digit > "9" || keyword != form+digit+formEnd {
			return "", "", "", false
		}
	}
	text = trimEnd(line[quote:])
	if last := len(text) - 1; last > 0 && strings.IndexByte(text, '\\') < 0 && strings.IndexByte(text[1:], '"') == last-1 {
		return keyword, digit, text[1:last], true
	}
	text, err := strconv.Unquote(text)
	return keyword, digit, text, err == nil
}

// trimEnd returns a part of a line without the space at its end.
func trimEnd(s string) string {
	for len(s) > 0 && (s[len(s)-1] == ' ' || s[len(s)-1] == '\t') {
		s = s[:len(s)-1]
	}
	return s
}

// readPO reads the text of a .po file by the letter. It returns the entries, the
// header first among them, and the first line that is none, 0 where all are.
func readPO(text []byte) (entries []entry, bad int) { return readUntil(text, "") }

// readHead returns the first entries of a .po file, up to where the language is spoken: what a
// file has to say of itself.
func readHead(text []byte) []entry {
	entries, _ := readUntil(text, placeID)
	return entries
}

// readUntil is [readPO] for the entries up to the one with an id, all if none has it.
func readUntil(text []byte, id string) (entries []entry, bad int) {
	if line := invalidLine(text); line > 0 {
		return nil, line
	}
	var at *string // where a string goes on
	var now *entry
	fuzzy := false
	rest := strings.TrimPrefix(string(text), "\ufeff")
	for line := 1; rest != ""; line++ {
		raw := rest
		if end := strings.IndexByte(rest, '\n'); end >= 0 {
			raw, rest = rest[:end], rest[end+1:]
		} else {
			rest = ""
		}
		raw = strings.TrimRight(raw, "\r")
		switch {
		case raw == "":
			continue
		case raw[0] == '#':
			fuzzy = fuzzy || strings.HasPrefix(raw, "#,") && strings.Contains(raw, "fuzzy")
			continue
		}
		keyword, digit, quoted, ok := cutLine(raw)
		if !ok && strings.TrimSpace(raw) == "" {
			continue
		}
		if !ok {
			return entries, line
		}
		switch keyword {
		case "msgid":
			if now != nil && id != "" && now.id == id {
				return entries, 0
			}
			entries = append(entries, entry{line: line, fuzzy: fuzzy})
			now, fuzzy = &entries[len(entries)-1], false
			at = &now.id
		case "":
			if at == nil {
				return entries, line
			}
		default:
			if now == nil {
				return entries, line
			}
			if keyword == "msgid_plural" {
				at = &now.plural
				break
			}
			if n, err := strconv.Atoi(digit); err == nil && n != len(now.forms) || err != nil && len(now.forms) > 0 {
				return entries, line
			}
			now.forms = append(now.forms, "")
			at = &now.forms[len(now.forms)-1]
		}
		*at += quoted
	}
	return entries, 0
}

// invalidLine returns the first line of a text that is not UTF-8, 0 where all of it is.
func invalidLine(text []byte) int {
	if utf8.Valid(text) {
		return 0
	}
	line := 1
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		if r == utf8.RuneError && size == 1 {
			break
		}
		if r == '\n' {
			line++
		}
		text = text[size:]
	}
	return line
}

// header returns a field of the header of a .po file: the text of the entry
// without an id.
func header(entries []entry, field string) string {
	for i := range entries {
		if entries[i].id != "" || len(entries[i].forms) == 0 {
			continue
		}
		for line := range strings.Lines(entries[i].forms[0]) {
			if name, value, ok := strings.Cut(line, ":"); ok && strings.EqualFold(strings.TrimSpace(name), field) {
				return strings.TrimSpace(value)
			}
		}
	}
	return ""
}

// pluralField is the field of a header that says which forms a message with a count
// has, and which number takes which.
const pluralField = "Plural-Forms"

// draftState is what the field X-State of a header says of a translation that is
// not to be offered to players yet.
const (
	stateField = "X-State"
	draftState = "draft"
)
