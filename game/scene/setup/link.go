package setup

import (
	"bigpayday/game/clipboard"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
)

// takeLink fills the form in with the game of the link that the program was opened with, if it
// was.
func (s *Setup) takeLink() {
	text := s.Link
	if s.Link = ""; text == "" {
		return
	}
	link, err := setups.ParseLink(text)
	if err != nil {
		s.ShowNotice(s.Say("setup.bad_link"))
		return
	}
	s.read(link.Setup)
	s.seed, s.sent = link.Seed, true
}

// hint is the message below the headline.
func (s *Setup) hint() string {
	if s.sent {
		return "setup.sent"
	}
	return "setup.games_hint"
}

// linkButton copies a link to the game as it is set up, nil where there is no page to link to.
func (s *Setup) linkButton() *flow.Node {
	if s.Address == "" {
		return nil
	}
	return flow.Control(ui.Control{ID: "link", Widget: ui.Button{Label: s.Say("setup.link")}, Do: func(ui.Event) { s.copyLink() }})
}

// copyLink settles the seed, so that the game that is begun here is the one of the link.
func (s *Setup) copyLink() {
	if s.seed == 0 {
		s.seed = table.NewSeed()
	}
	line := s.Address + setups.LinkMark + setups.Link{Setup: s.document(true), Seed: s.seed}.Text()
	if clipboard.Copy(line) != nil {
		s.Inform(s.Say("setup.link"), s.Say("album.not_copied", words.Text("line", line)), nil)
		return
	}
	s.ShowNotice(s.Say("setup.link_copied"))
}
