// Package prompt is the panel on which a person decides, and what each prompt of the
// engine puts on it. A [panel.Panel] is data: a title, facts, rows to choose from, an amount,
// buttons and warnings, and a live part where the prompt has one, such as the bidders of an
// auction. One tree lays all of them out.
//
//	┌ band: art, what it is, whose ┐
//	│ picture  title               │
//	│          text                │
//	│ question               aside │
//	│ facts, rows, live, amount    │
//	│ warning                      │
//	│ [ main button ] [ another ]  │
//	│ [ other ] [ other ] [ other ]│
//	│            hint              │
//	└──────────────────────────────┘
//
// [On] says which [Prompt] is on the table. [Options] answers all those that are a choice of
// a few things, also ones that it has never heard of: it lists what the engine offers, in
// the words of the choices. [LotteryCards] has a panel of its own, with a sheet that lies over
// the board. [Buyer], [Lottery], [Contest] and [Auction] are scenes: they take the whole window,
// with all players behind the desk and their plates on it.
//
// A new prompt needs nothing here, unless it wants a list of its own, a case of
// [Options], or a panel of its own, a case of [On].
//
// What lives here: what stands on the panels, and what a player has set on one so far. A
// prompt gets a [Context] and knows nothing of the page that the panel stands on. What does
// not: what stands in the column while no card is read (package column); what several panels
// are made of (package parts); what may be chosen and what comes of it, which the engine says;
// the table (package turn), which places panel and sheet, and has the prompts that need no
// panel, such as rolling and buying; the settlement and the laying of a month, which are pages
// of their own.
package prompt
