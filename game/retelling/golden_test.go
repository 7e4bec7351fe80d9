package retelling_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/retelling"
	"bigpayday/game/rules"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// The golden games are whole games of every edition, for each number of seats. They are saves
// with the text that they are told as, both compressed, and have to go the same way for ever,
// on every machine. UPDATE_JOURNALS=1 (make journals) has them played and written anew, which
// is right only after a rule or a sentence has changed on purpose.
const goldenFolder = "testdata/golden"

// goldens are the editions whose games there are, each for two to six players.
var goldens = []string{"big", "standard", "mixed", "classic1975", "event2000", "conquest"}

// wrong is the name of a save that is wrong on purpose.
const wrong = "wrong"

// eachGolden calls do with the name of each game.
func eachGolden(t *testing.T, do func(t *testing.T, edition string, seats int, name string)) {
	for _, edition := range goldens {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			name := fmt.Sprintf("%s-%d", edition, seats)
			t.Run(name, func(t *testing.T) { do(t, edition, seats, name) })
		}
	}
}

func TestGoldenGamesGoTheSameWayForEver(t *testing.T) {
	w := new(words.Library).Open("en")
	if os.Getenv("UPDATE_JOURNALS") == "1" {
		require.NoError(t, os.MkdirAll(goldenFolder, 0o755))
		eachGolden(t, func(t *testing.T, edition string, seats int, name string) {
			save := playOut(t, edition, seats)
			game, err := retelling.Open(save)
			require.NoError(t, err)
			var text bytes.Buffer
			_, err = retelling.Tell(&text, w, game, rules.NoSeat)
			require.NoError(t, err)
			compress(t, name+".json.gz", save)
			compress(t, name+".txt.gz", text.Bytes())
			if name == "big-3" {
				compress(t, wrong+".json.gz", withWrongMark(t, save))
			}
		})
	}
	eachGolden(t, func(t *testing.T, edition string, seats int, name string) {
		save := uncompressed(t, name+".json.gz")
		game, err := retelling.Open(save)
		require.NoError(t, err)
		require.True(t, game.Over())
		require.Len(t, game.Players(), seats)
		require.Greater(t, len(marksOf(t, save)), 2*seats, "there are fingerprints to compare")
		var text bytes.Buffer
		misfit, err := retelling.Tell(&text, w, game, rules.NoSeat)
		require.NoError(t, err)
		assert.Nil(t, misfit, "all fingerprints are as they were")
		want := strings.Split(string(uncompressed(t, name+".txt.gz")), "\n")
		got := strings.Split(text.String(), "\n")
		for i := range min(len(want), len(got)) {
			require.Equal(t, want[i], got[i], "line %d", i+1)
		}
		assert.Len(t, got, len(want))
	})
}

func TestGoldenGameThatIsWrongOnPurposeIsRefused(t *testing.T) {
	save := uncompressed(t, wrong+".json.gz")
	game, err := retelling.Open(save)
	require.NoError(t, err, "it has no sum, as older saves")
	var text bytes.Buffer
	misfit, err := retelling.Tell(&text, new(words.Library).Open("en"), game, rules.NoSeat)
	require.NoError(t, err)
	require.NotNil(t, misfit)
	assert.Equal(t, table.MarkDiffers, misfit.ID)
	assert.Equal(t, wrongMark+1, misfit.Turn, "the turn is named")
	whole := uncompressed(t, "big-3.txt.gz")
	assert.True(t, bytes.HasPrefix(whole, bytes.TrimRight(text.Bytes(), "\n")), "up to there it is told")
	assert.Less(t, text.Len(), len(whole))
}

// wrongMark is which mark of the wrong save is not that of its game.
const wrongMark = 40

func marksOf(t *testing.T, save []byte) (marks [][2]any) {
	t.Helper()
	var doc struct{ Marks [][2]any }
	require.NoError(t, json.Unmarshal(save, &doc))
	return doc.Marks
}

// withWrongMark returns a save with a mark that is not that of its game, and no sum.
func withWrongMark(t *testing.T, save []byte) []byte {
	t.Helper()
	hash := marksOf(t, save)[wrongMark][1].(string)
	changed := bytes.Replace(save, []byte(hash), []byte("0123456789abcdef"), 1)
	sum := bytes.LastIndex(changed, []byte(",\n\t\"sum\""))
	require.Positive(t, sum)
	return append(changed[:sum:sum], "\n}\n"...)
}

func compress(t *testing.T, name string, data []byte) {
	t.Helper()
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	require.NoError(t, err)
	_, err = z.Write(data)
	require.NoError(t, err)
	require.NoError(t, z.Close())
	require.NoError(t, os.WriteFile(filepath.Join(goldenFolder, name), b.Bytes(), 0o644))
}

func uncompressed(t testing.TB, name string) []byte {
	t.Helper()
	file, err := os.Open(filepath.Join(goldenFolder, name))
	require.NoError(t, err)
	defer file.Close()
	z, err := gzip.NewReader(file)
	require.NoError(t, err)
	data, err := io.ReadAll(z)
	require.NoError(t, err)
	return data
}

// playersOf returns a person, who chooses by chance, among computers.
func playersOf(seats int) (players []table.Player) {
	for i, name := range []string{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"}[:seats] {
		p := table.Player{Name: name, Token: uint8(i), Colour: uint8(i), Kind: table.Normal}
		switch i {
		case 0:
			p.Kind = table.Human
		case 1:
			p.Kind = table.Easy
		}
		players = append(players, p)
	}
	return players
}

// playOut returns the save of a whole game.
func playOut(t *testing.T, edition string, seats int) []byte {
	t.Helper()
	storage := store.OpenMemory()
	chance := rules.Random(seats)
	var game table.Game
	var step func()
	if edition == "conquest" {
		tb, err := armies.New(armies.Setup{Game: conquestSetup(seats), Players: playersOf(seats)}, storage)
		require.NoError(t, err)
		game, step = tb, func() {
			if !tb.PersonAsked() {
				tb.Step()
				return
			}
			options := tb.State().AppendOptions(nil)
			o := options[chance.Below(uint32(len(options)))]
			c := o.Choice
			if o.Most > 0 {
				c = o.With(o.Choice.Amount + int32(chance.Below(uint32(o.Most-o.Choice.Amount+1))))
			}
			_, err := tb.Choose(c)
			require.NoError(t, err)
		}
	} else {
		tb, err := money.New(money.Setup{Game: moneySetup(t, edition, seats), Players: playersOf(seats)}, storage)
		require.NoError(t, err)
		game, step = tb, func() {
			if !tb.PersonAsked() {
				tb.Step()
				return
			}
			options := tb.State().AppendOptions(nil)
			_, err := tb.Choose(options[chance.Below(uint32(len(options)))].Choice)
			require.NoError(t, err)
		}
	}
	for !game.Over() {
		step()
	}
	require.NoError(t, game.Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	return data
}

// conquestSetup returns a game that has other house rules for each number of seats.
func conquestSetup(seats int) conquest.Setup {
	s := conquest.Setup{Seed: uint64(100 + seats), Seats: uint8(seats), First: rules.NoSeat, Page: conquest.MonthPage(2027, uint8(seats)), Rounds: 12}
	for _, rule := range [][]conquest.HouseRule{
		{}, {conquest.PageTiles}, {conquest.DealtDays, conquest.QuickSetup}, {conquest.DefenderChooses, conquest.FixedSets}, {conquest.OpenHands, conquest.LongMarch},
	}[seats-rules.MinSeats] {
		s.House = s.House.With(rule)
	}
	return s
}

// moneySetup returns a game of one to three months, with a house rule that its edition has.
func moneySetup(t *testing.T, edition string, seats int) engine.Setup {
	t.Helper()
	id, ok := engine.ParseEdition(edition)
	require.True(t, ok)
	s := engine.Setup{
		Edition: id, Seats: uint8(seats), Months: uint8(1 + seats%3), First: engine.NoSeat, Oldest: engine.Seat(seats - 1), Seed: uint64(200 + seats),
		Blue: engine.EditionOf(id).Wanted,
	}
	if id == engine.Event2000 {
		s.Months = max(2, s.Months) // a month alone is too short for it
	}
	for i := range s.Months {
		s.Lengths[i] = 31
	}
	skip := seats - rules.MinSeats
	for rule := range engine.NumHouseRules {
		with := s
		with.House = with.House.With(rule)
		if with.Check() != nil {
			continue
		}
		if skip == 0 {
			return with
		}
		skip--
	}
	return s
}
