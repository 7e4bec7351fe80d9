package store

// Translation is a file with the words of a language, which a player has put
// where the game looks for some.
type Translation struct {
	// Name is that of the file, without its ending, and Path its place.
	Name, Path string
	// Text is what it holds. Err says why it cannot be read, nil where it can.
	Text []byte
	Err  error
}

// Translations returns the files NAME.po in the folder "translations" beside the
// settings, by name. In the browser there are none, and nor are there where
// nothing can be written.
func (s *Store) Translations() []Translation { return s.place().translations() }
