// Package wall is the wall that the title and the set-up hang on, with what lies on the
// desk below it.
package wall
