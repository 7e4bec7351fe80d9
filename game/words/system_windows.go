package words

import (
	"syscall"
	"unsafe"
)

// longestLocale is how many letters the name of a locale has at most, with the
// zero at its end.
const longestLocale = 85

func systemLanguages() []string {
	if all := environment(); len(all) > 0 {
		return all
	}
	ask := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if ask.Find() != nil {
		return nil
	}
	var name [longestLocale]uint16
	if n, _, _ := ask.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(len(name))); n == 0 {
		return nil
	}
	return []string{syscall.UTF16ToString(name[:])}
}
