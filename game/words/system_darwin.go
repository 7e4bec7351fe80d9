package words

import (
	"os/exec"
	"strings"
)

// systemLanguages asks the system's settings where the environment is silent, as
// it is for programs that are not started from a shell.
func systemLanguages() []string {
	if all := environment(); len(all) > 0 {
		return all
	}
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output()
	if err != nil {
		return nil
	}
	return []string{strings.TrimSpace(string(out))}
}
