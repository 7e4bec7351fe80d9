package rules

// NameOf returns the id of a value in a list of ids, "unknown" for one that is
// not in it.
func NameOf[T ~uint8](names []string, v T) string {
	if int(v) < len(names) {
		return names[v]
	}
	return "unknown"
}

// ParseName returns the value whose id is in a list of ids.
func ParseName[T ~uint8](names []string, id string) (T, bool) {
	for i, name := range names {
		if name == id {
			return T(i), true
		}
	}
	return 0, false
}
