// Package flow lays pages out as trees. A page says what stands on it and in which
// order; the tree measures the texts in the theme of the window, decides where
// everything stands, hands the controls to package ui and paints the rest.
//
// A tree is made of rows, columns, piles, grids and tables, and of what they hold:
// texts, controls, pictures and free space.
//
//	Column ──────────────────────────────┐
//	│ Row ──────────────────────────────┐│
//	││ Art │ Line "Sound" │ Spring │ ◉   ││   Column(Row(Art, Line, Spring, Control), Table(…))
//	│└───────────────────────────────────┘│
//	│ Table ────────────────────────────┐│
//	││ Line "Music" │ ───●──── │   40 %  ││   the cells of one column are equally wide
//	││ Line "Cards" │ ─●────── │    5 %  ││
//	│└───────────────────────────────────┘│
//	└─────────────────────────────────────┘
//
// Every node has a natural size and a least one. Natural sizes go up the tree,
// boxes come down: along a row, and likewise down a column, what is left over goes
// to the nodes that grow, and what is missing is taken from those that can be
// less than they would like. Lines of text are condensed, then set smaller, and at
// last cut, with a tip that says all of it; texts wrap; [Scroll] shows a part;
// [First] takes the first of several forms that has room; [Fit] sets all of a part
// larger or smaller. Where there is still too little room everything shrinks
// alike: no box ever lies outside its parent, and no two overlap that do not lie
// over each other on purpose.
//
// What moves is painted in each frame ([Live], [Node.Moving]), the rest once into a picture; a part that is
// costly to build can be taken over from the tree before ([Kept]).
//
// Lengths between and around things are steps of the theme ([render.Step]). Rows,
// grids and tables are mirrored for left hands; [Runs] reads the same way always.
//
// What lives here: measuring and placing. What does not: how anything looks
// (package render), what a press does (package hand), when a tree is made anew and
// what is kept of it (package app).
//
// A tree belongs to the goroutine that draws. All boxes are in logical pixels.
package flow
