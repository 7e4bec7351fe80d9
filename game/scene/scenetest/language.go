package scenetest

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"bigpayday/game/words"
)

// Pseudo is a language that no people speaks: English in which words have other
// letters and texts are 40 % longer, as they are in languages that the game is
// still to be translated to.
const Pseudo = "xx"

// Languages are the languages there are, and [Pseudo].
var Languages = sync.OnceValue(func() (l words.Library) {
	if err := l.Add(Pseudo, pseudolocalize(words.Template())); err != nil {
		panic(err)
	}
	return l
})

// wordsOf returns the words of a language, which are read once.
func wordsOf(lang string) *words.Words {
	w, ok := spoken[lang]
	if !ok {
		languages := Languages()
		w = languages.Open(lang)
		spoken[lang] = w
	}
	return w
}

var spoken = map[string]*words.Words{}

var (
	message   = regexp.MustCompile(`(?m)^(msgstr(?:\[\d\])? )?"(.*)"$`)
	untouched = regexp.MustCompile(`\{[a-z_]*\}|\\.`)
	// limited is a remark for translators about messages that have room for so many
	// letters only. These, and what is painted on signs, get accents, but stay as short.
	limited = regexp.MustCompile(`letters (at most|or so)`)
	accents = strings.NewReplacer(
		"a", "ä", "e", "ê", "i", "ï", "o", "ô", "u", "û", "y", "ÿ", "n", "ñ", "s", "š", "r", "ř",
		"A", "Ä", "E", "Ê", "I", "Ï", "O", "Ô", "U", "Û", "Y", "Ÿ", "N", "Ñ", "S", "Š", "R", "Ř",
	)
	longer = strings.NewReplacer(
		"a", "ää", "e", "êé", "i", "ïí", "o", "ôö", "u", "ûü", "y", "ÿ", "n", "ñň", "s", "šś", "r", "ř",
		"A", "ÄÄ", "E", "ÊÉ", "I", "ÏÍ", "O", "ÔÖ", "U", "ÛÜ", "Y", "Ÿ", "N", "ÑŇ", "S", "ŠŚ", "R", "Ř",
	)
)

// pseudolocalize returns an English catalogue in the language [Pseudo].
func pseudolocalize(text []byte) []byte {
	head, body, _ := strings.Cut(string(text), "\n\n")
	lines := strings.Split(body, "\n")
	id, kind := "", "" // of ids whose texts have a limit
	limit := false
	for i, line := range lines {
		if strings.HasPrefix(line, "#.") {
			limit, kind = limited.MatchString(line), ""
		}
		if now, ok := strings.CutPrefix(line, "msgid "); ok {
			id = strings.Trim(now, `"`)
			if kind == "" {
				kind = family(id)
			}
		}
		part := message.FindStringSubmatch(line)
		if part == nil || strings.HasPrefix(id, "cli.") || strings.HasPrefix(id, "key.") || strings.HasPrefix(id, "number.") ||
			strings.HasPrefix(id, "money.") && id != "money.none" {
			continue
		}
		write := longer
		if limit && family(id) == kind || slices.Contains(onSigns, id) {
			write = accents
		}
		var out strings.Builder
		at := 0
		for _, keep := range untouched.FindAllStringIndex(part[2], -1) {
			out.WriteString(write.Replace(part[2][at:keep[0]]) + part[2][keep[0]:keep[1]])
			at = keep[1]
		}
		lines[i] = part[1] + `"` + out.String() + write.Replace(part[2][at:]) + `"`
	}
	return []byte(head + "\n\n" + strings.Join(lines, "\n"))
}

// onSigns are messages that are painted on signs.
var onSigns = []string{"title.pay_day", "title.players"}

// family returns the beginning of an id that messages of one kind share.
func family(id string) string { return id[:max(0, strings.LastIndex(id, "."))] }
