package outline

import (
	"cmp"
	"slices"
)

// Kind is what a step does.
type Kind uint8

// The kinds of steps: Insert puts a part with all that it holds into its parent, before another
// part or, where that is "", at the end. Move puts one there that is in the same parent already.
// Update changes how a part looks, but not what it holds, and Remove takes it away with all that
// it holds.
const (
	Remove Kind = iota + 1
	Update
	Insert
	Move
)

// Step is one change of an outline as it is shown.
type Step struct {
	Kind Kind
	// Key is that of the part, Parent that of the list which holds it, "" for none, and Before that of
	// the part which it comes to stand before.
	Key, Parent, Before string
	// Item is the part as it is from now on, for Insert and Update.
	Item *Item
}

// Diff returns the steps that lead from one outline to another, in order. A part whose role has
// become another one is taken away and put in anew; one that stays where it was among those that
// stay is not touched, so that it keeps the focus. One that goes from one list to another is taken
// away before it is put in: all that goes comes first. The steps point into now.
func Diff(before, now []Item) []Step {
	steps := diff(nil, "", before, now)
	slices.SortStableFunc(steps, func(a, b Step) int { return cmp.Compare(rank(a.Kind), rank(b.Kind)) })
	return steps
}

// rank orders the steps that go first before all others.
func rank(k Kind) int {
	if k == Remove {
		return 0
	}
	return 1
}

func diff(steps []Step, parent string, before, now []Item) []Step {
	old := make(map[string]*Item, len(before))
	for i := range before {
		old[before[i].Key] = &before[i]
	}
	stays := make(map[string]bool, len(now))
	for i := range now {
		if was, ok := old[now[i].Key]; ok && was.Role == now[i].Role {
			stays[now[i].Key] = true
		}
	}
	var order []string // as it is shown, once what is gone is gone
	for i := range before {
		if key := before[i].Key; stays[key] {
			order = append(order, key)
		} else {
			steps = append(steps, Step{Kind: Remove, Key: key, Parent: parent})
		}
	}
	// From the end on, so that what each part stands before is in its place already.
	keep := longestRun(order, now, stays)
	next := ""
	for i := len(now) - 1; i >= 0; i-- {
		item := &now[i]
		switch was := old[item.Key]; {
		case !stays[item.Key]:
			steps = append(steps, Step{Kind: Insert, Key: item.Key, Parent: parent, Before: next, Item: item})
		default:
			if !keep[item.Key] {
				steps = append(steps, Step{Kind: Move, Key: item.Key, Parent: parent, Before: next})
			}
			if !sameButKids(was, item) {
				steps = append(steps, Step{Kind: Update, Key: item.Key, Parent: parent, Item: item})
			}
			steps = diff(steps, item.Key, was.Kids, item.Kids)
		}
		next = item.Key
	}
	return steps
}

// longestRun returns the parts that need not be moved: as many as possible that stand in the
// order already in which they are to stand.
func longestRun(order []string, now []Item, stays map[string]bool) map[string]bool {
	at := make(map[string]int, len(order))
	for i, key := range order {
		at[key] = i
	}
	var keys []string
	for i := range now {
		if stays[now[i].Key] {
			keys = append(keys, now[i].Key)
		}
	}
	best, from, end := make([]int, len(keys)), make([]int, len(keys)), -1
	for i := range keys {
		best[i], from[i] = 1, -1
		for j := range i {
			if at[keys[j]] < at[keys[i]] && best[j] >= best[i] {
				best[i], from[i] = best[j]+1, j
			}
		}
		if end < 0 || best[i] > best[end] {
			end = i
		}
	}
	run := map[string]bool{}
	for ; end >= 0; end = from[end] {
		run[keys[end]] = true
	}
	return run
}
