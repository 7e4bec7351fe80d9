// Package who is the page on which people say who they are: their name, their face, their
// piece. It opens at the first start, and from the face of a seat.
//
// What lives here: the page. What does not: what is kept of people (package profiles), and
// who else sits at the table, which whoever opens the page says in [app.Who].
package who
