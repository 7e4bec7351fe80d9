// Package wall is the wall that the title hangs on, with what lies on the desk below it.
package wall
