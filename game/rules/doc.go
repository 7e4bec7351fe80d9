// Package rules holds what the rules packages share: who sits where, the
// generator that all chance comes from, the calendar, and how ids are read.
//
// Every rules package plays a game of its own as one flat value and offers
// the same six verbs: Prompt, AppendOptions, Choose, View, assignment to copy,
// and Hash. None knows another.
package rules
