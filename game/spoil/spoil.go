// Package spoil makes spoilt copies of documents: saves, settings, translations and so on, as a
// bad disk, a careless hand or a stranger would leave them.
//
// Tests that look whether a reader bears anything read them, so that each run of the tests searches
// a little; "make fuzz" searches on for as long as one likes, led by what the code does. Nothing but
// tests imports this package.
package spoil

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"slices"
)

// most is how many things are done to a copy at most.
const most = 4

// numbers are what a number of a document becomes: the ends of the common types, and their
// neighbors.
var numbers = []string{"0", "-1", "1", "7", "255", "256", "-32769", "65536", "2147483647", "-2147483648", "4294967296",
	"9223372036854775807", "1e308", "0.5", "99999999999999999999999"}

// signs are what a byte becomes that means something in a document.
const signs = "\x00\n\t\"\\{}[]:,=?%;-0aé\xff"

// Copies returns so many spoilt copies of a document. For one document they are always the same.
// Some may equal it.
func Copies(document []byte, n int) [][]byte { return copies(document, n, ways) }

// CopiesOfSize returns copies that are as long as the document: of one whose fields lie at fixed
// places, where anything else is refused for its length.
func CopiesOfSize(document []byte, n int) [][]byte { return copies(document, n, ways[:sameSize]) }

func copies(document []byte, n int, ways []way) [][]byte {
	if f := flag.Lookup("test.fuzz"); f != nil && f.Value.String() != "" {
		return nil // the search makes its own, and better ones
	}
	chance := rand.New(rand.NewPCG(uint64(len(document)), uint64(n)))
	all := make([][]byte, n)
	for i := range all {
		c := slices.Clone(document)
		for range 1 + chance.IntN(most) {
			c = spoil(c, ways, chance)
		}
		all[i] = c
	}
	return all
}

// spoil does one thing to a document.
func spoil(d []byte, ways []way, chance *rand.Rand) []byte {
	if len(d) == 0 {
		return []byte{signs[chance.IntN(len(signs))]}
	}
	at := chance.IntN(len(d))
	upto := min(len(d), at+1+chance.IntN(1+min(len(d)-at, 64)))
	return ways[chance.IntN(len(ways))](d, at, upto, chance)
}

// way is something that is done to a document, at a place or up to another one.
type way func(d []byte, at, upto int, chance *rand.Rand) []byte

// sameSize is how many of the ways leave a document as long as it was.
const sameSize = 3

var ways = []way{
	func(d []byte, at, _ int, chance *rand.Rand) []byte { // a bit falls over
		d[at] ^= 1 << chance.IntN(8)
		return d
	},
	func(d []byte, at, _ int, chance *rand.Rand) []byte { // a byte is another one
		d[at] = signs[chance.IntN(len(signs))]
		return d
	},
	func(d []byte, at, _ int, _ *rand.Rand) []byte { // a byte is the next one
		d[at]++
		return d
	},
	func(d []byte, at, upto int, _ *rand.Rand) []byte { // something is missing
		return slices.Delete(d, at, upto)
	},
	func(d []byte, at, upto int, _ *rand.Rand) []byte { // something stands there twice
		return slices.Insert(d, upto, bytes.Clone(d[at:upto])...)
	},
	func(d []byte, at, _ int, _ *rand.Rand) []byte { // the end is missing
		return d[:at]
	},
	func(d []byte, at, upto int, chance *rand.Rand) []byte { // something has come from elsewhere
		from := chance.IntN(len(d))
		return slices.Insert(d, at, bytes.Clone(d[from:min(len(d), from+upto-at)])...)
	},
	func(d []byte, at, _ int, chance *rand.Rand) []byte { // a sign too many
		return slices.Insert(d, at, signs[chance.IntN(len(signs))])
	},
	func(d []byte, at, _ int, chance *rand.Rand) []byte { // a number is another one
		return renumber(d, at, numbers[chance.IntN(len(numbers))])
	},
}

// renumber puts another number in the place of the first one from a place on, where there is one.
func renumber(d []byte, from int, number string) []byte {
	digit := func(b byte) bool { return b >= '0' && b <= '9' }
	begin := slices.IndexFunc(d[from:], digit)
	if begin < 0 {
		return d
	}
	begin += from
	end := begin
	for end < len(d) && digit(d[end]) {
		end++
	}
	return slices.Replace(d, begin, end, []byte(number)...)
}
