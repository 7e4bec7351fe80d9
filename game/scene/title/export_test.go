package title

// SavedWhen says when a game was saved, for tests that stand outside the package because
// they open other pages.
var SavedWhen = savedWhen
