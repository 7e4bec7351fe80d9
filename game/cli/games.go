//go:build !js

package cli

import (
	"flag"
	"maps"
	"runtime"
	"slices"
	"strings"

	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// simGame is a game as the command sim plays it.
type simGame interface {
	// editions lists what -edition may say to mean this game.
	editions() []string
	// register adds the flags that not all games have.
	register(flags *flag.FlagSet)
	// play plays what the flags ask for, prints what came of it, and returns the exit
	// code; climb does so with the ladder of levels.
	play(p *program, f *simFlags) int
	climb(p *program, f *simFlags) int
	// tempers measures how the characters play.
	tempers(p *program, f *simFlags) int
}

// simGames lists the games. What -edition does not say is the first one.
func simGames() []simGame { return []simGame{&moneySim{}, &armySim{}} }

// simEditions lists the editions of all games for a message.
func simEditions(games []simGame) string {
	var ids []string
	for _, game := range games {
		ids = append(ids, game.editions()...)
	}
	return strings.Join(ids, ", ")
}

const (
	// maxJobs is how many games can be played at the same time at most.
	maxJobs = 256

	// What is played where no flag says otherwise.
	defaultSeats = 4
	defaultSeed  = 1
	// defaultGames is how many games sim plays unless -games says otherwise.
	defaultGames = 100
)

// simFlags are the flags of sim that all games have.
type simFlags struct {
	games, jobs                    int
	seats                          uint
	seed                           uint64
	edition, house, levels, record string
	csv, ladder, byTemper          bool
	// given has the names of the flags that the command line has. It is set when the
	// flags have been read.
	given map[string]bool
}

// register adds the flags to a set.
func (f *simFlags) register(flags *flag.FlagSet) {
	flags.IntVar(&f.games, "games", defaultGames, "")
	flags.UintVar(&f.seats, "seats", defaultSeats, "")
	flags.Uint64Var(&f.seed, "seed", defaultSeed, "")
	flags.StringVar(&f.levels, "levels", string(skill.Normal), "")
	flags.IntVar(&f.jobs, "jobs", min(runtime.GOMAXPROCS(0), maxJobs), "")
	flags.StringVar(&f.edition, "edition", "", "")
	flags.StringVar(&f.house, "house", "", "")
	flags.StringVar(&f.record, "record", "", "")
	flags.BoolVar(&f.csv, "csv", false, "")
	flags.BoolVar(&f.ladder, "ladder", false, "")
	flags.BoolVar(&f.byTemper, "tempers", false, "")
}

// registerGames adds the flags of each game to a set, and returns which games have each of
// them.
func registerGames(flags *flag.FlagSet, games []simGame) (owners map[string][]simGame) {
	owners = map[string][]simGame{}
	for _, game := range games {
		own := newFlags()
		game.register(own)
		own.VisitAll(func(f *flag.Flag) {
			flags.Var(f.Value, f.Name, "")
			owners[f.Name] = append(owners[f.Name], game)
		})
	}
	return owners
}

// gameOf returns the game that the flags mean. The refusal is what is wrong with -edition,
// or the first flag, by name, that this game has not.
func (f *simFlags) gameOf(w *words.Words, games []simGame, owners map[string][]simGame) (game simGame, refusal string) {
	if !f.given["edition"] {
		f.edition = games[0].editions()[0]
	}
	for _, g := range games {
		if slices.Contains(g.editions(), f.edition) {
			game = g
		}
	}
	if game == nil {
		return nil, w.Say("cli.sim.bad_edition", words.Text("edition", f.edition), words.Text("editions", simEditions(games)))
	}
	for _, name := range slices.Sorted(maps.Keys(f.given)) {
		if of := owners[name]; of != nil && !slices.Contains(of, game) {
			var editions []string
			for _, g := range of {
				editions = append(editions, g.editions()...)
			}
			return nil, w.Say("cli.sim.bad_flag_for", words.Text("flag", "-"+name), words.Text("edition", f.edition),
				words.Text("editions", strings.Join(editions, ", ")))
		}
	}
	return game, ""
}

// levelsOf returns how well the computers play: one level for all, or one for each seat.
func (f *simFlags) levelsOf(w *words.Words, seats int) (levels []skill.Level, refusal string) {
	for id := range listed(f.levels) {
		level, known := skill.Parse(id)
		if !known {
			return nil, w.Say("cli.sim.bad_level", words.Text("level", id), words.Text("levels", levelIDs()))
		}
		levels = append(levels, level)
	}
	if len(levels) != 1 && len(levels) != seats {
		return nil, w.Say("cli.sim.bad_levels_count", words.Number("levels", len(levels)), words.Number("seats", seats))
	}
	for len(levels) < seats {
		levels = append(levels, levels[0])
	}
	return levels, ""
}

// checkJobs returns what is wrong with -jobs, or "".
func (f *simFlags) checkJobs(w *words.Words) (refusal string) {
	if f.jobs < 1 || f.jobs > maxJobs {
		return w.Say("cli.sim.bad_jobs", words.Number("most", maxJobs))
	}
	return ""
}

// checkGames returns what is wrong with -games, or "".
func (f *simFlags) checkGames(w *words.Words) (refusal string) {
	if f.games < 1 {
		return w.Say("cli.sim.bad_games")
	}
	return ""
}

// listed goes through a list with commas or blanks between its parts.
func listed(list string) func(yield func(string) bool) {
	return strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' || r == ' ' })
}

// clampUint8 returns what of a number a setup can hold. What is larger than any figure of
// a setup may be stays so.
func clampUint8(n uint) uint8 { return uint8(min(n, 255)) }

// levelIDs lists the levels of computers for a message.
func levelIDs() string {
	var ids []string
	for _, level := range skill.Levels() {
		ids = append(ids, string(level))
	}
	return strings.Join(ids, ", ")
}
