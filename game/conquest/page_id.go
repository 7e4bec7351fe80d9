package conquest

import (
	"fmt"
	"strconv"
	"strings"

	"bigpayday/game/rules"
)

var weekdayNames = [columns]string{"sun", "mon", "tue", "wed", "thu", "fri", "sat"}

// String returns the id of the page: its month, such as "2027-01", or the weekday of the
// 1st and the length of a month of no year, such as "fri-31".
func (p Page) String() string {
	if p.Year == 0 {
		return rules.NameOf(weekdayNames[:], p.Weekday) + "-" + strconv.Itoa(int(p.Length))
	}
	return fmt.Sprintf("%04d-%02d", p.Year, p.Month)
}

// ParsePage returns the page with the given id, if it is one that can be played on.
func ParsePage(id string) (p Page, ok bool) {
	first, second, _ := strings.Cut(id, "-")
	n, err := strconv.ParseUint(second, 10, 8)
	if err != nil {
		return p, false
	}
	if weekday, known := rules.ParseName[uint8](weekdayNames[:], first); known {
		p = Page{Weekday: weekday, Length: uint8(n)}
		return p, p.check() == nil
	}
	year, err := strconv.ParseUint(first, 10, 16)
	if err != nil || year < rules.FirstYear || year > rules.LastYear || n < 1 || n > 12 {
		return p, false
	}
	return MonthPage(uint16(year), uint8(n)), true
}
