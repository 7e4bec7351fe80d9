package game

import (
	"bigpayday/game/outline"
	"bigpayday/game/screenreader"
	"bigpayday/game/speech"
)

// reader says aloud what the screen shows: what has happened, what is asked, and which control the
// keyboard is on.
type reader struct {
	speaker speaker
	// lang is the language that is spoken, and focus the control that was named last.
	lang, focus string
	// news are said in one breath with the control that is named after them, as one text breaks off
	// the other.
	news, named []string
}

// speaker says texts, see [speech.Speaker].
type speaker interface {
	Say(text, lang string)
	Stop()
}

var _ speaker = (*speech.Speaker)(nil)

// Show names the control that the keyboard is on, where that is another one than before.
func (r *reader) Show(s screenreader.Screen) {
	r.lang = s.Labels.Language
	named := ""
	outline.Each(s.Items, func(i *outline.Item) {
		if i.Key == s.Focus && s.Focus != "" {
			named = outline.Sentences(i.Name, i.Shown, i.Note)
		}
	})
	if named != r.focus && named != "" {
		r.named = append(r.named[:0], named)
	}
	r.focus = named
}

// Tell says what has happened.
func (r *reader) Tell(told []string) { r.news = append(r.news, told...) }

// breathe says what has come together in a tick.
func (r *reader) breathe() {
	if text := outline.Sentences(append(r.news, r.named...)...); text != "" {
		r.speaker.Say(text, r.lang)
	}
	r.news, r.named = r.news[:0], r.named[:0]
}
