package armies

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/bits"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/record"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// game is one that is played for a test: by computers of the levels, or at random where
// there are none.
type game struct {
	seats  uint8
	seed   uint64
	setup  func(*conquest.Setup)
	levels []skill.Level
}

func limited(s *conquest.Setup) { s.Rounds = uint8(3 + s.Seed%7) }

// setupOf returns the setup of a game, on one page or another.
func (g *game) setupOf() conquest.Setup {
	s := conquest.Setup{Seed: g.seed, Seats: g.seats, First: conquest.NoSeat}
	if g.seed%4 == 1 {
		s.Page = conquest.MonthPage(uint16(1990+g.seed%60), uint8(1+g.seed%12))
	} else {
		s.Page = conquest.Page{Weekday: uint8(g.seed / 4 % 7), Length: conquest.Shortest + uint8(g.seed%4)}
	}
	if g.seed%6 == 2 {
		s.First = conquest.Seat(g.seed / 6 % uint64(g.seats))
	}
	if g.setup != nil {
		g.setup(&s)
	}
	return s
}

// play plays the game and tells what happens to the sink.
func (g *game) play(t testing.TB, s *conquest.State, setup conquest.Setup, sink conquest.Sink) {
	require.NoError(t, s.Start(setup, sink))
	random := rules.Random(g.seed)
	var options []conquest.Option
	var computers [conquest.MaxSeats]*bot.Player
	for seat := range g.levels {
		computers[seat] = bot.New(g.levels[seat], conquest.Seat(seat))
	}
	for !s.Over() {
		var choice conquest.Choice
		if computer := computers[s.Prompt().Seat]; computer != nil {
			view := s.View(s.Prompt().Seat)
			for done := false; !done; {
				choice, done = computer.Step(&view)
			}
		} else {
			options = s.AppendOptions(options[:0])
			o := options[random.Below(uint32(len(options)))]
			choice = o.Choice
			if o.Most > 0 {
				choice = o.With(o.Choice.Amount + int32(random.Below(uint32(o.Most-o.Choice.Amount)+1)))
			}
		}
		if err := s.Choose(choice, sink); err != nil {
			require.NoError(t, err, "%v", choice)
		}
	}
}

// record plays the game and records it.
func (g *game) record(t testing.TB, w io.Writer, also conquest.Sink) (s conquest.State) {
	writer := NewWriter(w, "test")
	setup := g.setupOf()
	seats := make([]Seat, g.seats)
	for i := range seats {
		seats[i] = Seat{Name: fmt.Sprint("Player ", i+1), Kind: "human"}
	}
	writer.Game(setup, seats)
	g.play(t, &s, setup, func(e conquest.Event) {
		writer.Event(e)
		if also != nil {
			also(e)
		}
	})
	require.NoError(t, writer.Flush())
	return s
}

// recorded returns the objects of a game's record.
func recorded(t testing.TB, g game) (entries []any) {
	var out bytes.Buffer
	g.record(t, &out, nil)
	require.NoError(t, Read(&out, func(entry any) error {
		entries = append(entries, entry)
		return nil
	}))
	return entries
}

// audit plays a game and accounts for its armies from the record alone, which must come to
// the state at the end.
func audit(t testing.TB, g game) {
	var out bytes.Buffer
	s := g.record(t, &out, nil)
	var a auditor
	if err := Read(&out, a.read); err != nil {
		require.NoError(t, err, "%+v", g.setupOf())
	}
	for day := conquest.Day(1); day <= conquest.Days; day++ {
		if a.armies[day] != s.Armies[day] || a.owner[day] != number(s.Owner[day]) {
			require.Fail(t, "the record comes to other armies", "%+v: day %d", g.setupOf(), day)
		}
	}
	require.NotNil(t, a.over)
	require.Equal(t, s.Winners().Len(), len(a.over.Winners))
}

// options are what a table may agree on, each by itself, and some at once.
var options = map[string]func(*conquest.Setup){
	"no house rules": func(*conquest.Setup) {},
	"all of them": func(s *conquest.Setup) {
		s.House = 1<<conquest.NumHouseRules - 1
		s.People = 1<<s.Seats - 1
	},
	"any of them": func(s *conquest.Setup) {
		s.House = conquest.HouseRules(bits.RotateLeft64(s.Seed*0x9e3779b97f4a7c15, 8))
		s.People = rules.SeatSet(s.Seed>>2) & (1<<s.Seats - 1)
	},
	"half a year": func(s *conquest.Setup) { s.Rounds = 6 },
	"a year":      func(s *conquest.Setup) { s.Rounds = 12 },
	"two years":   func(s *conquest.Setup) { s.Rounds = 24 },
}

func init() {
	for rule := range conquest.NumHouseRules {
		options[rule.String()] = func(s *conquest.Setup) {
			s.House = s.House.With(rule)
			s.People = 1<<s.Seats - 1 // who may be asked for dice
		}
	}
}

// With EVERY_GAME=1 there are a thousand random games and a thousand of computers for
// each number of players and each option, and a thousand random ones to the last round of
// all, which takes the better part of an hour: make audit.
func TestEveryArmyIsAccountedForFromTheRecordAlone(t *testing.T) {
	random, computers, long := 6, 4, 1
	if os.Getenv("EVERY_GAME") == "1" {
		random, computers, long = 1000, 1000, 1000
	}
	levels := []skill.Level{skill.Easy, skill.Normal}
	for name, option := range options {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for seats := uint8(conquest.MinSeats); seats <= conquest.MaxSeats; seats++ {
				for seed := range uint64(random) {
					audit(t, game{seats: seats, seed: seed, setup: func(s *conquest.Setup) {
						limited(s)
						option(s)
					}})
				}
				for seed := range uint64(computers) {
					var who []skill.Level
					for seat := range int(seats) {
						who = append(who, levels[(int(seed)+seat)%len(levels)])
					}
					audit(t, game{seats: seats, seed: seed, setup: option, levels: who})
				}
			}
		})
	}
	t.Run("to the last round of all", func(t *testing.T) {
		t.Parallel()
		for seats := uint8(conquest.MinSeats); seats <= conquest.MaxSeats; seats++ {
			for seed := range uint64(long) {
				audit(t, game{seats: seats, seed: seed})
			}
		}
	})
}

func TestReadingBackGivesTheSameEvents(t *testing.T) {
	seen := map[conquest.EventKind]bool{}
	for seed := range uint64(60) {
		g := game{seats: uint8(2 + seed%5), seed: seed, setup: func(s *conquest.Setup) {
			limited(s)
			s.Rounds += 40 * uint8(seed/50)
			options["any of them"](s)
		}}
		var out bytes.Buffer
		var told, read []conquest.Event
		g.record(t, &out, func(e conquest.Event) { told = append(told, e) })
		require.NoError(t, Events(&out, func(e conquest.Event) error {
			read = append(read, e)
			seen[e.Kind] = true
			return nil
		}))
		require.Equal(t, len(told), len(read))
		for i := range told {
			if told[i] != read[i] {
				require.Equal(t, told[i], read[i])
			}
		}
	}
	for kind := range conquest.NumEventKinds {
		assert.True(t, seen[kind] || kind == conquest.NoCardLeft, "no game had an event %v", kind)
	}
}

func TestACardThatIsMissingIsReadBack(t *testing.T) {
	want := conquest.Event{Kind: conquest.NoCardLeft, Seat: 2, By: conquest.NoSeat}
	var out bytes.Buffer
	w := NewWriter(&out, "test")
	w.Event(want)
	require.NoError(t, w.Flush())
	require.NoError(t, Events(&out, func(e conquest.Event) error {
		assert.Equal(t, want, e)
		return nil
	}))
}

func TestAGameBeginsWithItsSetup(t *testing.T) {
	g := game{seats: 3, seed: 1, setup: func(s *conquest.Setup) {
		s.Page, s.Rounds, s.First = conquest.MonthPage(2027, 1), 6, 2
		s.House = s.House.With(conquest.DealtDays).With(conquest.FixedSets)
	}}
	var out bytes.Buffer
	g.record(t, &out, nil)
	first, rest, _ := strings.Cut(out.String(), "\n")
	assert.JSONEq(t, `{"e":"game","record":1,"version":"test","edition":"conquest","seed":1,"house":["dealt-days","fixed-sets"],
		"seats":[{"name":"Player 1","kind":"human"},{"name":"Player 2","kind":"human"},{"name":"Player 3","kind":"human"}],
		"page":{"year":2027,"month":1,"weekday":5,"length":31},"rounds":6,"first":2}`, first)
	second, rest, _ := strings.Cut(rest, "\n")
	assert.Equal(t, `{"e":"shuffle","cards":42}`, second)
	third, _, _ := strings.Cut(rest, "\n")
	assert.Contains(t, third, `{"e":"map","dates":[27,28,29,30,31,1,2,3,`)
	assert.Contains(t, third, `"bonus":[3,4,6,5,4,3]}`)
	assert.Contains(t, third, `"links":[[1,2],[1,8],`)
}

func TestWhatCanBeInNoGameIsRefused(t *testing.T) {
	read := func(lines string) error {
		return Events(strings.NewReader(lines), func(conquest.Event) error { return nil })
	}
	for lines, says := range map[string]string{
		`{"e":"game","record":1,"edition":"big"}`:                                           `one of "big"`,
		`{"e":"game","record":2,"edition":"conquest"}`:                                      "format 2 is newer",
		`{"e":"claim","seat":6,"day":3}`:                                                    "no seat 6",
		`{"e":"claim","seat":-2,"day":3}`:                                                   "no seat -2",
		`{"e":"claim","seat":0,"day":43}`:                                                   "no day 43",
		`{"e":"throw","seat":0,"from":1,"to":2,"against":1,"dice":[7],"defence":[1]}`:       "no throw [7]",
		`{"e":"throw","seat":0,"from":1,"to":2,"against":1,"dice":[1],"defence":[1,1,1]}`:   "no throw [1 1 1]",
		`{"e":"tile","seat":0,"tile":"bomb"}`:                                               "no value bomb",
		`{"e":"choose","seat":0,"prompt":"attack","choice":"flee"}`:                         "flee",
		`{"e":"armies","seat":0,"days":3,"regions":["moon"],"bonus":1,"stars":0,"total":4}`: "no value moon",
		`{"e":"turn","seat":"me"}`:                                                          "line 1",
	} {
		assert.ErrorContains(t, read(lines), says, lines)
	}
	assert.NoError(t, read(`{"e":"weather","rain":true}`), "kinds of event that are not known are passed over")
	var other *record.OtherGame
	assert.ErrorAs(t, read(`{"e":"game","record":1,"edition":"big"}`), &other)
}

func TestARecordHasExactlyTheDocumentedFields(t *testing.T) {
	text, err := os.ReadFile("FORMAT.md")
	require.NoError(t, err)
	for kind := range conquest.NumEventKinds {
		var row string
		for line := range strings.Lines(string(text)) {
			if row == "" && strings.HasPrefix(line, "| `"+kind.String()+"` |") {
				row = strings.Split(line, "|")[2]
			}
		}
		require.NotEmpty(t, row, "FORMAT.md has no row for %v", kind)
		fields := reflect.TypeOf(blank(kind.String())).Elem()
		for i := range fields.NumField() {
			name := fields.Field(i).Tag.Get("json")
			assert.True(t, name == "e" || strings.Contains(row, "`"+name+"`"), "FORMAT.md does not say that %v has %s", kind, name)
		}
	}
	for what, ids := range map[string][]string{
		"reason": idsOf(conquest.NumWhys), "tile": idsOf(conquest.NumTiles), "design": idsOf(conquest.NumDesigns),
		"house rule": idsOf(conquest.NumHouseRules), "prompt": idsOf(conquest.NumPromptKinds), "choice": idsOf(conquest.NumChoiceKinds),
		"region": idsOf(conquest.NumRegions),
	} {
		assert.NotEmpty(t, ids, what)
		for _, id := range ids {
			assert.Regexp(t, "`"+id+"[ `]", string(text), "FORMAT.md does not say that there is a %s %q", what, id)
		}
	}
}

// idsOf returns the ids of the first n values of a type, but for "none".
func idsOf[T interface {
	~uint8
	fmt.Stringer
}](n T) (all []string) {
	for v := range n {
		if id := v.String(); id != "none" {
			all = append(all, id)
		}
	}
	return all
}

func TestEveryObjectIsOneLineOfItsKind(t *testing.T) {
	var out bytes.Buffer
	g := game{seats: 2, seed: 3, setup: limited}
	told := 0
	g.record(t, &out, func(conquest.Event) { told++ })
	lines := 0
	for line := range strings.Lines(out.String()) {
		lines++
		var object map[string]any
		require.NoError(t, json.Unmarshal([]byte(line), &object))
		assert.NotNil(t, blank(object["e"].(string)), line)
	}
	assert.Equal(t, told, lines)
}
