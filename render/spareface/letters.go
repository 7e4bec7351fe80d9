package spareface

import (
	"sync"

	"golang.org/x/image/font/sfnt"
)

// blockSize is how many letters are looked up together: those of a text lie beside each other,
// and to look up all that a typeface could have would hold up the start of the program.
const blockSize = 64

// Letters are those that a typeface has, up to U+FFFF. Any number of goroutines may ask.
type Letters struct {
	mu     sync.Mutex
	font   *sfnt.Font // nil if it cannot be read; the theme says so when it is made
	buffer sfnt.Buffer
	known  [1 << 16 / blockSize]bool
	has    [1 << 16 / blockSize]uint64
}

// LettersOf returns the letters of a TrueType font, none if it cannot be read.
func LettersOf(ttf []byte) *Letters {
	font, err := sfnt.Parse(ttf)
	if err != nil {
		font = nil
	}
	return &Letters{font: font}
}

// Has reports whether the typeface has a letter.
func (l *Letters) Has(r rune) bool {
	if r < 0 || r >= 1<<16 || l.font == nil {
		return false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	block := r / blockSize
	if !l.known[block] {
		l.known[block] = true
		for i := range rune(blockSize) {
			if glyph, err := l.font.GlyphIndex(&l.buffer, block*blockSize+i); err == nil && glyph != 0 {
				l.has[block] |= 1 << i
			}
		}
	}
	return l.has[block]&(1<<(r%blockSize)) != 0
}
