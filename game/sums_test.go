package game_test

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// reckoners are the rooms that may reckon with the figures of the rules: the
// rules themselves, those that play them by the thousand, the report that takes
// averages of what came of it, and what the tests arrange on the table.
var reckoners = []string{"game/engine", "game/bot", "game/lab", "game/report", "game/scene/scenetest"}

// ruleFigures are the engine's fields, constants and methods that stand for a
// figure of the rules. Whoever adds to one, multiplies it or compares it works
// a rule out anew; the engine has a function or a preview that gives the answer.
var ruleFigures = map[string]bool{
	"LoanStep": true, "LoanPercent": true, "BorrowLimit": true, "CreditLimit": true, "MonsterPercent": true, "BillTimes": true,
	"BidStep": true, "SwellfareStep": true, "SwellfareMost": true, "SwellfareTimes": true, "SwellfareRoll": true,
	"MessageDays": true, "Salary": true, "Stake": true, "Commission": true, "WinningRoll": true,
	"Price": true, "Payoff": true, "BillAmount": true, "BillsDue": true, "Interest": true, "SavingsInterest": true,
}

// owned are what players have and owe: they may be compared, but what they
// become is the engine's to say.
var owned = map[string]bool{"Cash": true, "Loan": true, "Savings": true, "Borrows": true, "Draws": true, "Fee": true}

// sums are the functions outside of the rules that reckon with such a figure all
// the same, each with its reason. One that no longer does must go.
var sums = map[string]string{
	"adviser.round": "what a choice comes to is estimated, and rounded to what can be read: no rule knows such a sum",
	"game.rounded":  "what a choice has cost is estimated, and rounded to what is known of it: no rule knows such a sum",

	"author.piece": "the rule book tells what bills cost in an edition that no game need be played in",

	// The stage keeps the books of what events have told.
	"drawn":             "the tally adds up the bills that were drawn",
	"directions.card":   "a bill of a large sum is seen large",
	"Deed.amend":        "of several bills the dearest is named",
	"Settlement.write":  "the ledger writes the cash down without the loan that its last line counts",
	"Settlement.charge": "the ledger writes the cash down without the loan that its last line counts",
	"Settlement.recall": "of a settlement that is gone on with, the cash on arrival is worked back from what salary and interest came to",
}

func TestOnlyTheRulesReckonWithTheFiguresOfTheRules(t *testing.T) {
	used := map[string]bool{}
	for _, f := range sourceFiles(t) {
		if inside(f.folder, reckoners) || !slices.Contains(f.imports(), module+"/game/engine") {
			continue
		}
		for _, decl := range f.tree.Decls {
			in := declared(decl)
			reckoned(decl, func(n ast.Node, figure string) {
				if _, ok := sums[in]; ok {
					used[in] = true
					return
				}
				assert.Fail(t, "a rule is worked out again", "%s: %s reckons with %s: the engine answers what it comes to, see its previews", f.at(n), in, figure)
			})
		}
	}
	for in := range sums {
		assert.True(t, used[in], "%s no longer reckons with a figure of the rules: take it off the list", in)
	}
}

// declared returns what a declaration is called: "view.draw" for a method, and the
// first name of variables.
func declared(decl ast.Decl) string {
	f, ok := decl.(*ast.FuncDecl)
	if !ok {
		if value, ok := decl.(*ast.GenDecl).Specs[0].(*ast.ValueSpec); ok {
			return value.Names[0].Name
		}
		return "a declaration"
	}
	if f.Recv == nil {
		return f.Name.Name
	}
	on := f.Recv.List[0].Type
	if star, ok := on.(*ast.StarExpr); ok {
		on = star.X
	}
	if generic, ok := on.(*ast.IndexExpr); ok {
		on = generic.X
	}
	return on.(*ast.Ident).Name + "." + f.Name.Name
}

// reckoned finds where figures of the rules are reckoned with.
func reckoned(tree ast.Node, found func(n ast.Node, figure string)) {
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			for _, side := range [2]ast.Expr{n.X, n.Y} {
				figure := operand(side)
				if ruleFigures[figure] && (arithmetic(n.Op) || ordering(n.Op) && !zero(n.X) && !zero(n.Y)) || owned[figure] && arithmetic(n.Op) {
					found(n, figure)
				}
			}
		case *ast.AssignStmt:
			if n.Tok != token.ASSIGN && n.Tok != token.DEFINE {
				for _, side := range [2]ast.Expr{n.Lhs[0], n.Rhs[0]} {
					if figure := operand(side); ruleFigures[figure] || owned[figure] {
						found(n, figure)
					}
				}
			}
		}
		return true
	})
}

// operand returns the name of the field, constant or method that an expression
// reads, whatever number it is made: "Loan" for int(p.Loan), and "" for all but
// these.
func operand(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.ParenExpr:
		return operand(x.X)
	case *ast.UnaryExpr:
		return operand(x.X)
	case *ast.SelectorExpr:
		return x.Sel.Name
	case *ast.CallExpr:
		if kind, ok := x.Fun.(*ast.Ident); ok && len(x.Args) == 1 && (strings.Contains(kind.Name, "int") || strings.HasPrefix(kind.Name, "float")) {
			return operand(x.Args[0])
		}
		if method, ok := x.Fun.(*ast.SelectorExpr); ok {
			return method.Sel.Name
		}
	}
	return ""
}

func zero(x ast.Expr) bool {
	number, ok := x.(*ast.BasicLit)
	return ok && number.Value == "0"
}

func arithmetic(op token.Token) bool {
	return op == token.ADD || op == token.SUB || op == token.MUL || op == token.QUO || op == token.REM
}

func ordering(op token.Token) bool {
	return op == token.LSS || op == token.LEQ || op == token.GTR || op == token.GEQ
}
