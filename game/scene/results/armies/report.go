package armies

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/campaign"
)

// game is a game of Conquest that is over, see [results.Game].
type game struct {
	*theater.Theater
	ranking []standing
}

// New returns the results of a game that is over.
func New(_ *app.App, m *theater.Theater) app.Scene {
	return results.New(m.Session, theater.ResultsDoor.ID(), &game{m, rankingOf(m.Campaign.Shown())})
}

// Ending returns how much of the end of the game the campaign has played.
func (g *game) Ending() results.Ending {
	a := g.Campaign.Actors()
	switch end := &a.End; {
	case !g.Campaign.Busy():
		return results.AtRest
	case a.Calm && end.On:
		return results.Ending{Stamped: true, Scale: 1, Drawn: min(end.Drawn, 1)}
	default:
		return results.Ending{Stamped: end.On, Scale: end.Scale, Shake: end.Shake, Drawn: end.Drawn}
	}
}

// parts are the parts of the bars, by [render.Bar], and the bracket: what they are called
// in messages, and the beginning of the ids of their controls.
var parts = [...]string{
	render.BarRegular: "base", render.BarEarned: "regions", render.BarExtra: "sets",
	render.BarSpent: "attack", render.BarOther: "defence", render.LegendLeft: "left",
}

// Report tells how the game went.
func (g *game) Report() results.Report {
	sh := g.Campaign.Shown()
	name, _ := wording.Length(g.Words, sh.Setup.Rounds)
	say := func(id string) string { return g.Say("conquest.results." + id) }
	r := results.Report{
		Of: g.Say("conquest.results.of",
			words.Text("page", g.Speaker.Page()), words.Text("rounds", g.Words.Count("conquest.length.rounds", int(sh.Round))), words.Text("length", name)),
		Note:      g.Speaker.Outcome(sh.Winners, byRounds(sh), sh.Sums),
		Help:      say("help"),
		Columns:   []string{say("days"), say("armies"), say("last_round")},
		Sums:      say("sums"),
		Total:     say("armies"),
		Sum:       g.number,
		Signed:    g.signed,
		Uncoached: sh.Setup.House.Has(conquest.NoCoach),
	}
	if !byRounds(sh) {
		r.Columns = []string{say("taken"), say("armies"), say("days")}
	}
	for i := range g.ranking {
		r.Ranks = append(r.Ranks, g.rank(&g.ranking[i]))
	}
	if !sh.Whole {
		r.Unknown = say("unknown")
		return r
	}
	r.Help += " " + say("help_bars")
	for i, id := range parts {
		r.Parts[i] = results.Part{ID: id, Name: say(id), Tip: say("tip." + id)}
	}
	r.Course = g.course()
	r.Panels = []results.Panel{{Name: say("dice"), Title: say("dice_title"), Body: g.dice}}
	for kind := range wording.NumAwards {
		if seats := g.earners(kind); seats != 0 && seats.Len() < sh.Seats() {
			r.Awards = append(r.Awards, g.award(kind, seats))
		}
	}
	return r
}

// rank is the row of a seat in the ranking.
func (g *game) rank(st *standing) results.Rank {
	sh := g.Campaign.Shown()
	tally, left := &sh.Tally[st.seat], st.armies
	figure := func(n int32) results.Figure {
		f := results.Figure{Text: g.number(n)}
		if n == 0 {
			f.Ink = results.Faint
		}
		return f
	}
	k := results.Rank{
		Seat: st.seat, Place: st.place, Winner: sh.Winners.Has(st.seat), Tied: st.tied, Left: left,
		Figures: []results.Figure{figure(st.days), figure(left), figure(st.sum)},
	}
	if !byRounds(sh) {
		k.Figures = []results.Figure{figure(int32(tally.Days)), figure(left), figure(st.days)}
	}
	if !sh.In(st.seat) && sh.Whole {
		k.Note = g.Say("conquest.results.out", words.Number("round", roundOf(sh, sh.OutAt[st.seat])))
	}
	k.Parts = [...]int32{
		render.BarRegular: int32(sh.Setup.Infantry(st.seat)) + tally.ForDays,
		render.BarEarned:  tally.ForRegions, render.BarExtra: tally.SetArmies,
		render.BarSpent: tally.Lost, render.BarOther: tally.Fallen,
	}
	k.Tip = g.rankTip(st, &k)
	return k
}

// rankTip says in words what a row of the ranking shows.
func (g *game) rankTip(st *standing, k *results.Rank) render.Tip {
	sh := g.Campaign.Shown()
	id := "results.tip.row"
	if k.Tied {
		id = "results.tip.row_tied"
	}
	tip := render.Tip{
		Title:  g.Say(id, words.Number("place", k.Place), words.Name("name", g.Names[k.Seat])),
		Figure: g.Speaker.Days(st.days) + " · " + g.Speaker.Armies(st.armies),
	}
	if k.Note != "" {
		tip.Figure = k.Note
	}
	if !sh.Whole {
		return tip
	}
	list := make([]string, len(k.Parts))
	for i, n := range k.Parts {
		list[i] = g.Say("results.award.figure", words.Text("name", g.Say("conquest.results."+parts[i])), words.Text("figure", g.number(n)))
	}
	tip.Text = strings.Join(list, g.Say("list.comma"))
	var out []string
	for seat := range conquest.Seat(sh.Setup.Seats) {
		if sh.Tally[k.Seat].KnockedOut.Has(seat) {
			out = append(out, g.Names[seat])
		}
	}
	if len(out) > 0 {
		tip.Text += "\n" + g.Say("conquest.results.knocked_out", words.Text("names", g.Words.List(out)))
	}
	return tip
}

// number writes a number, signed one that comes in or goes out.
func (g *game) number(n int32) string { return g.Words.Decimal(float64(n), 0) }

func (g *game) signed(n int32) string {
	if n > 0 {
		return g.Say("conquest.results.plus", words.Text("number", g.number(n)))
	}
	return g.number(n)
}

// Props are a piece of the winner's and the dice of both sides.
func (g *game) Props() (picture *flow.Node, dice []render.Die) {
	army := g.Army(g.ranking[0].seat)
	picture = flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Piece(dst, army, render.Artillery, r.CenterX(), r.CenterY(), min(r.W, r.H), render.OnDay, render.Pose{})
	})
	return picture, []render.Die{{Color: attackDice, N: 6}, {Color: defenceDice, N: 5}}
}

// Look returns the look back at the days.
func (g *game) Look() app.Scene { return newDays(g.Theater) }

// BeginLesson begins the first game once more.
func (g *game) BeginLesson() { theater.BeginLesson(g.App) }

// Review returns what weighs the decisions of the persons, nil where it cannot be done.
func (g *game) Review() results.Review {
	if r := g.Table.Review(); r != nil {
		return &review{r, g.Theater}
	}
	return nil
}

// review is an [armies.Review] in words.
type review struct {
	*armies.Review
	m *theater.Theater
}

// Costliest returns the decisions that cost a person most.
func (r *review) Costliest(seat conquest.Seat) (list []results.Regret) {
	for _, regret := range r.Review.Costliest(seat) {
		list = append(list, results.Regret{
			Chosen: r.m.Speaker.Offer(&regret.View, conquest.Option{Choice: regret.Choice}).Label,
			Better: r.m.Speaker.Better(&regret.View, regret.Better),
			Cost:   r.m.Speaker.Cost(regret.Cost),
		})
	}
	return list
}

// byRounds reports whether the game ended because its rounds were over: then more than one
// player is left.
func byRounds(sh *campaign.Shown) bool {
	in := 0
	for seat := range conquest.Seat(sh.Setup.Seats) {
		if sh.In(seat) {
			in++
		}
	}
	return in > 1
}

// roundOf returns the round of a turn.
func roundOf(sh *campaign.Shown, turn uint16) (round uint8) {
	for _, p := range sh.Course.Points() {
		if p.Turn <= turn {
			round = p.Round
		}
	}
	return round
}
