package words

import "strings"

// Keys returns the captions of the keys to press for a trigger as the key map
// writes it: "Ctrl", "O" for "ctrl+o", "Space" for "space", "+" for the typed
// character "'+'".
func (w *Words) Keys(trigger string) []string {
	var captions []string
	for {
		modifier, rest, more := strings.Cut(trigger, "+")
		if !more || rest == "" || strings.HasPrefix(trigger, "'") {
			return append(captions, w.key(trigger))
		}
		captions = append(captions, w.key(modifier))
		trigger = rest
	}
}

// key returns the caption of one key. Letters, digits, function keys and
// typed characters are what is printed on them; the others have messages.
func (w *Words) key(name string) string {
	if r := []rune(name); len(r) == 3 && r[0] == '\'' && r[2] == '\'' {
		return string(r[1])
	}
	if id := "key." + name; w.Has(id) {
		return w.Say(id)
	}
	return strings.ToUpper(name)
}
