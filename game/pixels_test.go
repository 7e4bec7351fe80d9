package game_test

import (
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// geometry are the files and functions of pages that may know lengths in pixels and place
// boxes, each with its reason. One that no longer does must go.
var geometry = map[string]string{
	"game/scene/placement/board.go":                "a board: the calendar",
	"game/scene/placement/board_moves.go":          "what moves over the board",
	"game/scene/placement/odds.go: marksStep":      "the scale of a chart",
	"game/scene/replay/timeline.go":                "the timeline and a chart",
	"game/scene/results/chart.go":                  "a chart",
	"game/scene/results/money/course.go":           "what stands along a chart",
	"game/scene/results/armies/course.go":          "what stands along a chart",
	"game/scene/results/results.go: results.props": "dice lie askew, by so many degrees",
	"game/scene/results/money/month.go":            "a board: the calendar of a month",

	"game/scene/battlefield/orders_drawn.go":      "what is drawn over a board, and armies that are carried",
	"game/scene/battlefield/tray.go":              "dice that tumble, and lie below each other",
	"game/scene/battlefield/seats.go: seats.Draw": "how large a stamp is that falls",
	"game/scene/turn/board.go":                    "a board: the calendar",
	"game/scene/turn/card.go":                     "a card that moves over the board",
	"game/scene/turn/dice.go: Turn.spareDie":      "dice lie askew, by so many degrees",
	"game/scene/turn/loan.go: Turn.beside":        "a sheet hangs from its button, over a part of the column",
	"game/scene/frame/frame.go: Frame.Covers":     "what it costs to cover a control",
	"game/scene/purse/notes.go":                   "bills that fly over a board",
	"game/scene/session/speech.go: placeSpeech":   "what the coach says lies over the page, where it covers least of what is needed",

	"game/app/page.go":                               "a page places its own tree, and the panel of one that lies over others, with its shadow",
	"game/app/captions.go: FootOf":                   "captions lie over the lower edge of a board",
	"game/app/captions.go: App.drawCaptions":         "captions lie over every page and stand in no tree",
	"game/scene/prompt/options.go: setBonusDie":      "a die takes two thirds of its box",
	"game/scene/setup/players.go: Setup.withCarried": "a card that is carried lies where the pointer is",

	// No pixels, but time and parts of a hundred.
	"game/scene/results/review.go: review.Tick":    "parts of a hundred",
	"game/scene/session/percent.go: Percent":       "parts of a hundred",
	"game/scene/match/calendar.go: WithOdds":       "parts of a hundred",
	"game/scene/rulebook/turning.go":               "ticks that a page turns, and how high it lifts",
	"game/scene/race/marks.go: count":              "steps in which a sum counts",
	"game/scene/session/talk.go: Talk.alpha":       "ticks that a bubble takes to go",
	"game/scene/setup/money/form.go: form.minutes": "days of a game, and minutes that they take",
	"game/scene/setup/money/form.go: daysOfAMove":  "days that a throw leads over in the mean",
	"game/scene/sounds/sounds.go: page.playedPart": "ticks of a second",
	"game/scene/sounds/sounds.go: page.setDay":     "days of a month",
	"game/app/saved.go: SavedWhen":                 "hours of a day",
}

// TestPagesHaveNoPixelNumbers reads the code of the pages. What stands on a page is said by
// a tree, whose lengths are the steps of package render: outside of boards and charts a page
// writes no box and no length. Lengths are floating-point numbers, so a constant of that
// type beyond 2 is taken for one; smaller ones are parts of a whole, or factors.
func TestPagesHaveNoPixelNumbers(t *testing.T) {
	pages := map[string][]sourceFile{}
	for _, f := range sourceFiles(t) {
		page := strings.HasPrefix(f.folder, "game/scene/") && !inside(f.folder, []string{"game/scene/scenetest"})
		if page || f.folder == "game/app" {
			pages[f.folder] = append(pages[f.folder], f)
		}
	}
	compiled := compiledPackages(t)
	used := map[string]bool{}
	for folder, files := range pages {
		for _, l := range lengthsIn(t, folder, files, compiled) {
			in := l.file
			if geometry[in] == "" {
				in += ": " + l.in
			}
			if geometry[in] != "" {
				used[in] = true
				continue
			}
			assert.Fail(t, "a page knows a length", "%s: %s in %s: let the tree place it, by the steps of package render", l.at, l.what, l.in)
		}
	}
	for in := range geometry {
		assert.True(t, used[in], "%s knows no length any more: take it off the list", in)
	}
}

// length is a length in pixels, or a box, that is written in the code: in a declaration of
// a file, at a line of it.
type length struct{ file, in, at, what string }

// lengthsIn finds the lengths in the files of a package.
func lengthsIn(t *testing.T, folder string, files []sourceFile, compiled map[string]string) (found []length) {
	t.Helper()
	set := token.NewFileSet()
	var trees []*ast.File
	for _, f := range files {
		tree, err := parser.ParseFile(set, filepath.Join("..", f.path), nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		trees = append(trees, tree)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer.ForCompiler(set, runtime.Compiler, func(p string) (io.ReadCloser, error) { return os.Open(compiled[p]) })}
	self, err := config.Check(module+"/"+folder, set, trees, info)
	require.NoError(t, err)
	for i, tree := range trees {
		for _, decl := range tree.Decls {
			note := func(n ast.Node, what string) {
				at := files[i].path + ":" + strconv.Itoa(set.Position(n.Pos()).Line)
				found = append(found, length{file: files[i].path, in: declared(decl), at: at, what: what})
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CompositeLit:
					if len(n.Elts) > 0 && info.TypeOf(n).String() == module+"/render.Rect" {
						note(n, "a box")
					}
				case *ast.BasicLit:
					if isLength(info.Types[n]) {
						note(n, n.Value)
					}
				case *ast.Ident: // a constant of this package
					if c, ok := info.Uses[n].(*types.Const); ok && c.Pkg() == self && isLength(info.Types[n]) {
						note(n, n.Name)
					}
				}
				return true
			})
		}
	}
	return found
}

// isLength reports whether a constant may be a number of pixels.
func isLength(v types.TypeAndValue) bool {
	if v.Value == nil {
		return false
	}
	basic, ok := v.Type.Underlying().(*types.Basic)
	if !ok || basic.Info()&types.IsFloat == 0 {
		return false
	}
	const most = 2
	pixels, _ := constant.Float64Val(constant.ToFloat(v.Value))
	return pixels > most || pixels < -most
}

// compiledPackages returns the files in which the go tool keeps what packages export, by
// import path.
func compiledPackages(t *testing.T) map[string]string {
	t.Helper()
	list := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", "./game/app", "./game/scene/...")
	list.Dir = ".."
	out, err := list.Output()
	require.NoError(t, err)
	files := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if importPath, file, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			files[importPath] = file
		}
	}
	return files
}
