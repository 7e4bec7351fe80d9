// Package words turns message ids and values into the sentences that people
// read. No sentence of the game stands anywhere else: screens, the command
// line and errors all ask here.
//
// A language is one gettext catalogue, assets/words/<language>.po. The msgid
// of a message is a short stable id, grouped by where it is read:
//
//	#. A button. {money}: what the Deal costs.
//	msgid "turn.buy"
//	msgstr "Buy for {money}"
//
// so that an English sentence can be mended without touching code or other
// languages, and the comment tells a translator what the sentence is about.
// Values have names in braces, because other languages need another order.
// A message that counts something has the plural forms of its language; its
// msgid_plural repeats the id, and {n} is the number:
//
//	msgid "turn.days"
//	msgid_plural "turn.days"
//	msgstr[0] "{n} day"
//	msgstr[1] "{n} days"
//
// To add a message: write it into en.po, and call
//
//	w.Say("turn.buy", words.Money("money", 8000))
//	w.Count("turn.days", 3)
//
// A test finds ids that code uses and the catalogue lacks, messages that
// nobody uses, and values that a message names and a call does not give. Ids
// that are put together while the game runs are declared in that test.
//
// A language that lacks a message falls back to English; an id that no
// catalogue knows is shown as it is.
//
// Beyond single messages the package knows how to speak about the game: the
// days and cards of an edition ([Words.Space], [Words.Card]), what is asked
// ([Words.Ask]) and what may be answered ([Words.Offer]), what happened
// ([Words.Teller]), and why something is refused ([Words.Refusal]).
//
// What is not here: when something is said, where it stands and how it looks.
package words
