// Package charts is how results look: lines, bars, spreads and lanes of a race, with what is
// read off them, and the medals and rosettes beside them.
//
// What does not live here: what is counted, which pages of results and recaps know.
package charts
