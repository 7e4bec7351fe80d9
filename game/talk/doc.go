// Package talk decides who at the table says what, and when.
//
// It is told what happens that all can see, in terms that fit any game, and
// answers with the id of a line, which package words has in each language, or
// with nothing:
//
//	c := talk.New(seed, seats, 3_000)
//	c.TurnBegan()
//	line, ok := c.Happened(talk.Happening{Event: talk.Bill, Seat: 2, Amount: 600}, table)
//
// What cannot be said at once is not said later. A conversation depends on its
// seed and on what it is told, and on nothing else: not on a clock, nor on the
// generator of the game, and no game depends on it.
package talk
