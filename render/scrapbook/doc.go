// Package scrapbook draws an album with photographs: its cover and its pages, the rings that
// hold them, and what is glued in. It knows no page of the program.
package scrapbook
