package game

import (
	"os/user"
	"strings"
)

// userName returns the first name of whoever uses the computer, "" where the system knows no name
// of a person: many say the name of the account instead.
func userName() string {
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return firstName(u.Name, u.Username)
}

// firstName returns the first name in a full name, unless that is the name of an account. On
// Windows that has the computer before it.
func firstName(full, account string) string {
	account = account[strings.LastIndexByte(account, '\\')+1:]
	names := strings.Fields(full)
	if len(names) == 0 || strings.EqualFold(strings.Join(names, ""), account) {
		return ""
	}
	return names[0]
}
