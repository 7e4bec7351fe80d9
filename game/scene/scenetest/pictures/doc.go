// Package pictures tells whether two pictures look the same on any graphics card; nothing but
// tests imports it.
//
// [Compare] compares two of them, and [CompareStored] one with that which is kept in the
// repository.
//
// What lives here: how pictures are made smaller, compared and kept. What does not: the
// states that are drawn, see package states.
package pictures
