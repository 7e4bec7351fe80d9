package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// module is the path that every import of the game's own packages begins with.
const module = "bigpayday"

// room is one row of the table of arrows: a folder, and what may be imported by
// the packages in it and below it.
type room struct {
	folder string

	// may lists the rooms that this one may import. The packages of one room
	// may always import each other.
	may []string

	// window says that the room may import Ebitengine. The others run without a
	// window: in tests, in simulations and on machines with no display.
	window bool
}

// drawing are the packages that draw what pages show, whatever the game.
var drawing = []string{
	"render", "render/wall", "render/palette", "render/marks", "render/pieces", "render/boards", "render/control", "render/options", "render/charts", "render/paper", "render/player", "render/scenery",
	"render/gamebox", "render/book", "render/spectacle",
}

// everyPage is what every page may import, and ofAMatch and ofATheater what those of a
// running game may besides.
var (
	everyPage = slices.Concat(drawing, []string{
		"game/app", "game/ui", "game/ui/flow", "game/ui/cards", "game/cast", "game/table", "game/words", "game/store", "game/engine", "render/beats", "render/faces", "render/moments", "input", "audio",
	})
	ofATheater = []string{"render/warfare", "game/scene/session", "game/rules", "game/scene/theater", "game/armies", "game/conquest", "render/campaign"}
	ofAMatch   = []string{"game/scene/session", "game/rules", "game/scene/match", "game/money", "game/scene/facts", "game/lesson", "game/lab", "render/stage", "render/tabletop", "render/standings"}
)

// rooms says which way imports point: from the window down to the rules, never
// back. A folder below a room without a row of its own belongs to that room,
// except below "game", where every folder needs a row.
var rooms = []room{
	{folder: ".", may: []string{"game/cli"}},
	// The command sim plays without a window, so the command line wires it itself.
	{folder: "game/cli", may: []string{
		"game", "game/cast", "game/series", "game/lab", "game/report", "game/record", "game/bot", "game/skill", "game/holidays", "game/engine", "game/words",
		"game/conquest", "game/conquest/lab",
		"game/table", "game/store", "game/retelling", "game/files",
	}},
	{folder: "game/retelling", may: []string{
		"game/table", "game/money", "game/armies", "game/engine", "game/conquest", "game/conquest/wording", "game/rules", "game/words",
		"game/cast", "game/store",
	}},
	// Size and full screen of the window are remembered, and an error that ends
	// the program is said in words. The trace tells where the controls lie.
	{folder: "game", may: []string{"game/outline", "game/screenreader", "game/speech", "game/preferences", "game/app", "game/scene", "game/ui", "game/setups", "game/store", "game/files", "game/words", "render", "render/palette", "render/sketch", "render/spareface", "input", "audio"}, window: true},
	{folder: "game/files"},
	{folder: "game/rules"},
	{folder: "game/rules/rulestest", may: []string{"game/rules"}},
	{folder: "game/engine", may: []string{"game/rules"}},
	// The two games know nothing of each other.
	{folder: "game/conquest", may: []string{"game/rules"}},
	{folder: "game/skill"},
	{folder: "game/spoil"},
	// Who sits at a table belongs to no game.
	{folder: "game/cast", may: []string{"game/skill"}},
	{folder: "game/conquest/bot", may: []string{"game/conquest", "game/rules", "game/skill"}},
	{folder: "game/conquest/lab", may: []string{
		"game/series", "game/armies", "game/conquest", "game/conquest/bot", "game/rules", "game/skill", "game/record/armies",
	}},
	// What Conquest says, without a window.
	{folder: "game/conquest/wording", may: []string{"game/conquest", "game/conquest/bot", "game/skill", "game/words"}},
	{folder: "game/conquest/book", may: []string{"game/conquest", "game/conquest/wording", "game/rulebook", "game/words"}},
	{folder: "game/conquest/lesson", may: []string{"game/conquest", "game/lesson", "game/words"}},
	{folder: "game/bot", may: []string{"game/engine", "game/skill"}},
	{folder: "game/record"},
	{folder: "game/record/money", may: []string{"game/record", "game/engine"}},
	{folder: "game/record/armies", may: []string{"game/record", "game/conquest", "game/rules"}},
	// A series knows no game; each game says to it how it is played, and counts for itself.
	{folder: "game/series", may: []string{"game/rules"}},
	{folder: "game/lab", may: []string{"game/series", "game/money", "game/engine", "game/bot", "game/skill", "game/record/money"}},
	{folder: "game/report", may: []string{
		"game/cast",
		"game/series", "game/rules", "game/engine", "game/bot", "game/skill", "game/lab", "game/conquest", "game/conquest/lab", "game/words",
		"render/poster",
	}},
	{folder: "game/lesson", may: []string{"game/engine"}},
	{folder: "game/store"},
	// Who says what at the table knows no game, only how fast it is played.
	{folder: "game/talk", may: []string{"game/rules", "render/beats"}},
	// Countries are the engine's; their dates are looked up before a game.
	{folder: "game/holidays", may: []string{"game/engine"}},
	// A table knows no game; each game says to it how it is played.
	{folder: "game/table", may: []string{"game/cast", "game/rules", "game/skill", "game/store"}},
	{folder: "game/money", may: []string{"game/cast", "game/table", "game/rules", "game/engine", "game/bot", "game/skill"}},
	{folder: "game/armies", may: []string{"game/cast", "game/table", "game/rules", "game/conquest", "game/conquest/bot", "game/skill"}},
	{folder: "game/words", may: []string{"game/engine", "game/rules", "assets"}},
	// The rule book has the words of the game and the data of its rules.
	{folder: "game/rulebook", may: []string{"game/engine", "game/words"}},
	// What is said to those who do not see the screen knows nothing of the screen.
	{folder: "game/outline"},
	{folder: "game/speech"},
	{folder: "game/preferences"},
	{folder: "game/screenreader", may: []string{"game/outline"}},
	{folder: "game/ui", may: []string{"game/outline", "game/ui/digest", "game/ui/edit", "game/ui/number", "render", "input", "render/palette", "render/marks", "render/control"}, window: true},
	// What the player does with the controls, which know nothing of it.
	{folder: "game/ui/hand", may: []string{"game/outline", "game/ui", "game/ui/beam", "game/ui/digest", "game/ui/edit", "render", "input", "render/control"}, window: true},
	// What controls are made of; none knows a control.
	{folder: "game/ui/beam", may: []string{"render"}, window: true},
	{folder: "game/ui/digest", may: []string{"render"}, window: true},
	{folder: "game/ui/edit", may: []string{"render", "input", "render/control"}, window: true},
	{folder: "game/ui/number"},
	{folder: "game/ui/flow", may: []string{"game/outline", "game/ui", "render", "render/palette", "render/marks", "render/pieces", "render/control"}, window: true},
	{folder: "game/ui/cards", may: []string{"game/ui/flow", "render", "render/palette", "render/pieces", "render/paper"}, window: true},
	{folder: "game/album", may: []string{"game/store"}},
	{folder: "game/album/money", may: []string{"game/album", "game/money", "game/engine"}},
	{folder: "game/album/armies", may: []string{"game/album", "game/armies", "game/conquest"}},
	{folder: "game/clipboard"},
	{folder: "game/profiles", may: []string{"game/cast", "game/table", "game/store"}},
	{folder: "game/setups", may: []string{"game/table", "game/store"}},
	{folder: "game/setups/armies", may: []string{"game/setups", "game/conquest"}},
	{folder: "game/setups/money", may: []string{"game/setups", "game/store", "game/engine"}},
	{folder: "game/app", may: []string{
		"game/album", "game/cast", "game/outline", "game/profiles", "game/rules", "game/ui", "game/ui/flow", "game/table", "game/rulebook", "game/words", "game/store", "game/engine", "render", "render/wall", "render/beats", "render/stage", "render/tabletop", "input", "audio", "render/palette", "render/pieces", "render/control",
	}, window: true},
	// The list of the pages, which is all that knows all of them. No page imports another.
	{folder: "game/scene", may: []string{
		"game/app", "game/scene/album", "game/scene/battlefield", "game/scene/coach", "game/scene/credits", "game/scene/deals", "game/scene/handover", "game/scene/help", "game/scene/loan", "game/scene/log", "game/scene/match", "game/scene/pause", "game/scene/placement", "game/scene/race", "game/scene/recap",
		"game/scene/replay/money", "game/scene/replay/armies", "game/scene/results/money", "game/scene/results/armies",
		"game/scene/rulebook", "game/scene/saves", "game/scene/session",
		"game/scene/settings", "game/scene/settlement", "game/scene/setup", "game/scene/sounds", "game/scene/theater", "game/scene/title", "game/scene/turn", "game/scene/who", "game/table",
	}, window: true},
	// What the tests of the pages share, and only tests import.
	{folder: "game/scene/scenetest", may: slices.Concat(everyPage, ofAMatch, []string{
		"game/scene", "game/scene/placement", "game/scene/purse", "game/scene/settings", "game/scene/turn", "game/bot", "game/skill", "game/profiles", "game/setups", "game/e2e",
		"game/scene/theater", "game/armies", "game/conquest", "game/conquest/bot",
	}), window: true},
	// The states bring themselves about in a studio, and what is looked at in them says the rest.
	{folder: "game/scene/scenetest/states", may: slices.Concat(everyPage, []string{
		"game/scene/scenetest", "game/scene/session", "game/scene/match", "game/scene/theater", "game/album", "game/files", "game/setups", "game/conquest", "render/campaign", "render/stage", "render/tabletop",
	}), window: true},
	{folder: "game/scene/scenetest/inspect", may: slices.Concat(everyPage, []string{"game/scene/scenetest", "game/scene/scenetest/states", "game/outline", "assets"}), window: true},
	{folder: "game/scene/scenetest/pictures", may: []string{"game/scene/scenetest", "game/app", "game/e2e", "input"}, window: true},
	{folder: "game/scene/session", may: slices.Concat(everyPage, []string{"game/talk", "game/rules", "game/lesson"}), window: true},
	{folder: "game/scene/match", may: slices.Concat(everyPage, []string{"game/album", "game/album/money", "game/rules", "game/talk", "game/scene/session", "game/money", "game/rulebook", "game/lab", "game/lesson", "game/holidays", "game/setups/money", "render/stage", "render/tabletop"}), window: true},
	{folder: "game/scene/theater", may: slices.Concat(everyPage, []string{
		"game/album", "game/album/armies", "game/talk",
		"game/scene/session", "game/scene/frame", "game/armies", "game/conquest", "game/conquest/book", "game/conquest/wording", "game/conquest/lesson", "game/lesson",
		"game/rulebook", "game/rules", "render/campaign", "render/warfare",
	}), window: true},
	{folder: "game/scene/battlefield", may: slices.Concat(everyPage, []string{
		"game/scene/session", "game/scene/theater", "game/scene/frame", "game/scene/panel", "game/armies", "game/conquest", "game/conquest/wording", "game/lesson",
		"render/campaign", "render/warfare",
	}), window: true},
	{folder: "game/scene/facts", may: slices.Concat(everyPage, ofAMatch), window: true},
	{folder: "game/scene/title", may: slices.Concat(everyPage, []string{"game/files", "game/profiles", "game/scene/session", "game/setups", "render/room"}), window: true},
	{folder: "game/scene/who", may: slices.Concat(everyPage, []string{"game/profiles"}), window: true},
	// The set-up knows no game; the part of each says what that adds.
	{folder: "game/scene/setup", may: slices.Concat(everyPage, []string{"game/clipboard", "game/profiles", "game/rules", "game/setups", "render/shelf"}), window: true},
	{folder: "game/scene/setup/money", may: slices.Concat(everyPage, []string{
		"game/scene/setup", "game/scene/match", "game/money", "game/setups", "game/setups/money", "game/holidays",
	}), window: true},
	{folder: "game/scene/setup/armies", may: slices.Concat(everyPage, []string{
		"game/scene/setup", "game/scene/theater", "game/armies", "render/warfare", "game/conquest", "game/conquest/wording", "game/rules", "game/setups", "game/setups/armies",
	}), window: true},
	{folder: "game/scene/settings", may: slices.Concat(everyPage, []string{"game/talk"}), window: true},
	{folder: "game/scene/sounds", may: everyPage, window: true},
	{folder: "game/scene/credits", may: slices.Concat(everyPage, []string{"assets"}), window: true},
	{folder: "game/scene/album", may: slices.Concat(everyPage, []string{"game/album", "game/clipboard", "game/files", "game/profiles", "render/scrapbook"}), window: true},
	{folder: "game/scene/saves", may: slices.Concat(everyPage, []string{"game/files"}), window: true},
	{folder: "game/scene/rulebook", may: slices.Concat(everyPage, []string{"game/rulebook"}), window: true},
	{folder: "game/scene/pause", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	// What lies over the table of a running game.
	{folder: "game/scene/coach", may: slices.Concat(everyPage, []string{"game/scene/session"}), window: true},
	{folder: "game/scene/coach/money", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/coach"}), window: true},
	{folder: "game/scene/coach/armies", may: slices.Concat(everyPage, ofATheater, []string{"game/scene/coach"}), window: true},
	{folder: "game/scene/help", may: slices.Concat(everyPage, []string{"game/scene/session"}), window: true},
	{folder: "game/scene/help/money", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/help"}), window: true},
	{folder: "game/scene/help/armies", may: slices.Concat(everyPage, ofATheater, []string{"game/scene/help", "game/conquest/book", "game/rulebook"}), window: true},
	{folder: "game/scene/handover", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	{folder: "game/scene/deals", may: slices.Concat(everyPage, ofAMatch), window: true},
	{folder: "game/scene/loan", may: slices.Concat(everyPage, ofAMatch), window: true},
	{folder: "game/scene/log", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	{folder: "game/scene/recap", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	{folder: "game/scene/recap/money", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/recap"}), window: true},
	{folder: "game/scene/recap/armies", may: slices.Concat(everyPage, ofATheater, []string{"game/scene/recap", "game/conquest/wording"}), window: true},
	{folder: "game/scene/placement", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/frame", "game/scene/purse"}), window: true},
	{folder: "game/scene/frame", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	{folder: "game/scene/purse", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/frame"}), window: true},
	{folder: "game/scene/panel", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	{folder: "game/scene/prompt", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/panel", "game/scene/prompt/parts"}), window: true},
	{folder: "game/scene/prompt/parts", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/panel"}), window: true},
	{folder: "game/scene/prompt/column", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/panel", "game/scene/prompt/parts"}), window: true},
	// The panel on which a person decides stands on the page of the turn.
	{folder: "game/scene/settlement", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/panel", "game/scene/prompt", "game/scene/frame", "game/scene/purse"}), window: true},
	{folder: "game/scene/race", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/panel", "game/scene/frame", "game/scene/purse"}), window: true},
	{folder: "game/scene/turn", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/panel", "game/scene/prompt", "game/scene/prompt/column", "game/scene/frame", "game/scene/purse"}), window: true},
	{folder: "game/scene/replay", may: slices.Concat(everyPage, []string{"game/files", "game/scene/session", "game/rules", "render/animation"}), window: true},
	{folder: "game/scene/replay/money", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/replay"}), window: true},
	{folder: "game/scene/replay/armies", may: slices.Concat(everyPage, ofATheater, []string{"game/scene/replay", "game/conquest/wording"}), window: true},
	// The results of any game, and what each game has to tell on them.
	{folder: "game/scene/results", may: slices.Concat(everyPage, []string{"game/scene/session", "game/rules"}), window: true},
	{folder: "game/scene/results/money", may: slices.Concat(everyPage, ofAMatch, []string{"game/scene/results"}), window: true},
	{folder: "game/scene/results/armies", may: slices.Concat(everyPage, []string{
		"game/scene/results", "game/scene/session", "game/scene/theater", "game/armies", "game/conquest", "game/conquest/wording", "game/rules", "render/campaign", "render/warfare",
	}), window: true},
	// The typeface that helps out knows nothing of what is written in it.
	{folder: "render/spareface", may: []string{"assets", "render/roboto"}, window: true},
	{folder: "render/roboto"},
	{folder: "render/typeface", may: []string{"render/spareface", "assets"}, window: true},
	{folder: "render/wall", may: []string{"render", "render/palette", "render/sketch"}, window: true},
	{folder: "render", may: []string{"render/roboto", "render/spareface", "render/typeface", "render/palette", "render/sketch", "render/faces", "game/engine", "game/words", "assets"}, window: true},
	// What is drawn with it: each knows the packages of the pieces that it is made of.
	{folder: "render/palette", may: []string{"render/sketch"}},
	{folder: "render/marks", may: []string{"render", "render/palette"}, window: true},
	{folder: "render/pieces", may: []string{"render", "render/palette", "render/marks", "render/sketch"}, window: true},
	{folder: "render/boards", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/sketch", "render/beats", "render/stage", "game/engine"}, window: true},
	{folder: "render/control", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/boards"}, window: true},
	{folder: "render/options", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/boards", "render/faces"}, window: true},
	{folder: "render/charts", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/sketch", "render/faces"}, window: true},
	{folder: "render/paper", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/sketch"}, window: true},
	{folder: "render/player", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/paper", "render/warfare", "render/faces", "render/beats", "render/sketch"}, window: true},
	{folder: "render/scenery", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/boards", "render/sketch", "render/beats", "render/faces"}, window: true},
	{folder: "render/gamebox", may: []string{"render", "render/wall", "render/palette", "render/marks", "render/sketch", "render/faces"}, window: true},
	{folder: "render/scrapbook", may: []string{"render", "render/palette", "render/pieces", "render/faces"}, window: true},
	{folder: "render/animation"},
	{folder: "render/book", may: []string{"render", "render/palette", "render/marks", "render/pieces"}, window: true},
	{folder: "render/warfare", may: []string{"render", "render/palette", "render/marks", "render/pieces", "render/boards", "render/sketch"}, window: true},
	{folder: "render/spectacle", may: []string{
		"render", "render/wall", "render/palette", "render/pieces", "render/control", "render/warfare", "render/sketch", "render/faces", "render/moments", "render/beats",
	}, window: true},
	{folder: "render/rendertest", may: []string{"render"}, window: true},
	{folder: "render/sketch", may: []string{"game/engine", "game/words", "assets"}},
	{folder: "render/poster", may: []string{"render/sketch"}},
	{folder: "render/faces", may: []string{"game/rules"}},
	{folder: "render/moments", may: []string{"render/beats", "game/rules"}},
	{folder: "render/room", may: []string{"render", "render/scenery"}, window: true},
	{folder: "render/shelf", may: []string{"render", "render/beats"}, window: true},
	// What plays events knows no game, but who sits where.
	{folder: "render/beats", may: []string{"game/rules"}},
	{folder: "render/campaign", may: []string{"render/beats", "render/faces", "render/moments", "game/talk", "game/conquest", "game/rules"}},
	{folder: "render/standings", may: []string{"game/engine"}},
	{folder: "render/stage", may: []string{"render/beats", "render/faces", "render/moments", "render/standings", "render/tabletop", "game/talk", "game/engine", "game/words", "assets"}},
	{folder: "render/tabletop", may: []string{"render/beats", "render/faces", "render/standings", "game/talk", "game/engine"}},
	{folder: "input", window: true},
	{folder: "audio", may: []string{"game/engine", "assets"}, window: true},
	{folder: "assets"},
	{folder: "game/e2e", window: true},
	// What the tests in game/e2e/play, browser and phone share.
	{folder: "game/e2e/person", may: []string{"game/e2e"}, window: true},
	{folder: "game/e2e/home", may: []string{
		"game/e2e", "game/e2e/person", "game/store", "game/profiles", "game/cast", "game/table",
		"game/lesson", "game/conquest/lesson", "game/engine", "game/money", "game/conquest", "game/armies",
	}},
	// Developers' programs; each folder below needs a row.
	{folder: "game/tools/systems"},
	// What the page says is among the words.
	{folder: "game/tools/webpage", may: []string{"game/words", "render/sketch"}},
	{folder: "game/tools/positions", may: []string{"game/lab"}},
	{folder: "game/tools/icons", may: []string{"render/sketch"}},
	{folder: "game/tools/pack"},
	{folder: "game/tools/opening", may: []string{"game/e2e"}, window: true},
	{folder: "game/tools/yardstick", window: true},
	{folder: "game/tools/spectrogram", may: []string{"audio"}},
	{folder: "game/tools/parts"},
	{folder: "game/tools/presets", may: []string{"game/engine", "game/lab"}},
	// The screen without its window: what is shown, and for how long.
	{folder: "game/tools/pace", may: []string{
		"game/app", "game/scene/session", "game/scene/match", "game/scene/theater", "game/store", "game/words", "game/table", "game/money", "game/armies", "game/engine",
		"game/conquest", "game/conquest/bot", "game/bot", "game/skill", "render/stage", "render/tabletop",
	}, window: true},
	{folder: "game/tools/soak", may: []string{
		"game", "game/ui", "game/table", "game/money", "game/armies", "game/lesson", "game/store", "game/words", "game/engine", "game/conquest", "render", "input",
	}, window: true},
	{folder: "game/tools/frames", may: []string{
		"game", "game/app", "game/scene", "game/ui", "game/table", "game/money", "game/armies", "game/skill", "game/lesson", "game/store", "game/words", "game/engine",
		"game/conquest", "game/conquest/lesson", "game/bot", "render", "render/beats", "render/stage", "render/tabletop", "render/campaign", "input", "game/e2e",
	}, window: true},
}

// pure are the rooms of the rules: what they decide depends on the choices alone.
var pure = []string{"game/rules", "game/engine", "game/conquest"}

// isPure reports whether a room is one of the rules.
func isPure(folder string) bool { return slices.Contains(pure, folder) }

// engineMayImport are the packages of the standard library that the rules may
// use. None of them reads a clock, a file, the environment or a random source,
// none starts a goroutine, and none works on floats: a game replayed from its
// choices must come out the same everywhere, always.
var engineMayImport = []string{
	"bytes", "cmp", "encoding", "encoding/binary", "encoding/hex", "encoding/json", "errors", "fmt", "hash", "hash/crc32",
	"hash/fnv", "iter", "math", "math/bits", "slices", "sort", "strconv", "strings", "unicode", "unicode/utf8",
}

func TestImportsPointOnlyTheWayOfTheTable(t *testing.T) {
	for _, f := range sourceFiles(t) {
		from, ok := roomOf(f.folder)
		if !assert.True(t, ok, "%s: package %s has no row in the table of arrows: say what it may import", f.path, f.folder) {
			continue
		}
		for _, imported := range f.imports() {
			target, own := ownFolder(imported)
			switch {
			case own:
				to, ok := roomOf(target)
				if !assert.True(t, ok, "%s imports %s, which has no row in the table of arrows", f.path, imported) {
					continue
				}
				assert.True(t, to.folder == from.folder || slices.Contains(from.may, to.folder) || inside(to.folder, from.may),
					"%s imports %s: %s may import %s of the game's own packages", f.path, imported, name(from.folder), list(from.may))
			case strings.HasPrefix(imported, "github.com/hajimehoshi/ebiten"):
				assert.True(t, from.window, "%s imports %s: %s must run without a window", f.path, imported, name(from.folder))
			}
		}
	}
}

// ofTheMoneyGames and ofConquest are the rooms of one game alone, and theListOfPages is the
// file that puts the pages of all games behind their doors.
var (
	ofTheMoneyGames = []string{
		"game/engine", "game/bot", "game/lab", "game/money", "game/record/money", "render/stage", "render/tabletop", "render/standings",
		"game/scene/match", "game/scene/facts", "game/scene/purse", "game/scene/prompt", "game/scene/prompt/parts", "game/scene/prompt/column", "game/scene/placement", "game/scene/turn", "game/scene/settlement", "game/scene/race",
		"game/scene/loan", "game/scene/deals", "game/scene/coach/money", "game/scene/recap/money", "game/scene/help/money", "game/scene/results/money",
		"game/scene/setup/money", "game/setups/money", "game/scene/replay/money", "game/album/money",
	}
	ofConquest = []string{
		"game/conquest", "game/armies", "game/record/armies", "render/campaign", "game/scene/theater", "game/scene/battlefield", "game/scene/coach/armies",
		"game/scene/recap/armies", "game/scene/help/armies", "game/scene/results/armies", "game/scene/setup/armies", "game/scene/replay/armies", "game/album/armies",
	}
	theListOfPages = "game/scene/pages.go"
)

func TestNoFileOfOneGameNamesTheOther(t *testing.T) {
	for _, f := range sourceFiles(t) {
		if f.path == theListOfPages {
			continue
		}
		named := f.imports()
		for i := range named {
			named[i], _ = ownFolder(named[i])
		}
		named = append(named, f.folder)
		names := func(rooms []string) bool {
			return slices.ContainsFunc(named, func(folder string) bool { return inside(folder, rooms) })
		}
		assert.False(t, names(ofTheMoneyGames) && names(ofConquest), "%s names both games: what serves both names neither, and a list of games names no package of theirs", f.path)
	}
}

func TestTheTopHasNoGoFileButMain(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "*.go"))
	require.NoError(t, err)
	assert.Equal(t, []string{filepath.Join("..", "main.go")}, files, "commands live in game/cli, developers' programs in game/tools")
}

func TestTheRulesImportOnlyPurePackagesOfTheStandardLibrary(t *testing.T) {
	for _, f := range sourceFiles(t) {
		if from, _ := roomOf(f.folder); !isPure(from.folder) {
			continue
		}
		for _, imported := range f.imports() {
			if target, own := ownFolder(imported); own && inside(target, pure) {
				continue
			}
			assert.Contains(t, engineMayImport, imported, "%s imports %s: the rules may import only %s", f.path, imported, list(engineMayImport))
		}
	}
}

func TestTheRulesUseNeitherFloatsNorGoroutines(t *testing.T) {
	for _, f := range sourceFiles(t) {
		if from, _ := roomOf(f.folder); !isPure(from.folder) {
			continue
		}
		ast.Inspect(f.tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				assert.NotContains(t, []string{"float32", "float64", "complex64", "complex128"}, n.Name,
					"%s uses %s: the rules count in whole numbers", f.at(n), n.Name)
			case *ast.BasicLit:
				assert.NotContains(t, []token.Token{token.FLOAT, token.IMAG}, n.Kind,
					"%s uses %s: the rules count in whole numbers", f.at(n), n.Value)
			case *ast.GoStmt, *ast.ChanType, *ast.SelectStmt:
				assert.Fail(t, "the rules run in one goroutine and know no channel", f.at(n))
			}
			return true
		})
	}
}

// sourceFile is one Go file of the game, tests left out, whatever system or
// build tag it is for.
type sourceFile struct {
	path   string // from the module's folder, with slashes
	folder string
	files  *token.FileSet
	tree   *ast.File
}

// imports returns the import paths of the file.
func (f sourceFile) imports() []string {
	var paths []string
	for _, spec := range f.tree.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err == nil {
			paths = append(paths, p)
		}
	}
	return paths
}

// at returns where in the file a node stands.
func (f sourceFile) at(n ast.Node) string {
	return f.path + ":" + strconv.Itoa(f.files.Position(n.Pos()).Line)
}

// sourceFiles reads every file of the game that the tests of this package judge.
func sourceFiles(t *testing.T) []sourceFile {
	t.Helper()
	top := os.DirFS("..")
	var found []sourceFile
	require.NoError(t, fs.WalkDir(top, ".", func(p string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := entry.Name()
		if entry.IsDir() {
			// The go tool passes over these folders too; the first two are no
			// part of the sources.
			skip := p == "build" || base == "node_modules" || base == "testdata" || base != "." && strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_")
			if skip {
				return fs.SkipDir
			}
			return nil
		}
		if path.Ext(p) != ".go" || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		files := token.NewFileSet()
		tree, err := parser.ParseFile(files, filepath.Join("..", filepath.FromSlash(p)), nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		found = append(found, sourceFile{path: p, folder: path.Dir(p), files: files, tree: tree})
		return nil
	}))
	return found
}

// ownFolder returns the folder of one of the game's own packages, and whether
// the import path is one.
func ownFolder(importPath string) (folder string, own bool) {
	if importPath == module {
		return ".", true
	}
	return strings.CutPrefix(importPath, module+"/")
}

// roomOf returns the row that speaks for a folder: its own, or that of the
// nearest folder above it.
func roomOf(folder string) (room, bool) {
	for at := folder; ; at = path.Dir(at) {
		if at != folder && (at == "game" || at == ".") {
			return room{}, false
		}
		for _, r := range rooms {
			if r.folder == at {
				return r, true
			}
		}
		if at == "." {
			return room{}, false
		}
	}
}

// inside reports whether the folder lies in or below one of those listed, of
// which "game" and "render" stand for themselves alone.
func inside(folder string, listed []string) bool {
	return slices.ContainsFunc(listed, func(above string) bool {
		return folder == above || above != "game" && above != "render" && strings.HasPrefix(folder, above+"/")
	})
}

// name returns a room's folder as a reader knows it.
func name(folder string) string {
	if folder == "." {
		return "main"
	}
	return folder
}

// list joins names for a sentence.
func list(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}
