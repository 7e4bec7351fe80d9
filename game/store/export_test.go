package store

// Bare returns s as if it had not been read from a document.
func (s Settings) Bare() Settings {
	s.known = ""
	return s
}
