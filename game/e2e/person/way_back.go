package person

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/e2e"
)

// waysBack lead from a scene back to the game.
var waysBack = map[string][]string{
	"dialog": {"ok", "no"}, "settings": {"back"}, "pause": {"resume"}, "setup": {"start"}, "days": {"back"},
	"title": {"continue", "new"}, "games": {"games-close"}, "rulebook": {"close"}, "players": {"done"}, "review": {"review-close"}, "who": {"me"},
	"saves": {"back"}, "replay": {"close"}, "conquest-replay": {"close"}, "album": {"back"},
}

// ComeBack leads from wherever the game is to where it is played.
func (p *Person) ComeBack() {
	p.t.Helper()
	for range 12 {
		for n := 0; n < 20 && p.Now().Moving; n++ {
			p.Ticks(2) // what was pressed last may be closing a page
		}
		now := p.Now()
		ways, away := waysBack[now.Scene]
		switch id := First(now, ways...); {
		case away && id != "":
			p.Press(id)
		case away, Overlay(now) != "":
			p.Key(ebiten.KeyEscape) // a list or a panel is open, or a name is not in order
		case First(now, "resume") != "":
			p.Key(ebiten.KeyP) // the computers pause, in the middle of what they do
		default:
			return
		}
		p.Ticks(2)
	}
	p.Until("the game to be there again", func(e2e.Trace) bool { return false })
}
