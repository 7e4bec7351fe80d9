package battlefield

import (
	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// army is what is carried from one day to another: armies, or one end of a tile.
const army = "army"

// dayOf returns the day of a control, NoDay for any other one.
func dayOf(id ui.ID) conquest.Day {
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		if theater.DayIDs[d] == id {
			return d
		}
	}
	return conquest.NoDay
}

// carried returns the day from which something is carried, NoDay for none.
func (p *page) carried() conquest.Day {
	if k, ok := p.UI.Carrying(); ok {
		return dayOf(k.From)
	}
	return conquest.NoDay
}

// point finds out which day the person looks at: the one below the pointer, else the one that
// the keyboard is on, else the one that was pressed last. Where an order is about one day, that
// stays the one while the pointer goes from there to a button.
func (p *page) point(in *input.State) (changed bool) {
	before, at := p.pointed, conquest.NoDay
	if ask := &p.order.prompt; p.order.asked && (ask.Kind != p.pressedAt.Kind || ask.Seat != p.pressedAt.Seat) {
		p.pressedLast, p.pressedAt = conquest.NoDay, *ask
		if in.Device == input.Mouse {
			p.pointed = conquest.NoDay
		}
	}
	if in.Device != input.Touch {
		at = dayOf(p.UI.Hovered())
	}
	if k, ok := p.UI.Carrying(); ok && dayOf(k.Over) != conquest.NoDay {
		at = dayOf(k.Over)
	}
	if id, shown := p.UI.Focused(); shown && at == conquest.NoDay {
		at = dayOf(id)
	}
	switch {
	case at != conquest.NoDay:
		p.pointed = at
	case in.Device != input.Mouse:
	case p.pressedLast != conquest.NoDay || p.order.pairs() || !p.order.starts.Has(p.pointed):
		p.pointed = p.pressedLast
	}
	return p.followChain(in) || p.pointed != before
}

// listDay adds what can be done with a day to its control, see [theater.Board].
func (p *page) listDay(d conquest.Day, c *ui.Control) {
	o := &p.order
	if p.board.Bare { // a press brings the armies back
		c.Info, c.Do = false, func(ui.Event) { p.showMap(false) }
		return
	}
	if !o.asked {
		return
	}
	from := p.carried()
	c.Do = func(e ui.Event) { p.dayDone(d, e) }
	switch {
	case !o.pairs():
		c.Info = !o.starts.Has(d)
		if held, ok := p.UI.Carrying(); ok && held.From == stack {
			c.Info, c.Takes, c.Off, c.Reason = false, army, !o.starts.Has(d), p.notThere(d)
		}
	case from != conquest.NoDay && o.ends[from].Has(d):
		c.Info, c.Takes = false, army
	case o.starts.Has(d):
		c.Info, c.Grab = false, army
	case from != conquest.NoDay:
		c.Info, c.Takes, c.Off, c.Reason = false, army, true, p.refusal(from, d)
	default:
		c.Info = o.best(p.m.Table.State(), d) == conquest.NoDay
	}
}

// showMap shows the map alone, or with its armies again.
func (p *page) showMap(alone bool) {
	p.board.Bare = alone
	p.Invalidate()
}

// refusal says why an order of two days cannot be, as the rules say it.
func (p *page) refusal(from, to conquest.Day) string {
	c := conquest.Choice{Day: from, To: to}
	switch ask := p.order.prompt; ask.Kind {
	case conquest.Attack:
		c.Kind, c.Amount = conquest.ThrowAt, 1
	case conquest.Fortify:
		c.Kind, c.Amount = conquest.Move, 1
	default:
		c.Kind, c.Tile = conquest.LayDown, ask.Tile
	}
	return p.refused(c)
}

// refused says why a choice cannot be made, as the rules say it, "" if it can.
func (p *page) refused(c conquest.Choice) string {
	try := *p.m.Table.State()
	if err := try.Choose(c, nil); err != nil {
		return p.m.Speaker.Refusal(err)
	}
	return ""
}

// notThere says why nothing can be set down on a day, as the rules say it, "" if it can.
func (p *page) notThere(d conquest.Day) string {
	c := conquest.Choice{Kind: conquest.Place, Day: d, Amount: 1}
	if p.order.prompt.Kind == conquest.ClaimDay {
		c = conquest.Choice{Kind: conquest.Claim, Day: d}
	}
	return p.refused(c)
}

// dayDone answers what a player did with a day.
func (p *page) dayDone(d conquest.Day, e ui.Event) {
	o := &p.order
	p.Invalidate()
	switch e.Kind {
	case ui.Picked:
		o.mean(d, conquest.NoDay)
		if targets := o.byChance(p.m.Table.State(), d); p.byKeys() && len(targets) > 0 {
			p.UI.Focus(theater.DayIDs[targets[0]], true)
		}
	case ui.Dropped, ui.Refused:
		switch from := dayOf(e.From); {
		case e.From == stack && e.Kind == ui.Dropped:
			p.dropped(d)
		case e.From == stack:
			p.m.Toast.Refuse(p.notThere(d))
		case len(p.chain) > 1: // it is fought for day by day: the first one is aimed at
			p.meant(from, p.chain[0])
			p.chain = nil
		case e.Kind == ui.Dropped:
			p.meant(from, d)
		default:
			p.m.Toast.Refuse(p.refusal(from, d))
		}
	case ui.PutBack:
		if p.chain = nil; o.to == conquest.NoDay {
			o.from = conquest.NoDay
		}
	case ui.Activated:
		p.pressed(d)
	}
}

// byKeys reports whether the player moves with the keyboard or a pad.
func (p *page) byKeys() bool {
	_, shown := p.UI.Focused()
	return shown
}

// meant takes over the two days of an order: a tile is laid at once.
func (p *page) meant(from, to conquest.Day) {
	o := &p.order
	o.mean(from, to)
	if c, ok := o.option(conquest.LayDown); ok {
		p.choose(c.Choice)
		return
	}
	if p.byKeys() {
		p.UI.Focus("main", true)
	}
}

// pressed answers a press on a day with nothing in hand: what an order of one day means is done
// at once, if the person has seen which day it is; a day to be attacked is attacked from
// where that is likeliest to succeed.
func (p *page) pressed(d conquest.Day) {
	o := &p.order
	if o.pairs() {
		if from := o.best(p.m.Table.State(), d); from != conquest.NoDay {
			p.meant(from, d)
		}
		return
	}
	if p.pointed != d { // a finger came down on it: it says first what it is
		p.pointed = d
		return
	}
	p.pressedLast = d
	n := int32(1)
	if p.shift {
		n = handful
	}
	if p.place(d, n); p.order.prompt.Kind != conquest.ClaimDay && p.order.prompt.Kind != conquest.LayTile {
		return
	}
	p.decide(d)
}

// decide does what an order of one day means.
func (p *page) decide(d conquest.Day) {
	for _, c := range p.order.options {
		if c.Choice.Day == d && c.Choice.To == conquest.NoDay {
			p.choose(c.Choice)
			return
		}
	}
}

// choose makes a choice for the person who is asked. What is refused is said by a toast.
func (p *page) choose(c conquest.Choice) {
	p.m.Decide(c)
	p.Invalidate()
}

// holdTicks is how long a day is held down before one army after another goes there, and
// eachTicks how long each of them takes.
const holdTicks, eachTicks = 24, 5

// hold places one army after another on a day that is held down.
func (p *page) hold(in *input.State) (placed bool) {
	d := p.pointed
	if !in.Pointer.Down || d == conquest.NoDay || !p.UI.State(theater.DayIDs[d]).Pressed {
		p.heldTicks = 0
		return false
	}
	p.heldTicks++
	if p.heldTicks < holdTicks || p.heldTicks%eachTicks != 0 {
		return false
	}
	p.m.SkipMotion()
	p.order.follow(p.m)
	if c, ok := p.order.about(conquest.Place, d, conquest.NoDay); !ok || c.Most <= 1 {
		return false // there is no more than this one to place
	}
	p.place(d, 1)
	return true
}

// keys answers the keys that belong to no control: digits and the wheel set how many armies stay
// back in an attack, or how many dice are thrown.
func (p *page) keys(in *input.State, free input.Actions) {
	o := &p.order
	if free.Has(input.Board) {
		p.showMap(!p.board.Bare)
	}
	if free.HasAny(input.Odds, input.Deals) { // where they have no button
		for _, k := range []panel.Command{p.oddsCommand(), p.handCommand()} {
			if free&k.Keys != 0 && k.Off == "" {
				k.Do()
				p.Invalidate()
			}
		}
	}
	if !o.asked {
		return
	}
	if in.WheelY != 0 && o.from != conquest.NoDay && o.prompt.Kind == conquest.Attack {
		p.keepBack(o.keep - int32(max(-1, min(1, in.WheelY))))
	}
	for n := int32(1); n <= 9; n++ {
		if !free.Has(input.Digit(int(n))) {
			continue
		}
		switch {
		case p.carried() != conquest.NoDay:
			p.keepBack(n)
		case o.prompt.Kind == conquest.Attack && n <= conquest.MostDice(p.m.Table.State().Armies[o.from]):
			o.dice = n
			p.Invalidate()
		case o.amount > 0:
			o.amount = min(n, o.most())
			p.Invalidate()
		case o.prompt.Kind == conquest.Defend:
			p.choose(conquest.Choice{Kind: conquest.DefendWith, Amount: n})
		}
	}
}

// keepBack sets how many armies stay back in an attack.
func (p *page) keepBack(n int32) {
	o := &p.order
	o.keep = max(1, min(n, p.m.Table.State().Armies[o.from]-1))
	p.Invalidate()
}

// followChain notes which days an attack is dragged over in a row while Shift is held down.
func (p *page) followChain(in *input.State) (changed bool) {
	from := p.carried()
	if from == conquest.NoDay || p.order.prompt.Kind != conquest.Attack {
		p.chain = nil
		return false
	}
	to, s := p.pointed, p.m.Table.State()
	if to == conquest.NoDay || s.Owner[to] == p.order.prompt.Seat {
		return false
	}
	last := from
	if n := len(p.chain); n > 0 {
		last = p.chain[n-1]
	}
	switch {
	case to == last:
	case !in.Mods.Has(input.Shift):
		p.chain = nil
		if s.Map.Linked(from, to) {
			p.chain = []conquest.Day{to}
		}
	case len(p.chain) < conquest.MostInChain && s.Map.Linked(last, to):
		p.chain = append(p.chain, to)
	default:
		return false
	}
	if to != last {
		p.Invalidate()
	}
	return to != last
}
