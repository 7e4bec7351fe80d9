package render

import (
	"strings"
	"unicode/utf8"
)

// FitRanks sets how the rows of a ranking, which lie like r, are set, all alike,
// and returns the columns for them: those of the design or, where names and stamps
// need more room, columns that are as wide as what stands in them. Heads are the
// widths of the words over cash, loan and net worth.
//
// Sums that stand below each other are as much smaller as the widest of them
// needs. Names are in one size, in two lines where that is too wide for one, and
// the stamps stand behind them unless there is no room for both.
func (t *Theme) FitRanks(r Rect, cols RankColumns, heads [3]float64, rows []RankRow) RankColumns {
	t.stampBehind(rows, true)
	for _, closer := range [2]bool{false, true} {
		if closer {
			cols = t.closerRanks(r, cols, heads, rows)
		}
		t.shrinkSums(cols, rows)
		if t.shrinkNames(r, cols, rows) {
			return cols
		}
	}
	const least = 12
	n := t.rankNaming(r, cols, rows)
	if n.two && (n.st.Size < least || t.breaksNames(r, cols, rows, n)) {
		t.stampBehind(rows, false)
		n = t.rankNaming(r, cols, rows)
		cols.Bars = cols.Name // before them come the stamps
	}
	for i := range rows {
		rows[i].name = n
	}
	return cols
}

// nameRoom returns the room for the name in a row, without the stamp behind it.
func (t *Theme) nameRoom(r Rect, cols RankColumns, k *RankRow) float64 {
	p := t.pen(nil).capped(rankGrowth)
	_, cash := p.Fit(k.Cash, p.sized(k.sumStyle(0)), rankCash, 11)
	room := cols.Cash - max(t.MeasureText(k.Cash, cash), 40) - 12 - (r.X + cols.Name)
	if k.stampW > 0 {
		room -= k.stampW + 14
	}
	return room
}

// stampBehind says whether stamps stand behind the names.
func (t *Theme) stampBehind(rows []RankRow, behind bool) {
	for i := range rows {
		k := &rows[i]
		if k.stampW = 0; behind && k.Stamp != "" {
			k.stampW = t.StampWidth(k.Stamp, rankStampSize)
		}
	}
}

// shrinkNames makes all names as much smaller as the widest of them needs, and
// reports whether they are hardly smaller then. Where they are, they stay.
func (t *Theme) shrinkNames(r Rect, cols RankColumns, rows []RankRow) bool {
	const least = .8
	p := t.pen(nil).capped(rankGrowth)
	shrink := 1.0
	for i := range rows {
		k := &rows[i]
		st := p.sized(k.nameStyle())
		name, fit := p.Fit(k.Name, st, t.nameRoom(r, cols, k), 12)
		if name != valid(k.Name) || fit.Face != st.Face {
			return false
		}
		if shrink = min(shrink, fit.Size/st.Size); shrink < least {
			return false
		}
	}
	for i := range rows {
		st := rows[i].nameStyle()
		rows[i].name = naming{st: st.Sized(st.Size * shrink)}
	}
	return true
}

// breaksNames reports whether a name that has a stamp behind it would be broken in
// a word that is not a long one.
func (t *Theme) breaksNames(r Rect, cols RankColumns, rows []RankRow, n naming) bool {
	const long = 10
	p := t.pen(nil).capped(1)
	for i := range rows {
		k := &rows[i]
		for _, word := range strings.Fields(hyphened(k.Name)) {
			if k.stampW > 0 && utf8.RuneCountInString(word) <= long && p.measure(word, n.st) > t.nameRoom(r, cols, k) {
				return true
			}
		}
	}
	return false
}

// rankNaming returns how the names of a ranking are set.
func (t *Theme) rankNaming(r Rect, cols RankColumns, rows []RankRow) naming {
	const least = 15 // rather two lines than smaller
	names := make([]string, len(rows))
	for i := range rows {
		names[i] = rows[i].Name
	}
	height := rankName(rankPart(r), 0, 0).H
	return t.pen(nil).capped(rankGrowth).naming(Style{Face: Black, Size: 18}, least, height, names, func(i int) float64 {
		return t.nameRoom(r, cols, &rows[i])
	})
}

// closerRanks returns columns that stand as close as what is in them lets them.
func (t *Theme) closerRanks(r Rect, cols RankColumns, heads [3]float64, rows []RankRow) RankColumns {
	const gap = 13
	p := t.pen(nil).capped(rankGrowth)
	widths := heads
	for i := range rows {
		k := rows[i]
		k.Smaller = [3]float64{}
		for column, sum := range k.sums() {
			widths[column] = max(widths[column], p.measure(sum, k.sumStyle(column)))
		}
	}
	cols.Loan = max(cols.Loan, cols.Net-widths[2]-gap)
	cols.Cash = max(cols.Cash, cols.Loan-widths[1]-gap)
	z := rankScale(r)
	cols.Medal = 18 + 22*z
	cols.Token = 24 + 44*z
	cols.Name = 32 + 82*z
	cols.Bars = cols.Token
	return cols
}

// sums are the sums of a row by their columns.
func (k *RankRow) sums() [3]string { return [3]string{k.Cash, k.Loan, k.Net} }

// shrinkSums makes the sums that stand below each other as much smaller as the
// widest of them needs.
func (t *Theme) shrinkSums(cols RankColumns, rows []RankRow) {
	p := t.pen(nil).capped(rankGrowth)
	for i := range rows {
		rows[i].Smaller = [3]float64{}
	}
	for column, room := range [3]float64{rankCash, cols.Loan - cols.Cash - 8, cols.Net - cols.Loan - 10} {
		smaller := 1.0
		for _, k := range rows {
			if st := p.sized(k.sumStyle(column)); !k.Best || column < 2 {
				_, fit := p.Fit(k.sums()[column], st, room, 11)
				smaller = min(smaller, fit.Size/st.Size)
			}
		}
		for i := range rows {
			if k := &rows[i]; !k.Best || column < 2 {
				k.Smaller[column] = smaller
			}
		}
	}
}
