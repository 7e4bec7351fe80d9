package words_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Code names a message in one of two ways: by its whole id in a string, or by
// the beginning of ids that it puts together, a string that ends in a full
// stop ("space.rule." + kind). Ids that are put together in another way are
// declared here, by their beginnings.
var putTogether = []string{
	"card.big.", "card.classic1975.", "card.event2000.", // edition, number, part
	"race.jackpot.", "recap.jackpot.", "recap.won_jackpot.", "results.loan.", // edition
	"log.no-game.", "log.stay-out.", // space
	"key.pad.", // the names of buttons as the key map writes them
}

// use is one place in the code where an id, or the beginning of one, stands.
type use struct {
	id string
	at token.Position
	// values are the names of the values handed over with the id; known says
	// that the call shows all of them.
	values []string
	known  bool
}

var idLike = regexp.MustCompile(`^[a-z]+\.([a-z0-9_-]+\.?)*$`)

// fileEndings are what makes a string the name of a file and no id.
var fileEndings = []string{".go", ".svg", ".png", ".po", ".json", ".jsonl", ".js", ".mjs", ".wasm", ".html", ".css", ".txt", ".com", ".save"}

// uses returns every place in the program's own code that names a message of
// one of the groups.
func uses(t *testing.T, groups map[string]bool) []use {
	t.Helper()
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	var found []use
	files := token.NewFileSet()
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != root && (strings.HasPrefix(entry.Name(), ".") || slices.Contains(
			[]string{"testdata", "node_modules", "build", "e2e"}, entry.Name())):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil // the compiler says so better
		}
		calls := map[*ast.BasicLit]*ast.CallExpr{}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.CallExpr:
				if lit, ok := first(n); ok {
					calls[lit] = n
				}
			case *ast.BasicLit:
				text, err := strconv.Unquote(n.Value)
				if n.Kind != token.STRING || err != nil || !idLike.MatchString(text) ||
					slices.ContainsFunc(fileEndings, func(end string) bool { return strings.HasSuffix(text, end) }) {
					return true
				}
				if group, _, _ := strings.Cut(text, "."); groups[group] {
					u := use{id: text, at: files.Position(n.Pos())}
					u.values, u.known = values(calls[n])
					found = append(found, u)
				}
			}
			return true
		})
		return nil
	})
	require.NoError(t, err)
	return found
}

// first returns the literal that a call has as its first argument.
func first(call *ast.CallExpr) (*ast.BasicLit, bool) {
	if len(call.Args) == 0 {
		return nil, false
	}
	lit, ok := call.Args[0].(*ast.BasicLit)
	return lit, ok
}

// values returns the names of the values in a call of Say, Count and their
// like. It is false where the call is another one, or hands on values that
// stand elsewhere.
func values(call *ast.CallExpr) (names []string, known bool) {
	if call == nil {
		return nil, false
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return nil, false
	}
	args := call.Args[1:]
	switch method.Sel.Name {
	case "Say", "Spans":
	case "Count", "CountSpans":
		if len(args) == 0 {
			return nil, false
		}
		names, args = append(names, "{n}"), args[1:]
	default:
		return nil, false
	}
	for _, arg := range args {
		value, ok := arg.(*ast.CallExpr)
		if !ok {
			return nil, false
		}
		lit, ok := first(value)
		if !ok {
			return nil, false
		}
		name, err := strconv.Unquote(lit.Value)
		if err != nil {
			return nil, false
		}
		names = append(names, "{"+name+"}")
	}
	return names, call.Ellipsis == token.NoPos
}

func TestCodeAndCatalogueNameTheSameMessages(t *testing.T) {
	messages, _ := catalogue(t, "en")
	groups := map[string]bool{}
	for id := range messages {
		group, _, _ := strings.Cut(id, ".")
		groups[group] = true
	}
	used := map[string]bool{}
	begun := slices.Clone(putTogether)
	for _, u := range uses(t, groups) {
		if strings.HasSuffix(u.id, ".") {
			begun = append(begun, u.id)
			continue
		}
		m, ok := messages[u.id]
		if !assert.True(t, ok, "%s: en.po has no message %s", u.at, u.id) {
			continue
		}
		used[u.id] = true
		if u.known {
			for _, form := range m.Trs {
				assert.Subset(t, append(u.values, "{payday}"), named(form), "%s: %s names a value that it is not given", u.at, u.id)
			}
		}
	}
	startsWith := func(id string) func(string) bool {
		return func(prefix string) bool { return strings.HasPrefix(id, prefix) }
	}
	var idle []string
	for id := range messages {
		if !used[id] && !slices.ContainsFunc(begun, startsWith(id)) {
			idle = append(idle, id)
		}
	}
	slices.Sort(idle)
	assert.Empty(t, idle, "nobody says these: remove them from en.po, or declare how their ids are put together")
	for _, prefix := range begun {
		some := false
		for id := range messages {
			some = some || strings.HasPrefix(id, prefix)
		}
		assert.True(t, some, "no message begins with %s", prefix)
	}
}
