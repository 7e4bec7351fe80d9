package preferences

import (
	"context"
	"os/exec"
	"strings"
)

// assistance is where macOS keeps what it calls Accessibility.
const assistance = "com.apple.universalaccess"

func read() Preferences {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	// A setting that nobody has touched is not there, and the command says so by failing.
	setting := func(domain, key string) string {
		out, err := exec.CommandContext(ctx, "/usr/bin/defaults", "read", domain, key).Output()
		if err != nil {
			return ""
		}
		return strings.TrimSpace(string(out))
	}
	return Preferences{
		LessMotion:   setting(assistance, "reduceMotion") == "1",
		MoreContrast: setting(assistance, "increaseContrast") == "1",
		Dark:         setting("-g", "AppleInterfaceStyle") == "Dark",
	}
}
