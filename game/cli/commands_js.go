package cli

// commands are none in the browser.
var commands map[string]func(p *program, args []string) int
