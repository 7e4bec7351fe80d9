// Package number is what keys do to a number between two ends.
package number

// Moved returns a value that was moved by so many steps, each of a page instead where they are
// large, and whether it is another one then. It stays between least and most. A step of 0 counts
// as 1, a page of 0 as five steps.
func Moved(value, least, most, step, page, steps int, large bool) (int, bool) {
	if step == 0 {
		step = 1
	}
	if large {
		step *= 5
		if page != 0 {
			step = page
		}
	}
	v := min(max(value+steps*step, least), most)
	return v, v != value
}

// End returns the least value or the greatest, and whether it is another one than the present.
func End(value, least, most int, greatest bool) (int, bool) {
	v := least
	if greatest {
		v = most
	}
	return v, v != value
}
