//go:build !js

package cli

// commands are those that open no window, by their names.
var commands = map[string]func(p *program, args []string) int{
	"sim":    (*program).sim,
	"replay": (*program).replay,
	"words":  (*program).checkTranslation,
}
