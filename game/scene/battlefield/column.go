package battlefield

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/warfare"
)

// column is what stands beside the page, below the tools: the dice, what is asked, and the log,
// as far as there is room for it.
func (p *page) column(withLog bool) *flow.Node {
	asked := p.panel()
	if p.mayLook(p.shown) && p.order.prompt.Kind != conquest.TurnIn {
		asked.Live = flow.Column(p.hand(p.shown), asked.Live).Gap(render.Near)
	}
	if len(asked.Commands) > 0 && asked.First == "" {
		p.First = asked.Commands[0].ID
	} else {
		p.First = asked.First
	}
	sheet := p.frame.FittedPanel(asked.Tree(p.m.Session, p.Invalidate))
	column := flow.Column().Gap(p.frame.Gap())
	p.frame.AddTray(column, p.tray())
	if !withLog {
		return column.Add(sheet)
	}
	return column.Add(flow.AsMany(sheet, p.frame.Log().Least(render.None, render.DoubleRow).Grow(1)).Gap(render.Gap).Grow(1))
}

// panel is what the person who is asked decides on, or who else does.
func (p *page) panel() *panel.Panel {
	if !p.order.asked {
		return p.waiting()
	}
	switch p.order.prompt.Kind {
	case conquest.LayTile:
		return p.tile()
	case conquest.ClaimDay:
		return p.claim()
	case conquest.PlaceArmy, conquest.Reinforce:
		return p.reinforce()
	case conquest.TurnIn:
		return p.turnIn()
	case conquest.Attack:
		return p.attack()
	case conquest.Defend:
		return p.defend()
	case conquest.Occupy:
		return p.occupy()
	}
	return p.fortify()
}

// asking is a panel with the words of what is asked, and the sign of who is.
func (p *page) asking() *panel.Panel {
	s := p.m.Table.State()
	ask := p.m.Speaker.Ask(s)
	army := p.m.Army(p.order.prompt.Seat)
	return &panel.Panel{
		Title: ask.Title, Text: ask.Text, Hint: ask.Hint,
		Picture: func(t *render.Theme, dst *ebiten.Image, r render.Rect) { piece(t, dst, r, army, warfare.Infantry) },
	}
}

// piece draws a piece of an army in a box.
func piece(t *render.Theme, dst *ebiten.Image, r render.Rect, army warfare.Army, arm warfare.Arm) {
	sq := r.Square()
	warfare.Piece(t, dst, army, arm, sq.CenterX(), sq.CenterY(), sq.W, warfare.OnDay, render.Pose{})
}

// waiting says whose turn it is while others decide or something moves.
func (p *page) waiting() *panel.Panel {
	m, sh := p.m, p.m.Campaign.Shown()
	seat, _ := p.active()
	k := &panel.Panel{Commands: []panel.Command{panel.GoOn(m.Session, seat)}, Others: []panel.Command{p.oddsCommand(), p.handCommand(), panel.Halt(m.Session)}}
	if seat != conquest.NoSeat && !m.People.Has(seat) {
		k.Commands = append(k.Commands, panel.Hurry(m.Session, p.peopleIn()))
	}
	if seat == conquest.NoSeat {
		k.Title = app.UpperFirst(m.Speaker.Page())
		return k
	}
	army := m.Army(seat)
	k.Picture = func(t *render.Theme, dst *ebiten.Image, r render.Rect) { piece(t, dst, r, army, warfare.Infantry) }
	k.Title = m.Say("conquest.map.plays", words.Name("name", m.Names[seat]))
	switch f := &sh.Fight; {
	case f.To != conquest.NoDay:
		k.Title, k.Picture = "", nil
		k.Live = p.sides(f.From, f.To)
		k.Facts = []panel.Fact{
			{Label: m.Say("conquest.map.lost", words.Name("name", m.Speaker.Player(f.Seat))), Value: m.Speaker.Armies(f.AllLost)},
			{Label: m.Say("conquest.map.lost", words.Name("name", m.Speaker.Player(f.Foe))), Value: m.Speaker.Armies(f.AllBeaten)},
		}
	case sh.Turn == seat:
		k.Facts = p.income()
	}
	return k
}

// peopleIn reports whether anybody at this computer is still in the game.
func (p *page) peopleIn() bool {
	sh := p.m.Campaign.Shown()
	for seat := range conquest.Seat(sh.Seats()) {
		if p.m.People.Has(seat) && sh.In(seat) {
			return true
		}
	}
	return false
}

// oddsCommand shows the chances on all days, and hides them.
func (p *page) oddsCommand() panel.Command {
	return panel.Command{
		ID: "odds", Label: p.m.Say("turn.odds"), Cap: input.Odds, Keys: input.SetOf(input.Odds), Open: p.odds,
		Tip: control.Tip{Text: p.m.Say("conquest.map.odds_tip")}, Do: func() { p.odds = !p.odds },
	}
}

// head is what stands at the head of the page: the month, and how far the game is.
func (p *page) head() boards.MonthTitle {
	m, sh := p.m, p.m.Campaign.Shown()
	t := boards.MonthTitle{Title: app.UpperFirst(m.Speaker.Page()), Sub: wording.Title(m.Words)}
	if sh.Round > 0 {
		t.Short = wording.Round(m.Words, sh.Round, sh.Setup.Rounds)
		t.Sub = m.Say("conquest.map.head", words.Text("game", t.Sub), words.Text("round", t.Short))
	}
	if m.Table.Practice() {
		t.Sub = m.Say("conquest.map.head", words.Text("game", m.Say("turn.practice")), words.Text("round", t.Short))
	}
	return t
}

// pill is the notice at the head of the page: how many days are free, or what the next set brings.
func (p *page) pill() pieces.Pill {
	m, sh := p.m, p.m.Campaign.Shown()
	if free := sh.Held(conquest.NoSeat).Len(); free > 0 {
		return pieces.Pill{Note: m.Words.Count("conquest.map.free", free), Family: palette.Slate}
	}
	least, most := sh.Setup.House.SetWorth(sh.Sets, conquest.Infantry), sh.Setup.House.SetWorth(sh.Sets, conquest.OneOfEach)
	amount := strconv.Itoa(int(most))
	if least < most {
		amount = m.Say("conquest.odds.left_range", words.Number("from", least), words.Number("to", most))
	}
	return pieces.Pill{
		Art: "design-infantry", Amount: "+" + amount, Note: m.Say("conquest.map.next_set"), Family: palette.Slate,
	}
}
