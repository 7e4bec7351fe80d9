package words

// SystemLanguages returns the languages that the system is set to, the most
// wanted first, as it writes them: see [Library.Match]. It is empty where the
// system does not tell.
func SystemLanguages() []string { return systemLanguages() }
