package holidays_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/holidays"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// known are holidays of every country, as they stood in printed calendars: one
// of a fixed date and one that moves, in two years each.
var known = map[string][]string{
	"at": {"2024-10-26 Nationalfeiertag", "2025-10-26 Nationalfeiertag", "2024-04-01 Ostermontag", "2025-06-19 Fronleichnam"},
	"au": {"2024-04-25 ANZAC Day", "2025-01-26 Australia Day", "2024-04-01 Easter Monday", "2025-04-18 Good Friday"},
	"be": {"2024-07-21 Nationale Feestdag", "2025-11-11 Wapenstilstand", "2024-05-20 Pinkstermaandag", "2025-04-21 Paasmaandag"},
	"br": {"2024-09-07 Independência do Brasil", "2025-11-15 Proclamação da República", "2024-02-13 Carnaval", "2025-04-18 Sexta-feira Santa"},
	"ca": {"2024-07-01 Canada Day", "2027-12-25 Christmas Day", "2027-12-26 Boxing Day", "2024-10-14 Thanksgiving Day", "2025-05-19 Victoria Day"},
	"ch": {"2024-08-01 Bundesfeiertag", "2025-12-25 Weihnachtstag", "2024-05-09 Auffahrt", "2025-05-29 Auffahrt"},
	"cz": {"2024-10-28 Den vzniku samostatného československého státu", "2025-12-24 Štědrý den", "2024-04-01 Velikonoční pondělí", "2025-04-18 Velký pátek"},
	"de": {"2024-10-03 Tag der Deutschen Einheit", "2025-05-01 Tag der Arbeit", "2024-05-20 Pfingstmontag", "2025-05-29 Christi Himmelfahrt"},
	"dk": {"2024-12-26 Anden juledag", "2025-01-01 Nytårsdag", "2023-05-05 Store bededag", "2025-04-17 Skærtorsdag"},
	"ee": {"2024-02-24 Iseseisvuspäev", "2025-08-20 Taasiseseisvumispäev", "2024-03-29 Suur Reede", "2025-04-18 Suur Reede"},
	"es": {"2024-10-12 Fiesta Nacional de España", "2025-12-06 Día de la Constitución", "2024-03-29 Viernes Santo", "2025-04-18 Viernes Santo"},
	"fi": {"2024-12-06 Itsenäisyyspäivä", "2025-05-01 Vappu", "2024-06-22 Juhannuspäivä", "2025-11-01 Pyhäinpäivä"},
	"fr": {"2024-07-14 Fête Nationale", "2025-11-11 Armistice de 1918", "2024-05-09 Ascension", "2025-06-09 Lundi de Pentecôte"},
	"gb": {"2024-12-26 Boxing Day", "2025-12-25 Christmas Day", "2024-08-26 Summer Bank Holiday", "2023-05-08 Coronation of King Charles III", "2025-05-05 Early May"},
	"hr": {"2024-08-05 Dan pobjede i domovinske zahvalnosti", "2025-11-18 Dan sjećanja na žrtve Domovinskog rata", "2024-05-30 Tijelovo", "2025-04-21 Uskrsni ponedjeljak"},
	"hu": {"2024-08-20 Az államalapítás ünnepe", "2025-03-15 Nemzeti ünnep", "2024-05-20 Pünkösdhétfő", "2025-04-21 Húsvéthétfő"},
	"ie": {"2024-03-17 Saint Patrick’s Day", "2025-12-26 Saint Stephen’s Day", "2024-08-05 First Monday in August", "2025-10-27 Last Monday in October"},
	"is": {"2024-06-17 Þjóðhátíðardagurinn", "2025-12-26 Annar í jólum", "2024-04-25 Sumardagurinn fyrsti", "2025-08-04 Frídagur verslunarmanna"},
	"it": {"2024-04-25 Festa della Liberazione", "2025-06-02 Festa della Repubblica", "2024-04-01 Pasquetta", "2025-04-21 Pasquetta"},
	"jp": {"2024-11-03 Culture Day", "2025-02-11 National Foundation Day", "2024-07-15 Marine Day", "2025-01-13 Coming of Age Day", "2025-03-20 Vernal Equinox Day"},
	"lt": {"2024-02-16 Lietuvos valstybės atkūrimo diena", "2025-03-11 Lietuvos nepriklausomybės atkūrimo diena", "2024-04-01 Antroji šv. Velykų diena", "2025-04-21 Antroji šv. Velykų diena"},
	"lv": {"2024-11-18 Latvijas Republikas proklamēšanas diena", "2025-06-23 Līgo diena", "2024-03-29 Lielā Piektdiena", "2025-04-21 Otrās Lieldienas"},
	"mt": {"2024-09-21 Jum l-Indipendenza", "2025-02-10 Nawfraġju ta’ San Pawl", "2024-03-29 Il-Ġimgħa l-Kbira", "2025-04-18 Il-Ġimgħa l-Kbira"},
	"nl": {"2024-04-27 Koningsdag", "2025-04-26 Koningsdag", "2024-05-20 Tweede Pinksterdag", "2025-04-21 Tweede Paasdag"},
	"no": {"2024-05-17 Grunnlovsdag", "2025-05-01 Arbeidernes dag", "2024-03-28 Skjærtorsdag", "2025-06-09 Andre pinsedag"},
	"pl": {"2024-05-03 Święto Narodowe Trzeciego Maja", "2025-12-24 Wigilia Bożego Narodzenia", "2024-05-30 dzień Bożego Ciała", "2025-04-21 drugi dzień Wielkiej Nocy"},
	"pt": {"2024-04-25 Dia da Liberdade", "2025-06-10 Dia de Portugal", "2024-05-30 Corpo de Deus", "2025-04-18 Sexta-feira Santa"},
	"ro": {"2024-12-01 Ziua Națională a României", "2025-01-24 Ziua Unirii Principatelor Române", "2024-05-06 A doua zi de Paște", "2025-04-21 A doua zi de Paște"},
	"se": {"2024-06-06 Sveriges nationaldag", "2025-01-06 Trettondedag jul", "2024-06-22 Midsommardagen", "2025-11-01 Alla helgons dag"},
	"si": {"2024-02-08 Prešernov dan", "2025-06-25 dan državnosti", "2024-04-01 velikonočni ponedeljek", "2025-04-21 velikonočni ponedeljek"},
	"sk": {"2024-08-29 Výročie Slovenského národného povstania", "2025-11-17 Deň boja za slobodu a demokraciu", "2024-04-01 Veľkonočný pondelok", "2025-04-18 Veľkonočný piatok"},
	"us": {"2024-07-04 Independence Day", "2025-06-19 Juneteenth", "2024-11-28 Thanksgiving Day", "2025-11-27 Thanksgiving Day", "2025-01-20 Martin Luther King Jr. Day"},
	"za": {"2024-06-16 Youth Day", "2025-12-16 Reconciliation Day", "2024-04-01 Family Day", "2025-04-18 Good Friday"},
}

func TestEveryCountryKeepsItsKnownHolidays(t *testing.T) {
	for country := engine.NoCountry + 1; country < engine.NumCountries; country++ {
		dates := known[country.String()]
		require.GreaterOrEqual(t, len(dates), 4, country)
		for _, text := range dates {
			date, err := time.Parse(time.DateOnly, text[:10])
			require.NoError(t, err)
			var names []string
			for _, day := range holidays.On(country, date.Year(), int(date.Month())) {
				if int(day.Day) == date.Day() {
					names = append(names, day.Name)
				}
			}
			assert.Contains(t, names, text[11:], "%s %s", country, text)
		}
	}
	assert.Len(t, known, int(engine.NumCountries)-1)
	assert.GreaterOrEqual(t, len(known), 20)
}

func TestWorkdaysAreNoHolidays(t *testing.T) {
	for _, text := range []string{
		"us 2024-11-29", "us 2024-12-24", "ca 2024-12-24", "ca 2024-07-04", "de 2024-12-24", "de 2024-06-20", "fr 2024-03-29",
		"dk 2024-04-26", "nl 2025-04-27", "gb 2022-08-22", "at 2024-05-02", "se 2024-12-24", "it 2024-03-29", "ch 2024-01-02",
	} {
		country, ok := engine.ParseCountry(text[:2])
		require.True(t, ok, text)
		date, err := time.Parse(time.DateOnly, text[3:])
		require.NoError(t, err)
		for _, day := range holidays.On(country, date.Year(), int(date.Month())) {
			assert.NotEqual(t, date.Day(), int(day.Day), "%s: %s", text, day.Name)
		}
	}
}

func TestHolidaysComeByDate(t *testing.T) {
	assert.Equal(t, []holidays.Day{
		{Day: 25, Name: "Christmas Day", Language: "en", ID: "christmas"}, {Day: 26, Name: "Boxing Day", Language: "en", ID: "second-christmas-day"},
	}, holidays.On(engine.Canada, 2027, 12))
	may := holidays.On(engine.Norway, 2024, 5)
	assert.True(t, slices.IsSortedFunc(may, func(a, b holidays.Day) int { return int(a.Day) - int(b.Day) }), may)
	assert.Len(t, may, 4)
	assert.Empty(t, holidays.On(engine.Canada, 2030, 3), "Easter is in April in that year")
}

func TestEveryMonthOfEveryYearHasDatesOfItsOwn(t *testing.T) {
	for country := engine.NoCountry + 1; country < engine.NumCountries; country++ {
		for _, year := range []int{1583, 1900, 2000, 2100, 2400, 9999} {
			for month := 1; month <= 12; month++ {
				for _, day := range holidays.On(country, year, month) {
					last := time.Date(year, time.Month(month)+1, 0, 0, 0, 0, 0, time.UTC).Day()
					assert.True(t, day.Day >= 1 && int(day.Day) <= last && day.Name != "", fmt.Sprint(country, year, month, day))
				}
			}
		}
	}
}

func TestCountriesShareWhatTheyKeepTogether(t *testing.T) {
	for text, id := range map[string]string{
		"de 2025-04-18": "good-friday", "fr 2025-06-09": "whit-monday", "ro 2025-04-18": "good-friday", "ro 2024-05-06": "easter-monday",
		"dk 2023-05-05": "prayer-day", "ca 2024-09-02": "labor-day", "us 2024-09-02": "labor-day", "it 2024-05-01": "labor-day",
		"sk 2025-01-01": "independence-day", "si 2024-12-26": "independence-and-unity", "hu 2024-12-26": "second-christmas-day",
		"fi 2025-11-01": "all-saints", "za 2025-04-21": "family-day", "hr 2024-05-30": "corpus-christi",
	} {
		country, ok := engine.ParseCountry(text[:2])
		require.True(t, ok, text)
		date, err := time.Parse(time.DateOnly, text[3:])
		require.NoError(t, err)
		var ids []string
		for _, day := range holidays.On(country, date.Year(), int(date.Month())) {
			if int(day.Day) == date.Day() {
				ids = append(ids, day.ID)
			}
		}
		assert.Contains(t, ids, id, text)
	}
}

func TestWhatIsNoCountryOrMonthHasNoHolidays(t *testing.T) {
	assert.Empty(t, holidays.On(engine.NoCountry, 2024, 12))
	assert.Empty(t, holidays.On(engine.NumCountries, 2024, 12))
	assert.Empty(t, holidays.On(engine.Canada, 2024, 0))
	assert.Empty(t, holidays.On(engine.Canada, 2024, 13))
}

func TestDatesAreTheSameInEveryPlace(t *testing.T) {
	defer func(local *time.Location) { time.Local = local }(time.Local)
	want := holidays.On(engine.Brazil, 2016, 11)
	for hours := -12; hours <= 14; hours += 2 {
		time.Local = time.FixedZone("there", hours*3600)
		assert.Equal(t, want, holidays.On(engine.Brazil, 2016, 11))
	}
}
