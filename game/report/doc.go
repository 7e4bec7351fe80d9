// Package report writes what package lab found out, for people as aligned
// tables and for their tools as CSV. Every word comes from package words.
//
// What is not here: how the figures come about (package lab), and where they
// are printed.
package report
