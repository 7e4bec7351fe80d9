// Package prompt is the panel on which a person decides, and what each prompt of the
// engine puts on it: a [Panel] of title, facts, rows to choose from, an amount, buttons
// and warnings, and a live part where the prompt has one.
//
//	┌ band: art, what it is, whose ┐
//	│ picture  title               │
//	│          text                │
//	│ question                     │
//	│ rows, facts, amount or live  │
//	│ warning                      │
//	│ [ main button ] [ another ]  │
//	└──────────────────────────────┘
//
// What lives here: a file for each kind of prompt, which reads the match and says what
// stands on its panel. A prompt gets a [Context] and knows nothing of the page that the
// panel stands on. What does not: what may be chosen and what comes of it, which the
// engine says; the table behind (package turn); the settlement.
package prompt
