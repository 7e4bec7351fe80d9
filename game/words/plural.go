package words

import (
	"regexp"
	"strconv"
	"strings"
)

// A pluralRule returns which plural form a language uses for n things, counted from 0.
type pluralRule func(n uint) uint

// germanic is the rule of languages that have one form for one thing and another for any
// other number, such as English.
func germanic(n uint) uint { return truth(n != 1) }

// longestRule is the length of the longest rule that is read, in bytes. That of Arabic,
// which has six forms, has some 110.
const longestRule = 1000

var pluralHeader = regexp.MustCompile(`^nplurals=([1-6]); *plural=([^;]+);?$`)

// readPluralHeader reads what a header says under Plural-Forms: how many forms there are, and
// the rule in the notation of C, as gettext defines it.
func readPluralHeader(text string) (forms int, rule pluralRule, ok bool) {
	part := pluralHeader.FindStringSubmatch(text)
	if part == nil || len(part[2]) > longestRule {
		return 0, nil, false
	}
	forms, _ = strconv.Atoi(part[1])
	p := pluralParser{rest: part[2]}
	rule = p.choice()
	p.skipSpace()
	return forms, rule, !p.failed && p.rest == ""
}

// pluralParser reads a rule from left to right. What is not read yet is in rest. Once it has
// failed what it returns means nothing.
type pluralParser struct {
	rest   string
	failed bool
}

func (p *pluralParser) skipSpace() { p.rest = strings.TrimLeft(p.rest, " \t") }

// take reads a token if it comes next.
func (p *pluralParser) take(token string) (ok bool) {
	p.skipSpace()
	p.rest, ok = strings.CutPrefix(p.rest, token)
	return ok
}

// choice reads "condition ? rule : rule", or what may stand in a condition.
func (p *pluralParser) choice() pluralRule {
	condition := p.binary(0)
	if !p.take("?") {
		return condition
	}
	yes := p.choice()
	if !p.take(":") {
		p.failed = true
	}
	no := p.choice()
	return func(n uint) uint {
		if condition(n) != 0 {
			return yes(n)
		}
		return no(n)
	}
}

// binaryOperator joins two rules.
type binaryOperator struct {
	token string
	join  func(a, b uint) uint
	// divides says that nothing but a number other than 0 may follow.
	divides bool
}

// binaryOperators are listed from those that bind weakest to those that bind strongest. One
// that begins like another stands before it.
var binaryOperators = [][]binaryOperator{
	{{token: "||", join: func(a, b uint) uint { return truth(a != 0 || b != 0) }}},
	{{token: "&&", join: func(a, b uint) uint { return truth(a != 0 && b != 0) }}},
	{
		{token: "==", join: func(a, b uint) uint { return truth(a == b) }},
		{token: "!=", join: func(a, b uint) uint { return truth(a != b) }},
	},
	{
		{token: "<=", join: func(a, b uint) uint { return truth(a <= b) }},
		{token: ">=", join: func(a, b uint) uint { return truth(a >= b) }},
		{token: "<", join: func(a, b uint) uint { return truth(a < b) }},
		{token: ">", join: func(a, b uint) uint { return truth(a > b) }},
	},
	{
		{token: "+", join: func(a, b uint) uint { return a + b }},
		{token: "-", join: func(a, b uint) uint { return a - b }},
	},
	{
		{token: "*", join: func(a, b uint) uint { return a * b }},
		{token: "/", join: func(a, b uint) uint { return a / b }, divides: true},
		{token: "%", join: func(a, b uint) uint { return a % b }, divides: true},
	},
}

func truth(is bool) uint {
	if is {
		return 1
	}
	return 0
}

// binary reads rules that are joined by operators of a level or of those above it.
func (p *pluralParser) binary(level int) pluralRule {
	if level == len(binaryOperators) {
		return p.operand()
	}
	left := p.binary(level + 1)
	for {
		op := p.operator(level)
		if op == nil {
			return left
		}
		a, b := left, p.right(op, level)
		left = func(n uint) uint { return op.join(a(n), b(n)) }
	}
}

// operator reads the operator of a level that comes next, nil where none does.
func (p *pluralParser) operator(level int) *binaryOperator {
	for i := range binaryOperators[level] {
		if op := &binaryOperators[level][i]; p.take(op.token) {
			return op
		}
	}
	return nil
}

// right reads what stands to the right of an operator.
func (p *pluralParser) right(op *binaryOperator, level int) pluralRule {
	if !op.divides {
		return p.binary(level + 1)
	}
	divisor, ok := p.number()
	if !ok || divisor == 0 {
		p.failed, divisor = true, 1
	}
	return func(uint) uint { return divisor }
}

// operand reads n, a number, or a rule in parentheses, negated or not.
func (p *pluralParser) operand() pluralRule {
	switch {
	case p.take("n"):
		return func(n uint) uint { return n }
	case p.take("!"):
		negated := p.operand()
		return func(n uint) uint { return truth(negated(n) == 0) }
	case p.take("("):
		inner := p.choice()
		if !p.take(")") {
			p.failed = true
		}
		return inner
	}
	constant, ok := p.number()
	if !ok {
		p.failed = true
	}
	return func(uint) uint { return constant }
}

// number reads a number of up to nine digits.
func (p *pluralParser) number() (number uint, ok bool) {
	p.skipSpace()
	digits := len(p.rest) - len(strings.TrimLeft(p.rest, "0123456789"))
	if digits == 0 || digits > 9 {
		return 0, false
	}
	n, err := strconv.ParseUint(p.rest[:digits], 10, 32)
	p.rest = p.rest[digits:]
	return uint(n), err == nil
}
