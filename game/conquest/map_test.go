package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// region is what the rules say of a region: its days, those on its border, and
// the bonus.
type region struct{ days, border, bonus int }

// maps are all 28 pages as the rules have them.
var maps = []struct {
	length, weekday uint8
	lead, after     int
	crease          int
	regions         [NumRegions]region
	links           int
}{
	{28, 0, 7, 7, 3, [NumRegions]region{{7, 2, 3}, {6, 5, 5}, {8, 4, 5}, {8, 4, 5}, {6, 5, 5}, {7, 2, 3}}, 60},
	{28, 1, 8, 6, 3, [NumRegions]region{{8, 2, 4}, {5, 4, 4}, {8, 5, 6}, {9, 4, 5}, {6, 3, 4}, {6, 2, 3}}, 60},
	{28, 2, 2, 12, 2, [NumRegions]region{{2, 2, 2}, {4, 3, 3}, {8, 4, 5}, {10, 5, 6}, {6, 3, 4}, {12, 2, 5}}, 64},
	{28, 3, 3, 11, 2, [NumRegions]region{{3, 2, 2}, {3, 2, 2}, {8, 5, 6}, {11, 5, 7}, {6, 3, 4}, {11, 2, 5}}, 64},
	{28, 4, 4, 10, 3, [NumRegions]region{{4, 2, 2}, {6, 3, 4}, {11, 5, 7}, {8, 5, 6}, {3, 2, 2}, {10, 2, 4}}, 63},
	{28, 5, 5, 9, 3, [NumRegions]region{{5, 2, 3}, {6, 3, 4}, {10, 5, 6}, {8, 5, 6}, {4, 3, 3}, {9, 2, 4}}, 61},
	{28, 6, 6, 8, 3, [NumRegions]region{{6, 2, 3}, {6, 3, 4}, {9, 4, 5}, {8, 5, 6}, {5, 4, 4}, {8, 2, 4}}, 60},
	{29, 0, 7, 6, 3, [NumRegions]region{{7, 2, 3}, {6, 5, 5}, {8, 4, 5}, {9, 4, 5}, {6, 3, 4}, {6, 2, 3}}, 60},
	{29, 1, 8, 5, 3, [NumRegions]region{{8, 2, 4}, {5, 4, 4}, {8, 5, 6}, {10, 5, 6}, {6, 3, 4}, {5, 2, 3}}, 61},
	{29, 2, 2, 11, 2, [NumRegions]region{{2, 2, 2}, {4, 3, 3}, {8, 4, 5}, {11, 5, 7}, {6, 3, 4}, {11, 2, 5}}, 64},
	{29, 3, 3, 10, 3, [NumRegions]region{{3, 2, 2}, {6, 3, 4}, {12, 5, 7}, {8, 5, 6}, {3, 2, 2}, {10, 2, 4}}, 64},
	{29, 4, 4, 9, 3, [NumRegions]region{{4, 2, 2}, {6, 3, 4}, {11, 5, 7}, {8, 5, 6}, {4, 3, 3}, {9, 2, 4}}, 62},
	{29, 5, 5, 8, 3, [NumRegions]region{{5, 2, 3}, {6, 3, 4}, {10, 5, 6}, {8, 5, 6}, {5, 4, 4}, {8, 2, 4}}, 61},
	{29, 6, 6, 7, 3, [NumRegions]region{{6, 2, 3}, {6, 3, 4}, {9, 4, 5}, {8, 4, 5}, {6, 5, 5}, {7, 2, 3}}, 60},
	{30, 0, 7, 5, 3, [NumRegions]region{{7, 2, 3}, {6, 5, 5}, {8, 4, 5}, {10, 5, 6}, {6, 3, 4}, {5, 2, 3}}, 61},
	{30, 1, 8, 4, 3, [NumRegions]region{{8, 2, 4}, {5, 4, 4}, {8, 5, 6}, {11, 5, 7}, {6, 3, 4}, {4, 2, 2}}, 62},
	{30, 2, 2, 10, 2, [NumRegions]region{{2, 2, 2}, {4, 3, 3}, {8, 4, 5}, {12, 5, 7}, {6, 3, 4}, {10, 2, 4}}, 64},
	{30, 3, 3, 9, 3, [NumRegions]region{{3, 2, 2}, {6, 3, 4}, {12, 5, 7}, {8, 5, 6}, {4, 3, 3}, {9, 2, 4}}, 63},
	{30, 4, 4, 8, 3, [NumRegions]region{{4, 2, 2}, {6, 3, 4}, {11, 5, 7}, {8, 5, 6}, {5, 4, 4}, {8, 2, 4}}, 62},
	{30, 5, 5, 7, 3, [NumRegions]region{{5, 2, 3}, {6, 3, 4}, {10, 5, 6}, {8, 4, 5}, {6, 5, 5}, {7, 2, 3}}, 61},
	{30, 6, 6, 6, 3, [NumRegions]region{{6, 2, 3}, {6, 3, 4}, {9, 4, 5}, {9, 4, 5}, {6, 3, 4}, {6, 2, 3}}, 60},
	{31, 0, 7, 4, 3, [NumRegions]region{{7, 2, 3}, {6, 5, 5}, {8, 4, 5}, {11, 5, 7}, {6, 3, 4}, {4, 2, 2}}, 62},
	{31, 1, 8, 3, 3, [NumRegions]region{{8, 2, 4}, {5, 4, 4}, {8, 5, 6}, {12, 5, 7}, {6, 3, 4}, {3, 2, 2}}, 63},
	{31, 2, 2, 9, 3, [NumRegions]region{{2, 2, 2}, {7, 4, 5}, {12, 4, 6}, {8, 5, 6}, {4, 3, 3}, {9, 2, 4}}, 63},
	{31, 3, 3, 8, 3, [NumRegions]region{{3, 2, 2}, {6, 3, 4}, {12, 5, 7}, {8, 5, 6}, {5, 4, 4}, {8, 2, 4}}, 63},
	{31, 4, 4, 7, 3, [NumRegions]region{{4, 2, 2}, {6, 3, 4}, {11, 5, 7}, {8, 4, 5}, {6, 5, 5}, {7, 2, 3}}, 62},
	{31, 5, 5, 6, 3, [NumRegions]region{{5, 2, 3}, {6, 3, 4}, {10, 5, 6}, {9, 4, 5}, {6, 3, 4}, {6, 2, 3}}, 61},
	{31, 6, 6, 5, 3, [NumRegions]region{{6, 2, 3}, {6, 3, 4}, {9, 4, 5}, {10, 5, 6}, {6, 3, 4}, {5, 2, 3}}, 61},
}

func TestTheMapOfAMonth(t *testing.T) {
	t.Run("each of the 28 pages has its regions, borders, bonuses and links", func(t *testing.T) {
		assert.Len(t, maps, 28)
		for _, want := range maps {
			p := Page{Weekday: want.weekday, Length: want.length}
			m := MapOf(p)
			assert.Equal(t, want.lead, int(p.Lead()))
			assert.Equal(t, want.after, int(Days-p.Last()))
			assert.Equal(t, want.crease, p.crease())
			for r := range NumRegions {
				got := region{p.DaysOf(r).Len(), m.Border(p, r).Len(), int(m.Bonus[r])}
				assert.Equal(t, want.regions[r], got, "%v of %+v", r, p)
			}
			assert.Equal(t, want.links, countLinks(&m))
		}
	})
	t.Run("every region is in one piece, and so is the page", func(t *testing.T) {
		for _, want := range maps {
			p := Page{Weekday: want.weekday, Length: want.length}
			m := MapOf(p)
			assert.Equal(t, allDays, m.reach(1, allDays))
			for r := range NumRegions {
				assert.Equal(t, p.DaysOf(r), m.reach(p.DaysOf(r).First(), p.DaysOf(r)), "%v of %+v", r, p)
			}
		}
	})
	t.Run("in January 2027 the links and walls between regions are those of the pictures", func(t *testing.T) {
		assert.Equal(t, Page{Year: 2027, Month: 1, Weekday: 5, Length: 31}, january)
		links := []link{
			{1, 8}, {5, 6}, {7, 8}, {17, 18}, {15, 22}, {17, 24}, {18, 25}, {21, 22}, {19, 26}, {21, 28}, {25, 26}, {35, 36}, {35, 42}, {36, 37},
		}
		walls := []link{
			{2, 9}, {3, 10}, {4, 11}, {5, 12}, {10, 11}, {14, 15}, {16, 23}, {20, 27}, {28, 29}, {32, 33}, {30, 37}, {31, 38}, {32, 39}, {33, 40}, {34, 41},
		}
		m := MapOf(january)
		for _, k := range links {
			assert.True(t, m.Linked(k.a, k.b) && m.Linked(k.b, k.a), "%v", k)
		}
		for _, k := range walls {
			assert.False(t, m.Linked(k.a, k.b) || m.Linked(k.b, k.a), "%v", k)
		}
		neighbours(func(a, b Day) {
			if january.RegionOf(a) != january.RegionOf(b) {
				assert.Contains(t, append(links, walls...), link{a, b})
			} else {
				assert.True(t, m.Linked(a, b), "%d-%d", a, b)
			}
		})
	})
	t.Run("Saturday and the next Sunday follow each other", func(t *testing.T) {
		m := MapOf(january)
		assert.True(t, m.Linked(7, 8))
		assert.True(t, m.Linked(21, 22))
		assert.True(t, m.Linked(35, 36))
	})
	t.Run("grey days stand on both ends, and regions of them never touch", func(t *testing.T) {
		for _, want := range maps {
			p := Page{Weekday: want.weekday, Length: want.length}
			m := MapOf(p)
			for rest := p.DaysOf(LastMonth); rest != 0; rest &= rest - 1 {
				assert.Zero(t, m.Links[rest.First()]&p.DaysOf(NextMonth))
			}
			assert.NotZero(t, p.DaysOf(LastMonth))
			assert.NotZero(t, p.DaysOf(NextMonth))
		}
	})
	t.Run("a day of the page shows its date", func(t *testing.T) {
		date := func(p Page, d Day) [2]int {
			number, month := p.Date(d)
			return [2]int{int(number), month}
		}
		assert.Equal(t, [2]int{27, -1}, date(january, 1))
		assert.Equal(t, [2]int{31, -1}, date(january, 5))
		assert.Equal(t, [2]int{1, 0}, date(january, 6))
		assert.Equal(t, [2]int{31, 0}, date(january, 36))
		assert.Equal(t, [2]int{6, 1}, date(january, 42))
		assert.Equal(t, [2]int{29, -1}, date(MonthPage(2028, 3), 3))
		assert.Equal(t, [2]int{30, -1}, date(Page{Weekday: 3, Length: 31}, 3))
		assert.Equal(t, [2]int{31, -1}, date(Page{Weekday: 3, Length: 30}, 3))
	})
}

// countLinks returns the number of links of a map.
func countLinks(m *Map) (n int) {
	for _, to := range m.Links {
		n += to.Len()
	}
	return n / 2
}
