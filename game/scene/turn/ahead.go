package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// What stands where cards are presented while there is none.

// aheadShown reports whether the panel that looks ahead is shown.
func (s *Turn) aheadShown() bool {
	sh := s.M.Stage.Shown()
	_, card := s.presented()
	return !card && !sh.Contest.Open && sh.Landed.Month == 0 && !s.StakeShown()
}

// aheadBoxes are where the parts of the panel stand that looks ahead.
type aheadBoxes struct {
	plate render.Rect
	left  float64 // where the texts begin, beside the plate
	// text is what is said of the throw, from the baseline textBase on.
	text              []string
	body              render.Style
	textBase, leading float64
	// spots are the days that the six throws lead to, sign and die the sizes of
	// what is drawn there.
	spots     [6]render.Rect
	sign, die float64
}

// layAhead lays out the panel that looks ahead. Large type takes the air around the
// days that the throws lead to.
func (s *Turn) layAhead(figures [3]figure) aheadBoxes {
	t, r := s.Theme, s.Layout.Card
	k := r.W / render.CardW
	plate := 40 * max(k, .85)
	b := aheadBoxes{
		plate: render.Rect{X: r.X + 16, Y: r.Y + 16, W: plate, H: plate},
		left:  r.X + 28 + plate, sign: 46, die: 20,
	}
	top, h, air := r.Y+74, 76.0, 8.0
	if s.smallCard() {
		b.sign, b.die, top, h, air = 36, 16, r.Y+62, 60, 3
	}
	text, room := s.AheadText(), r.Right()-16-b.left
	body := render.Style{Face: render.Regular, Size: 14 * max(k, .9), Color: t.Palette.Ink2}
	boxes, _ := s.figureBoxes(r, figures)
	// It stays smaller than the name above it.
	if t.LargestGrowth(app.Growth*1.08, func(k float64) bool {
		b.body = t.Capped(body, k)
		lines, size := t.Wrap(text, b.body, room, 3), b.body.Size*t.TextScale
		b.text, b.leading = lines.Lines, 1.24*size
		b.textBase = r.Y + 37 + 1.15*size
		end := b.textBase + float64(len(lines.Lines)-1)*b.leading + .25*size
		top = (end + boxes[0].Y - h) / 2
		return !lines.Cut && end+air <= top
	}) == 1 {
		var line string
		line, b.body = t.Fit(text, s.set(body), room, 11.5)
		b.text, b.textBase = []string{line}, r.Y+54
	}
	w := (r.W - 24) / 6
	for i := range b.spots {
		b.spots[i] = render.Rect{X: r.X + 12 + float64(i)*w, Y: top, W: w - 1, H: h}
	}
	return b
}

// drawAhead tells whose turn it is, and what lies ahead.
func (s *Turn) drawAhead(dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	seat := sh.Turn
	r := s.Layout.Card
	t.Panel(dst, r, render.Paper)
	t.Pin(dst, r.CenterX(), r.Y, render.Blue)
	figures := s.aheadFigures(seat)
	b := s.layAhead(figures)
	who := words.Name("name", s.M.Names[seat])
	t.TokenPlate(dst, b.plate, s.M.Tokens[seat], true)
	s.fit(dst, s.Say("prompt.title.take-turn", who), b.left, r.Y+34, r.Right()-16-b.left, 14,
		render.Style{Face: render.Black, Size: 20 * max(r.W/render.CardW, .85), Color: pal.Ink})
	for i, line := range b.text {
		t.DrawText(dst, line, b.left, b.textBase+float64(i)*b.leading, b.body)
	}

	focus, shown := s.UI.Focused()
	retired := sh.Players[seat].Retired
	for i, at := range b.spots {
		_, space := facts.Ahead(s.M, seat, i+1)
		id := aheadIDs[i]
		switch {
		case i+1 == facts.Pips(s.M), retired && i+1 == int(facts.WinningRoll(s.M)):
			t.Highlight(dst, at.Inset(1), 8)
		case s.UI.Hovered() == id:
			t.Well(dst, at.Inset(1), 8)
		}
		if retired {
			t.Die(dst, render.Die{Color: "black", N: i + 1}, at.CenterX(), at.CenterY(), b.sign*.8, 0, render.Pose{})
		} else {
			t.Sign(dst, space.String(), at.CenterX()-b.sign/2, at.Y+1, b.sign, false)
			t.Die(dst, render.Die{Color: "red", N: i + 1}, at.CenterX(), at.Bottom()-b.die/2-6, b.die, -1, render.Pose{})
		}
		if shown && focus == id {
			t.FocusRing(dst, at.Inset(1), 8)
		}
	}
	s.drawFigures(dst, r, figures)
}

// AheadText says what a throw is for, or where the throw leads.
func (s *Turn) AheadText() string {
	sh, a := s.M.Stage.Shown(), s.M.Stage.Actors()
	if n := facts.Pips(s.M); n > 0 {
		day, _ := facts.Ahead(s.M, sh.Turn, n)
		return s.Say("turn.on_the_way", words.Number("number", n), words.Text("date", s.M.Date(sh.Players[sh.Turn].Month, day)))
	}
	if a.Dice.On {
		return s.Say("turn.in_the_air")
	}
	jackpot := s.M.Stage.Money(engine.Jackpot)
	money, number := words.Money("money", jackpot), words.Number("number", facts.WinningRoll(s.M))
	switch {
	case sh.Players[sh.Turn].Retired:
		return s.Say("prompt.text.take-turn-retired", money, number)
	case jackpot <= 0, sh.Edition().Prize == engine.SixEndsElection && !sh.Election:
		return s.Say("prompt.text.take-turn")
	case s.smallCard():
		return s.Say("prompt.text.take-turn-jackpot_short", money, number)
	case sh.Edition().Prize == engine.MatchWinsBonus:
		return s.Say("prompt.text.take-turn-jackpot.event2000", money, number)
	case sh.Edition().Prize == engine.SixEndsElection:
		return s.Say("prompt.text.take-turn-jackpot.classic1975", money)
	}
	return s.Say("prompt.text.take-turn-jackpot", money)
}

// figure is a sum or a number in a panel. Rule and more are what its tooltip
// says of it beyond that.
type figure struct {
	label, value, rule, more string
}

// aheadFigures are the figures of a player whose turn it is.
func (s *Turn) aheadFigures(seat engine.Seat) [3]figure {
	sh, w := s.M.Stage.Shown(), s.M.Words
	p := sh.Players[seat]
	last := s.M.SpaceWords(sh.SpaceAt(p.Month, sh.Length(p.Month)))
	return [3]figure{
		{s.Say("turn.to_pay_day"), w.Count("turn.days", int(sh.Length(p.Month)-p.Day)), last.Rule, ""},
		{s.Say("turn.card.bills"), w.MoneyOrNone(sh.BillsDue(seat)), s.Say("tip.bills_rule"), facts.Titles(s.M, sh.HeldMail(seat), engine.Bill)},
		{s.Say("results.worth"), w.Money(sh.NetWorth(seat)), s.Say("tip.worth"), ""},
	}
}

// landingFigures are the figures of a player whose day is carried out.
func (s *Turn) landingFigures(seat engine.Seat) [3]figure {
	st, w := s.M.Stage, s.M.Words
	cash, loan := st.Money(engine.SeatAccount(seat)), st.Loan(seat)
	saved := st.Shown().Players[seat].Savings
	owed, tip := facts.LoanFigure(s.M, seat, loan), facts.LoanTip(s.M, seat, loan)
	return [3]figure{
		{s.Say("turn.card.cash"), w.Money(cash), s.Say("tip.cash"), ""},
		{owed.Label, owed.Value, tip.Text, tip.Figure},
		{s.Say("results.worth"), w.Money(engine.Finances{Cash: cash, Savings: saved, Loan: loan}.NetWorth()), s.Say("tip.worth"), ""},
	}
}

// figureBoxes returns where three figures stand along the lower edge of a panel, and
// how far their type grows.
func (s *Turn) figureBoxes(r render.Rect, figures [3]figure) (boxes []render.Rect, growth float64) {
	h, gap, down := 56.0, 10.0, 0.0
	if s.smallCard() {
		h, gap, down = 50, 8, 6
	}
	if s.Theme.LargeType() {
		down = 6
	}
	row := render.Rect{X: r.X + 16, Y: r.Bottom() - h - 16 + down, W: r.W - 32, H: h}
	return s.Theme.FigureRow(row, gap, figures[0].label, figures[1].label, figures[2].label)
}

// drawFigures draws three figures along the lower edge of a panel.
func (s *Turn) drawFigures(dst *ebiten.Image, r render.Rect, figures [3]figure) {
	boxes, growth := s.figureBoxes(r, figures)
	for i, box := range boxes {
		s.Theme.FigureBox(dst, box, growth, figures[i].label, figures[i].value, render.Slate, false, false)
	}
}

var figureIDs = [3]ui.ID{"figure-1", "figure-2", "figure-3"}

// listFigures lists the figures of a panel, which tell what they are.
func (s *Turn) listFigures(r render.Rect, figures [3]figure) {
	boxes, _ := s.figureBoxes(r, figures)
	for i, box := range boxes {
		f := &figures[i]
		title := s.Say("tip.figure", words.Text("label", f.label), words.Text("value", f.value))
		s.table = append(s.table, ui.Control{
			ID: figureIDs[i], Box: box, Widget: ui.Custom{}, Info: true, Tip: render.Tip{Title: title, Text: f.rule, Figure: f.more},
		})
	}
}

var aheadIDs = func() (ids [6]ui.ID) {
	for i := range ids {
		ids[i] = ui.ID("ahead-" + strconv.Itoa(i+1))
	}
	return ids
}()

// listAhead lists the days that the throws lead to.
func (s *Turn) listAhead() {
	seat := s.M.Stage.Shown().Turn
	figures := s.aheadFigures(seat)
	s.listFigures(s.Layout.Card, figures)
	page := s.M.Stage.Shown().Players[seat].Month
	for i, b := range s.layAhead(figures).spots {
		day, space := facts.Ahead(s.M, seat, i+1)
		w := s.M.SpaceWords(space)
		if s.M.Stage.Shown().Players[seat].Retired {
			s.table = append(s.table, ui.Control{
				ID: aheadIDs[i], Box: b, Widget: ui.Custom{}, Info: true,
				Tip: render.Tip{Title: s.Say("bonus.band"), Text: s.Say("bonus.does", words.Number("number", facts.WinningRoll(s.M)))},
			})
			continue
		}
		s.table = append(s.table, ui.Control{
			ID: aheadIDs[i], Box: b, Widget: ui.Custom{}, Info: true,
			Tip: render.Tip{Kind: space.String(), Title: w.Name, Text: w.Rule, Figure: s.Say("tip.throw", words.Number("number", i+1), words.Text("date", s.M.Date(page, day)))},
		})
	}
}

// drawLanding tells what the day asks that is being carried out.
func (s *Turn) drawLanding(dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	land := sh.Landed
	r := s.Layout.Card
	t.Panel(dst, r, render.Paper)
	t.Pin(dst, r.CenterX(), r.Y, render.Blue)
	k := r.W / render.CardW
	w := s.M.SpaceWords(land.Space)
	size := 104 * k
	t.Well(dst, render.Rect{X: r.X + 16*k, Y: r.Y + 22*k, W: size + 20*k, H: size + 20*k}, 10)
	t.Sign(dst, land.Space.String(), r.X+26*k, r.Y+32*k, size, false)
	left := r.X + size + 54*k
	room := r.Right() - 16 - left
	small := render.Style{Face: render.CondensedMedium, Size: 13.5 * max(k, .9), Color: pal.Ink2}
	s.fit(dst, s.Say("turn.lands", words.Name("name", s.M.Names[land.Seat]), words.Text("date", s.M.Date(land.Month, land.Day))), left, r.Y+44*k, room, 11.5, small)
	name := s.set(render.Style{Face: render.Black, Size: 23 * max(k, .82), Color: pal.Ink})
	if one := name.Sized(name.Size * .72); t.MeasureText(w.Name, one) <= room {
		_, name = t.Fit(w.Name, name, room, one.Size*t.TextScale)
	}
	lines := t.Wrap(w.Name, name, room, 2)
	y := t.DrawLines(dst, lines, left, r.Y+72*k, name)
	if len(lines.Lines) > 1 {
		y -= 4
	}
	s.drawRule(dst, w.Rule, render.Rect{X: left, Y: y, W: room, H: r.Bottom() - 76 - y})
	s.drawFigures(dst, r, s.landingFigures(land.Seat))
}

// drawRule sets a rule in a box, from its first baseline on, as small as it
// needs to be.
func (s *Turn) drawRule(dst *ebiten.Image, text string, r render.Rect) {
	t := s.Theme
	large := 15.0
	if s.smallCard() {
		large = 13
	}
	st := render.Style{Face: render.Regular, Size: large, Color: t.Palette.Ink}
	for least := 11.5 / t.TextScale; ; st.Size = max(least, st.Size-.5) {
		lines := t.Wrap(text, st, r.W, max(1, int(r.H/t.LineHeight(st))+1))
		if !lines.Cut || st.Size <= least {
			t.DrawLines(dst, lines, r.X, r.Y, st)
			return
		}
	}
}

// contestText says what a contest is about, who ties, and who has won.
func (s *Turn) contestText() string {
	sh := s.M.Stage.Shown()
	c := &sh.Contest
	prize := words.Money("money", c.Prize)
	switch {
	case c.Winner != engine.NoSeat && c.Why != engine.WhySingingContest && c.Why != engine.WhyRadioContest:
		return s.Say("contest.wins_high", words.Name("name", s.M.Names[c.Winner]), prize)
	case c.Winner != engine.NoSeat:
		return s.Say("contest.wins", words.Name("name", s.M.Names[c.Winner]), prize)
	case c.Round > 1:
		var names []string
		for seat := range engine.Seat(sh.Seats()) {
			if c.In.Has(seat) {
				names = append(names, s.M.Names[seat])
			}
		}
		return s.Say("contest.tie", words.Text("names", s.M.Words.List(names)))
	}
	switch {
	case c.Why == engine.WhyPokerGame:
		return s.Say("contest.text_poker", prize)
	case c.Why == engine.WhyCommission || sh.Edition().Spaces[c.Space].Dice == 1:
		return s.Say("contest.text_one", prize)
	}
	return s.Say("contest.text", prize)
}

// drawContest tells who has thrown what in a contest.
func (s *Turn) drawContest(dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	c := &sh.Contest
	r := s.Layout.Card
	k, n := r.W/render.CardW, sh.Seats()
	left := r.X + 22 + 42*k
	top := r.Y + 59*k
	head := s.layRowsHead(s.contestText(), render.Style{Face: render.Regular, Size: 13.5 * max(k, .9), Color: pal.Ink2},
		r.Y+48*k, r.Right()-16-left, r.Bottom()-8-top, n)
	top += head.down
	// Few players have higher rows, and a panel that ends below them.
	pitch := min(52*k, (r.Bottom()-8-top)/float64(n))
	r.H = min(r.H, top+float64(n)*pitch+10-r.Y)
	grown := min(max(1, pitch/34), 1.4)
	t.Panel(dst, r, render.Paper)
	t.Sign(dst, c.Space.String(), r.X+12, r.Y+11*k, 42*k, false)
	end := r.Right() - 16
	round := s.Say("turn.round", words.Number("number", c.Round))
	if c.Round > 1 {
		end -= 10 + s.fit(dst, round, end, r.Y+30*k, 120, 11, render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End})
	}
	title := s.M.SpaceWords(c.Space).Name
	if c.Why == engine.WhyCommission {
		title = s.Say("contest.commission", words.Text("title", s.M.Words.CardTitle(sh.Setup.Edition, c.Card)))
	}
	w := s.fit(dst, title, left, r.Y+30*k, end-left, 13, render.Style{Face: render.Black, Size: 19 * max(k, .85), Color: pal.Ink})
	s.pin(dst, r, left+w, end)
	s.drawRowsHead(dst, &head, left)
	large := s.rowGrowth(pitch)
	leaders := c.Leaders()
	for i := range engine.Seat(n) {
		row := render.Rect{X: r.X + 10, Y: top + float64(i)*pitch, W: r.W - 20, H: pitch - 1}
		wins := c.Winner == i || c.Winner == engine.NoSeat && leaders.Has(i) && c.Thrown.Has(i)
		t.Row(dst, row, i%2 == 0, render.State{Active: wins})
		base := rowBase(row, large)
		t.Token(dst, s.M.Tokens[i], row.X+12, row.CenterY()-11*grown, 22*grown, render.Flat)
		ink, room := pal.Ink, row.W*.42
		hold, held := s.M.Hold()
		throws := held && hold.Seat == i
		if s.smallCard() && wins {
			room = row.W * .28 // beside it stands that the player leads
		}
		if !c.In.Has(i) {
			ink = pal.Ink2
		}
		name, nameX := t.Capped(render.Style{Face: render.Medium, Size: 15, Color: ink}, large), row.X+20+22*grown
		if c.Dice[i][0] == 0 {
			// The name has the rest of the row.
			end := row.Right() - 14
			if throws {
				st := t.Capped(render.Style{Face: render.Medium, Size: 14, Color: pal.Loss, Align: render.End}, large)
				end -= 10 + t.DrawFit(dst, s.Say("contest.throws"), end, base, row.W*.4, 11, st)
			}
			t.DrawName(dst, s.M.Names[i], nameX, base, end-nameX, 11, name)
			continue
		}
		t.DrawName(dst, s.M.Names[i], nameX, base, room, 11, name)
		if wins && c.Winner == engine.NoSeat {
			s.fit(dst, s.Say("contest.leads"), row.Right()-44-74*grown, base, row.W*.2, 11, render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Gain, Align: render.End})
		}
		for d, colour := range [2]string{"red", "blue"} {
			if face := int(c.Dice[i][d]); face > 0 {
				t.Die(dst, render.Die{Color: colour, N: face}, row.Right()-44-(52-26*float64(d))*grown, row.CenterY(), 20*grown, -1, render.Pose{})
			}
		}
		s.fit(dst, strconv.Itoa(int(c.Sum(i))), row.Right()-14, base+1, 40, 12, render.Style{Face: render.Black, Size: 19, Color: ink, Align: render.End})
	}
}
