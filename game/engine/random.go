package engine

import "bigpayday/game/rules"

// Random is the state of a game's only generator.
type Random = rules.Random

// DieSides is how many sides a die has, and the most it shows.
const DieSides = rules.DieSides
