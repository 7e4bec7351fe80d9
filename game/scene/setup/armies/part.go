// Package armies is what Conquest adds to the page of the set-up: the page that is played
// on with its regions, how long it is played, and the house rules.
package armies

import (
	"math/bits"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/rules"
	"bigpayday/game/scene/setup"
	"bigpayday/game/scene/theater"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/armies"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/warfare"
)

// part is the [setup.Part] of Conquest.
type part struct {
	*setup.Setup
	form *form
}

// New returns the part of Conquest, as somebody finds it who has not played yet.
func New(s *setup.Setup) setup.Part { return &part{s, newForm(s.Seats)} }

// Editions is the game itself: it has none.
func (s *part) Editions() []string { return []string{armies.Opener().Name()} }

// Chosen has nothing to choose.
func (s *part) Chosen(string) {}

// Figures says what the game is about.
func (s *part) Figures(string) string { return wording.About(s.Words) }

// Lists are none but who begins.
func (s *part) Lists() []setup.List { return nil }

// Read fills in what was set up.
func (s *part) Read(doc setups.Document) { s.form.read(doc) }

// Write writes down what is set up.
func (s *part) Write(doc setups.Document, _ bool) {
	game := s.form.setup(0).Game
	kept.Put(doc, &game)
}

// speaker speaks about the page that is chosen.
func (s *part) speaker() *wording.Speaker { return wording.New(s.Words, s.form.page(), nil) }

// Check returns what the player has to change.
func (s *part) Check() setup.Trouble {
	game := s.form.setup(0).Game
	return setup.Trouble{Text: s.speaker().Refusal(game.Check())}
}

// Span says how long it is played.
func (s *part) Span() string {
	name, _ := wording.Length(s.Words, s.form.rounds)
	return name
}

// Summary says on which page it is played.
func (s *part) Summary() []string { return []string{s.speaker().Page()} }

// Start begins the game and puts it on the screen, or says why it cannot be.
func (s *part) Start(seed uint64) (refusal string) {
	t, err := armies.New(s.form.setup(seed), s.Store)
	if err != nil {
		return s.speaker().Refusal(err)
	}
	theater.Begin(s.App, t)
	return ""
}

// Rules is the rule book of the game as it is settled.
func (s *part) Rules() *app.RulesAt {
	game := s.form.setup(0).Game
	return theater.RulesOf(&game, "")
}

// Length sets how long it is played. It says what is proposed, or how long that takes.
func (s *part) Length() *flow.Node {
	at := slices.Index(lengths[:], s.form.rounds)
	w := ui.Dropdown{Selected: at, Options: ui.Options(len(lengths), func(i int) string {
		name, _ := wording.Length(s.Words, lengths[i])
		return name
	})}
	takes := s.Words.Count("setup.minutes", s.form.minutes(at))
	if s.form.people() >= manyPeople && s.form.rounds != proposed {
		name, _ := wording.Length(s.Words, proposed)
		takes = s.Words.Count("setup.proposed", s.form.people(), words.Text("length", name))
	}
	name, does := wording.Length(s.Words, s.form.rounds)
	choose := s.Setter("rounds", w, control.Tip{Title: name, Text: does}, func(v int) { s.form.rounds = lengths[v] })
	return s.LengthOf(s.Say("conquest.setup.rounds"), takes, choose.Least(render.CellLeast, render.None))
}

// rounds is the panel of how long it is played.
func (s *part) rounds() *flow.Node {
	pane := s.Pane("conquest.setup.rounds", nil)
	for i, rounds := range lengths {
		pane.Add(s.lengthRow(i, rounds))
	}
	return pane
}

// lengthRow chooses the i-th limit.
func (s *part) lengthRow(i int, rounds uint8) *flow.Node {
	name, does := wording.Length(s.Words, rounds)
	if rounds == proposed && s.form.people() >= manyPeople {
		does = s.Words.Count("conquest.setup.proposed", s.form.people()) + " " + does
	}
	minutes := s.Words.Count("setup.minutes", s.form.minutes(i))
	return flow.Column(
		flow.Row(flow.Line(name, render.Label).Grow(1), flow.Line(minutes, render.Remark)).Gap(render.Gap), s.Remark(does, 3),
	).Pad(render.Gap, render.Tight).Pressed(ui.Control{
		ID: ui.ID("rounds-" + strconv.Itoa(int(rounds))), Active: s.form.rounds == rounds, Tip: control.Tip{Title: name, Text: minutes},
		Do: s.Change(func(int) { s.form.rounds = rounds }),
	}, options.Choice)
}

// Calendar are the panels of the page that is played on, with its map and the key of its
// regions, and of how long.
func (s *part) Calendar(setup.Trouble) []*flow.Node {
	f := s.form
	page := s.MonthPane("conquest.setup.page", &f.plain, &f.month, rules.LastYear, s.ofNoYear())
	page.Add(tinyPage(f.page(), render.PaneLeast, render.DeepChart), s.Remark(s.Say("conquest.setup.map"), 3))
	key := flow.Column().Gap(render.Tight)
	for r := range conquest.NumRegions {
		key.Add(s.region(r))
	}
	return []*flow.Node{page, s.rounds(), s.Pane("conquest.setup.regions", nil, s.Remark(s.Say("conquest.setup.regions_note"), 3), key)}
}

// ofNoYear sets weekday and length of a page of no year.
func (s *part) ofNoYear() *flow.Node {
	f := s.form
	weekdays := ui.Dropdown{Selected: int(f.weekday), Options: ui.Options(daysOfAWeek, func(i int) string {
		return s.Say("setup.starts_on", words.Text("weekday", s.Words.DayOfWeek(i)))
	})}
	length := ui.Stepper{
		Value: int(f.length), Min: int(conquest.Shortest), Max: int(conquest.Longest), Text: s.Number(int(f.length) - 1),
		AtMin: s.Say("setup.shortest", words.Number("n", conquest.Shortest)), AtMax: s.Say("setup.longest", words.Number("n", conquest.Longest)),
	}
	weekday := s.Setter("weekday", weekdays, control.Tip{}, func(v int) { f.weekday = uint8(v) }).Grow(1)
	days := s.Setter("length", length, control.Tip{Title: s.Words.Count("setup.days_long", int(f.length))}, func(v int) { f.length = uint8(v) })
	return flow.First(flow.Row(weekday, days).Gap(render.Gap), flow.Column(weekday, days).Gap(render.Near))
}

// daysOfAWeek is how many there are.
const daysOfAWeek = 7

// region is the row of a region in the key of the page.
func (s *part) region(r conquest.Region) *flow.Node {
	page, speaker := s.form.page(), s.speaker()
	links := conquest.MapOf(page)
	bonus := s.Say("conquest.setup.bonus", words.Number("n", links.Bonus[r]))
	return flow.Row(
		flow.Picture(render.LargeSign, render.Sign, func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
			warfare.RegionBonus(t, dst, box, int(r), bonus)
		}),
		flow.Column(flow.Line(speaker.Region(r), render.Label), s.Remark(speaker.RegionDoes(&links, r), 3)).Along(flow.Center).Grow(1),
	).Gap(render.Gap).Pad(render.Near, render.Tight).OnRow(r%2 == 0)
}

// tinyPage is a small map of a page.
func tinyPage(page conquest.Page, w, h render.Step) *flow.Node {
	links := conquest.MapOf(page)
	k := warfare.TinyPage{Linked: func(a, b int) bool { return links.Linked(conquest.Day(a), conquest.Day(b)) }}
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		date, month := page.Date(d)
		k.Days[d] = warfare.TinyDay{Date: int(date), Other: month != 0, Region: int(page.RegionOf(d))}
	}
	return flow.Picture(w, h, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { warfare.DrawTinyPage(t, dst, r, k) })
}

// HouseRules are those of the game.
func (s *part) HouseRules() (list []setup.HouseRule) {
	f := s.form
	for rule := range conquest.NumHouseRules {
		name, does := wording.HouseRule(s.Words, rule)
		list = append(list, setup.HouseRule{ID: rule.String(), Name: name, Does: does, On: f.house.Has(rule), Set: func(on bool) {
			f.house = f.house.Without(rule)
			if on {
				f.house = f.house.With(rule)
			}
		}})
	}
	return list
}

// Describe says what a preset is.
func (s *part) Describe(doc setups.Document) setup.Description {
	game := kept.Of(doc).Setup(len(doc.Head().Seats))
	length, _ := wording.Length(s.Words, game.Rounds)
	is := setup.Description{Length: length, Rules: bits.OnesCount8(uint8(game.House))}
	if err := game.Check(); err != nil {
		is.Refusal = wording.New(s.Words, s.form.page(), nil).Refusal(err)
	}
	return is
}
