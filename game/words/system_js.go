package words

import "syscall/js"

// systemLanguages returns what the browser's user reads.
func systemLanguages() (all []string) {
	navigator := js.Global().Get("navigator")
	if navigator.Type() != js.TypeObject {
		return nil
	}
	if list := navigator.Get("languages"); list.Type() == js.TypeObject {
		for i := range list.Length() {
			all = append(all, list.Index(i).String())
		}
	}
	if one := navigator.Get("language"); len(all) == 0 && one.Type() == js.TypeString {
		all = append(all, one.String())
	}
	return all
}
