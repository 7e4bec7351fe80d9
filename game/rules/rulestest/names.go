// Package rulestest pairs what a rules text says with the tests that prove it.
// Only tests import it.
package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Row is a row of the table that says which tests prove what a rules text says.
type Row struct {
	// Section says in few words what the rule is.
	Section string
	// Tests are the tests of it, as "TestName" or "TestName/name of a part".
	Tests []string
}

// Check fails for each row without a test, and for each test that there is not
// in the folder of the package under test. The file with the table is left out,
// because all names stand in it.
func Check(t *testing.T, table string, rows []Row) {
	t.Helper()
	known := names(t, table)
	for _, row := range rows {
		assert.NotEmpty(t, row.Tests, "%s has no test", row.Section)
		for _, name := range row.Tests {
			assert.True(t, known[name], "%s: there is no test %q", row.Section, name)
		}
	}
}

// names returns the names of the tests in the present folder as they stand
// in its files: functions, and below them what is run, or listed to be run,
// under a name of its own. Names that come of values are left out.
func names(t *testing.T, table string) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	entries, err := os.ReadDir(".")
	require.NoError(t, err)
	for _, entry := range entries {
		if !strings.HasSuffix(entry.Name(), "_test.go") || entry.Name() == table {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), entry.Name(), nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		for _, declaration := range file.Decls {
			function, ok := declaration.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(function.Name.Name, "Test") {
				continue
			}
			found[function.Name.Name] = true
			for _, name := range namesBelow(function.Body) {
				found[function.Name.Name+"/"+name] = true
			}
		}
	}
	return found
}

// namesBelow returns the first text of every call of t.Run, and of every row
// of a table of tests.
func namesBelow(body *ast.BlockStmt) (names []string) {
	add := func(list []ast.Expr) {
		if len(list) == 0 {
			return
		}
		if literal, ok := list[0].(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if name, err := strconv.Unquote(literal.Value); err == nil {
				names = append(names, name)
			}
		}
	}
	ast.Inspect(body, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.CallExpr:
			if called, ok := node.Fun.(*ast.SelectorExpr); ok && called.Sel.Name == "Run" {
				add(node.Args)
			}
		case *ast.CompositeLit:
			if node.Type == nil {
				add(node.Elts)
			}
		}
		return true
	})
	return names
}
