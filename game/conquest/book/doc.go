// Package book is the rule book of Conquest: the chapters, in the frame that package
// rulebook has for all games.
//
// Sentences are messages of the catalogue, "conquest.rules.<entry>.<part>". Their figures
// come from the rules package, the odds and the map included, never from prose: no message
// of the book has a digit or a number word in it. What the printed rules do not say is
// marked with the pencil.
//
//	b := book.Of(&setup)
//	b.Entry(book.TopicOf(&state)) // what explains the prompt that is open
//
// What is not here: pages, their looks, and how they turn.
package book
