// Package speech says texts aloud through a command that the system has for that: espeak-ng, espeak
// or spd-say on Linux, say on macOS, PowerShell on Windows.
//
// A text goes to the command's standard input, never into its arguments, so that nothing in it can
// mean anything to a shell or to the command. Nobody waits for the command: what is said later takes
// the place of what is being said. What does not live here: what is said (packages game and outline).
package speech

import (
	"context"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"time"
	"unicode"
)

// Speaker says one text after the other. Its methods return at once.
type Speaker struct {
	command command
	texts   chan utterance
}

// utterance is a text in a language.
type utterance struct{ text, lang string }

// command is a program that speaks.
type command struct {
	name string
	// args are its arguments for a language such as "de", "" for whatever the system speaks.
	args func(lang string) []string
}

// powerShell speaks what it reads. It is the same whatever is said.
const powerShell = "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; " +
	"(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"

// espeak are the arguments of espeak and of espeak-ng.
func espeak(lang string) []string {
	if lang == "" {
		return []string{"--stdin"}
	}
	return []string{"--stdin", "-v", lang}
}

// commands are the programs to choose from, the best first, by system.
var commands = map[string][]command{
	"linux": {
		{"espeak-ng", espeak}, {"espeak", espeak},
		{"spd-say", func(lang string) []string {
			if lang == "" {
				return []string{"--wait", "--pipe-mode"}
			}
			return []string{"--wait", "--pipe-mode", "--language", lang}
		}},
	},
	"darwin":  {{"say", func(string) []string { return []string{"-f", "-"} }}},
	"windows": {{"powershell", func(string) []string { return []string{"-NoProfile", "-NonInteractive", "-Command", powerShell} }}},
}

// Open returns a speaker, or nil where the system has no command that speaks.
func Open() *Speaker {
	for _, c := range commands[runtime.GOOS] {
		if path, err := exec.LookPath(c.name); err == nil {
			s := &Speaker{command: command{path, c.args}, texts: make(chan utterance, 1)}
			go s.run()
			return s
		}
	}
	return nil
}

// longest is how many letters are said of a text at most, and patience how long that may take.
const (
	longest  = 1200
	patience = 2 * time.Minute
)

// langCode is the code of a language that commands know.
var langCode = regexp.MustCompile(`^[a-z]{2,3}$`)

// Say says a text in a language such as "de" or "pt_BR". What is being said is broken off.
func (s *Speaker) Say(text, lang string) {
	lang, _, _ = strings.Cut(lang, "_")
	if !langCode.MatchString(lang) {
		lang = ""
	}
	u := utterance{clean(text), lang}
	for {
		select {
		case s.texts <- u:
			return
		default:
		}
		select {
		case <-s.texts: // nobody will hear that any more
		default:
		}
	}
}

// Stop breaks off what is being said, and ends the speaker. Nothing can be said afterwards.
func (s *Speaker) Stop() { close(s.texts) }

// clean makes one line of a text, without what is no letter, sign or space.
func clean(text string) string {
	runes := []rune(strings.Join(strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " "))
	return string(runes[:min(len(runes), longest)])
}

// run says what comes, one text at a time.
func (s *Speaker) run() {
	u, ok := <-s.texts
	for ok {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		done := make(chan struct{})
		go func() {
			defer close(done)
			if u.text == "" {
				return
			}
			program := exec.CommandContext(ctx, s.command.name, s.command.args(u.lang)...)
			program.Stdin = strings.NewReader(u.text + "\n")
			program.WaitDelay = time.Second
			hide(program)
			_ = program.Run() // where it fails nothing is heard, and the game goes on
		}()
		var next utterance
		more := false
		select {
		case <-done:
			cancel()
			next, ok = <-s.texts
		case next, more = <-s.texts:
			cancel()
			<-done
			ok = more
		}
		u = next
	}
}
