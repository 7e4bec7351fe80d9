// Package rulebook is what a rule book consists of, and the book of the money
// games: chapters of entries, and in each what it is called, what it says, what
// is pictured, and which rules belong with it.
//
// A [Book], its chapters, entries, lines and values serve any game; what speaks
// of the money games alone stands in the files of their chapters, from
// edition.go on. Sentences are messages of the catalogue, "rules.<entry>.<part>",
// and are shared by the editions in which the rule is the same. Their figures are
// [Value]s that come from the data of the edition, from the constants of the
// rules and from the house rules that the table has agreed on, never from
// prose: a message of the book has no digit and no number word in it.
//
//	book := rulebook.Of(engine.EditionOf(engine.Big), house)
//	for _, entry := range book.Chapters[0].Entries {
//		for _, line := range entry.Lines {
//			fmt.Println(line.Say(w))
//		}
//	}
//
// A figure that no printed rules give is marked ([Value.Rebuilt]): wherever it
// is said, [Pencil] follows it. A sentence that stands as it does because of a
// house rule says which ([Line.House]).
//
// [TopicOf] tells which entry explains the prompt that is open, and
// [Book.Find] looks words up.
//
// What is not here: pages, their looks, and how they turn.
package rulebook
