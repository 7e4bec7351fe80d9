package theater

import (
	"math"
	"slices"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/session"
	"bigpayday/game/table"
	"bigpayday/game/talk"
	"bigpayday/game/words"
	"bigpayday/render/beats"
	"bigpayday/render/campaign"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
)

// The doors of the pages of a running game of Conquest.
var (
	MapDoor     = app.NewDoor[*Theater]("map")
	ResultsDoor = app.NewDoor[*Theater]("conquest-results")
	ReplayDoor  = app.NewDoor[Replay]("conquest-replay")
)

// The doors of the pages that lie over the page that is played on, see [session.OverPage].
var (
	CoachDoor = app.NewDoor[*Theater]("conquest-coach")
	HelpDoor  = app.NewDoor[*Theater]("conquest-help")
	RecapDoor = app.NewDoor[*Theater]("conquest-recap")
)

// Replay is what the page is opened with on which the game so far is told again, see
// [ReplayDoor].
type Replay struct {
	Theater *Theater
	// Viewer is who looks on, NoSeat for everybody: what they may not know stays hidden while
	// the game is not over.
	Viewer conquest.Seat
	// Worst is the seat where it begins with the turn in which that lost most, NoSeat where it
	// begins with the game.
	Worst conquest.Seat
}

// Replay tells the game so far again, see [session.Game].
func (m *Theater) Replay(worst conquest.Seat) {
	ReplayDoor.Open(m.App, Replay{Theater: m, Viewer: m.Viewer(), Worst: worst})
}

// Theater is one running game of Conquest on the screen: the table where it is decided, the
// campaign that shows what comes of it, and the sentences that say it. The pages of a game
// share it, each shows its part of it.
type Theater struct {
	session.Play[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]
	Campaign *campaign.Campaign
	// Speaker says things about this game's page.
	Speaker *wording.Speaker

	// teller puts the events of the campaign into words.
	teller *wording.Teller
	heard  heard
	// opened says that a page is open, and results that it is that of the results.
	opened, results bool
	// turns is how many turns had begun when the last tick was over, and met says that there was one.
	turns uint16
	met   bool
}

// New returns the theater of a table, which shows what has happened so far. [Theater.Show]
// puts it on the screen.
func New(a *app.App, t *armies.Table) *Theater {
	m := &Theater{}
	m.Play = session.NewPlay(a, t, session.Terms[conquest.State, conquest.Choice, conquest.Event]{
		Queue:   func(events ...conquest.Event) { m.Campaign.Queue(events...) },
		Offered: m.offered,
		Chooses: func(e *conquest.Event) (conquest.Seat, bool) { return e.Seat, e.Kind == conquest.Chosen },
		Tell:    func(e conquest.Event) (words.Line, bool) { return m.teller.Tell(e) },
		Gossip: func(e conquest.Event, c *talk.Conversation, t talk.Table) (talk.Line, bool) {
			return m.Campaign.Shown().Tell(e, c, t)
		},
	})
	a.Skin = t.Name()
	m.Session.Open(m)
	return m
}

// Begin puts a game on the screen.
func Begin(a *app.App, t *armies.Table) { New(a, t).Show() }

// Player plays what happens.
func (m *Theater) Player() session.Player { return m.Campaign }

// Turn returns whose turn is shown and how many there have been.
func (m *Theater) Turn() (seat conquest.Seat, turns int) {
	sh := m.Campaign.Shown()
	return sh.Turn, int(sh.Turns)
}

// Mover returns who has the turn: nobody else moves in it.
func (m *Theater) Mover() conquest.Seat { return m.Campaign.Shown().Turn }

// Reactions are those of the faces at the table.
func (m *Theater) Reactions() *faces.Reactions { return &m.Campaign.Shown().Faces.Reactions }

// ShowMoments says how much is made of moments at most.
func (m *Theater) ShowMoments(s moments.Setting) { m.Campaign.SetMoments(s) }

// ALot returns an amount that everybody would call a lot.
func (m *Theater) ALot() int32 { return campaign.ALot }

// UsualTurn returns how long the turn of a computer is shown, see [session.Game]: it attacks more
// than once.
func (m *Theater) UsualTurn() int { return 270 }

// RestingFace returns what the face of a seat shows when nothing has happened for a while.
func (m *Theater) RestingFace(seat conquest.Seat) faces.Expression {
	return m.Campaign.Shown().RestingFace(seat)
}

// Held is false: nobody is waited for but by what is asked.
func (m *Theater) Held() bool { return false }

// Over reports whether the results are shown.
func (m *Theater) Over() bool { return m.results }

// Moved reports whether another page is to be open.
func (m *Theater) Moved() bool { return !m.opened || m.results != m.over() }

func (m *Theater) over() bool { return m.Campaign.Shown().Part == campaign.Over }

// Show goes to the page of the part that the game is in. All other pages are closed.
func (m *Theater) Show() {
	m.Toast.Waits = false
	m.opened, m.results = true, m.over()
	if m.results {
		ResultsDoor.Goto(m.App, m)
		return
	}
	MapDoor.Goto(m.App, m)
}

// Seated lets the campaign know who are people, and the sentences what they are called.
func (m *Theater) Seated() {
	m.Speaker = wording.New(m.Words, m.Table.State().Setup.Page, m.Names)
	if m.Campaign != nil {
		m.Campaign.SetPeople(m.People)
	}
}

// Recount makes campaign and log anew from what has happened so far.
func (m *Theater) Recount() {
	m.Campaign = m.replay(math.MaxInt)
	m.heard.events = m.Reported()
}

// Resay says in the present language what has been said: the rest is still to be shown.
func (m *Theater) Resay() { m.replay(m.Reported()) }

// replay says what has happened so far, up to a number of events, and returns a campaign
// that shows it.
func (m *Theater) replay(most int) *campaign.Campaign {
	setup, from := m.Table.Setup().Game, m.Table.History().From
	c := campaign.New(setup)
	m.teller = m.Speaker.Teller(&setup)
	if from != nil {
		c = campaign.FromState(from)
		m.teller.Resume(from)
	}
	m.Fold(most, c.Fold, &c.Shown().Log)
	return c
}

// Follow puts into words what the campaign has come to show since the last call.
func (m *Theater) Follow() (grown bool) { return m.Tell(&m.Campaign.Shown().Log) }

// Ticked says to the music how far the game has come: the last round is the last day.
func (m *Theater) Ticked() {
	sh := m.Campaign.Shown()
	over := sh.Part == campaign.Over
	begins := m.met && sh.Turns != m.turns && m.People.Has(sh.Turn) && !over && !m.Hurried
	m.met, m.turns = true, sh.Turns
	if begins {
		m.PlayCue(audio.YourTurn)
	}
	theme, tension, come := audio.ConquestTheme, audio.Calm, 0.0
	if over {
		theme = audio.ResultsTheme
	}
	if rounds := sh.Setup.Rounds; rounds > 0 {
		come = float64(sh.Round) / float64(rounds)
		if sh.Round+1 >= rounds {
			tension = audio.Uneasy
		}
	}
	m.Accompany(theme, tension, come)
}

// AskedID returns the id of the kind of prompt that is open.
func (m *Theater) AskedID() string { return m.Table.State().Ask.String() }

// Asked returns what a person is asked now. It is false while something is still played,
// where a computer is asked, and when the game is over.
func (m *Theater) Asked() (conquest.Prompt, bool) {
	if _, ok := m.AskedSeat(); !ok {
		return conquest.Prompt{Seat: conquest.NoSeat}, false
	}
	return m.Table.State().Prompt(), true
}

// PromptUnchanged returns what reports whether a person is still asked what is asked now, for
// pages that are about that question.
func (m *Theater) PromptUnchanged() func() bool {
	asked, ok := m.Asked()
	return func() bool {
		now, still := m.Asked()
		return ok && still && now == asked
	}
}

// Options returns all that may be chosen now. The list is the caller's.
func (m *Theater) Options() []conquest.Option { return m.Table.State().AppendOptions(nil) }

// offered says what a choice is, as it was offered, "" of one that is not.
func (m *Theater) offered(s *conquest.State, choice conquest.Choice) string {
	for _, o := range s.AppendOptions(nil) {
		if o.Allows(choice) {
			o.Choice = choice
			return m.Speaker.Offer(s, o).Label
		}
	}
	return ""
}

// Cue says what a moment sounds like.
func (m *Theater) Cue(c beats.Cue) audio.Cue { return cues[c] }

// MostImportant returns of sounds that come all at once the one that says most.
func (m *Theater) MostImportant(sounds []beats.Sound) beats.Sound {
	return slices.MinFunc(sounds, func(a, b beats.Sound) int {
		return slices.Index(byImportance[:], a.Cue) - slices.Index(byImportance[:], b.Cue)
	})
}

// Refusal says why something that a player chose cannot be.
func (m *Theater) Refusal(err error) string { return m.Speaker.Refusal(err) }

// Rematch opens a table for another game of the same players.
func (m *Theater) Rematch(seed uint64) (table.Game, error) {
	t, err := m.Table.Again(seed)
	if err != nil {
		return nil, err
	}
	return t, nil
}

// Hints returns the guide of games that are not the first.
func (m *Theater) Hints(told string) session.Guide { return guide.NewHints(told) }

// SayRemark puts a remark into words.
func (m *Theater) SayRemark(r lesson.Remark) (title, text string) { return "", guide.Say(m.Words, r) }

// PutAside keeps nothing: the next game begins on a page of its own.
func (m *Theater) PutAside() {}
