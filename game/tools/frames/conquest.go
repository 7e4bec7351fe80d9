package main

import (
	"errors"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/skill"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/render/campaign"
)

// onMap brings about what is seen large over the map of Conquest, on a campaign that rests.
type onMap func(c *campaign.Campaign)

// mapped is a page that shows a campaign.
type mapped interface{ Campaign() *campaign.Campaign }

// conquestRounds is how many rounds the game of Conquest has that is measured.
const conquestRounds = 12

// conquestMoments are the situations in which something is seen large over the map.
func conquestMoments() []situation {
	over := func(name, title string, bring onMap) situation {
		return situation{
			name: "moment-" + name, title: title + " is seen large", speed: store.Normal, people: 1, action: actionMoment, onMap: bring, moving: true,
		}
	}
	return []situation{
		over("region", "a region", winRegion),
		over("out", "a player who is out", func(c *campaign.Campaign) {
			c.Queue(conquest.Event{Kind: conquest.KnockedOut, Seat: 2, By: c.Shown().Turn})
		}),
		over("last-round", "the last round", func(c *campaign.Campaign) {
			c.Shown().Round = conquestRounds - 1 // of an earlier time
			c.Queue(conquest.Event{Kind: conquest.TurnBegan, Seat: 0, Round: conquestRounds})
		}),
	}
}

// winRegion lets the player whose turn it is take the last day of a region, as if it were the first
// one in a game.
func winRegion(c *campaign.Campaign) {
	const region, other = 1, 1
	sh := c.Shown()
	sh.Completed = 0
	days := sh.Setup.Page.DaysOf(region)
	last := days.First()
	for rest := days; rest != 0; rest &= rest - 1 {
		to := conquest.Event{Kind: conquest.Taken, Seat: sh.Turn, By: sh.Owner[rest.First()], To: rest.First()}
		if to.To == last {
			to.Seat = other
		}
		if to.By != to.Seat {
			c.Fold(to)
		}
	}
	c.Queue(conquest.Event{Kind: conquest.Taken, Seat: sh.Turn, By: other, To: last}, conquest.Event{Kind: conquest.Placed, Seat: sh.Turn, To: last, Armies: 1})
}

// conquestTold are the hints of Conquest of a person who needs none any more.
func conquestTold() string { return guide.AllTold() }

// saveConquest plays a game of Conquest to where the first player may attack, and writes it to the
// storage.
func saveConquest(storage table.Storage) error {
	setup := armies.Setup{Game: conquest.Setup{Seed: 14, Page: conquest.MonthPage(2027, 1), Seats: 4, First: 0, Rounds: conquestRounds}}
	for i := range setup.Game.Seats {
		kind := table.Kind(skill.Normal)
		if i == 0 {
			kind = table.Human
		}
		setup.Players = append(setup.Players, table.Player{Token: i, Colour: i, Kind: kind})
	}
	t, err := armies.New(setup, storage)
	if err != nil {
		return err
	}
	for s := t.State(); s.Ask != conquest.Attack || !t.PersonAsked(); {
		switch {
		case t.Over():
			return errors.New("the game of Conquest ends before the first player may attack")
		case !t.PersonAsked():
			t.Step()
		default:
			if _, err := t.Choose(s.AppendOptions(nil)[0].Choice); err != nil {
				return err
			}
		}
	}
	return t.Close()
}

// playOnMap brings about what is seen large on a campaign, again and again, as [playback.playMoment]
// does.
func (p *playback) playOnMap(c *campaign.Campaign) {
	if p.comesAfterRest(c.Busy()) {
		c.SetPeople(1)
		p.onMap(c)
	}
}
