package holidays

import (
	"time"

	"bigpayday/game/engine"

	"github.com/rickar/cal/v2"
)

// spoken are the languages of the names that holidays have at home.
var spoken = [engine.NumCountries]string{
	engine.Austria: "de", engine.Australia: "en", engine.Belgium: "nl", engine.Brazil: "pt", engine.Canada: "en",
	engine.Switzerland: "de", engine.Czechia: "cs", engine.Germany: "de", engine.Denmark: "da", engine.Estonia: "et",
	engine.Spain: "es", engine.Finland: "fi", engine.France: "fr", engine.UnitedKingdom: "en", engine.Croatia: "hr",
	engine.Hungary: "hu", engine.Ireland: "en", engine.Iceland: "is", engine.Italy: "it", engine.Japan: "en",
	engine.Lithuania: "lt", engine.Latvia: "lv", engine.Malta: "mt", engine.Netherlands: "nl", engine.Norway: "no",
	engine.Poland: "pl", engine.Portugal: "pt", engine.Romania: "ro", engine.Sweden: "sv", engine.Slovenia: "sl",
	engine.Slovakia: "sk", engine.UnitedStates: "en", engine.SouthAfrica: "en",
}

// byEaster are the ids of holidays by how many days after Easter Sunday they are.
var byEaster = map[int]string{
	-47: "carnival", -3: "maundy-thursday", -2: "good-friday", 0: "easter", 1: "easter-monday", 26: "prayer-day",
	39: "ascension", 49: "pentecost", 50: "whit-monday", 60: "corpus-christi",
}

// date is a day of every year.
type date struct {
	month time.Month
	day   int
}

// byDate are the ids of holidays by the dates on which most countries keep them.
var byDate = map[date]string{
	{time.January, 1}: "new-year", {time.January, 2}: "second-new-year", {time.January, 6}: "epiphany",
	{time.March, 8}: "womens-day", {time.May, 1}: "labor-day", {time.May, 2}: "labor-day",
	{time.June, 24}: "midsummer", {time.August, 15}: "assumption", {time.November, 1}: "all-saints",
	{time.November, 2}: "all-souls", {time.December, 8}: "immaculate-conception", {time.December, 24}: "christmas-eve",
	{time.December, 25}: "christmas", {time.December, 26}: "second-christmas-day", {time.December, 31}: "new-years-eve",
}

// ids are the ids of the other holidays of each country, by their names at home.
var ids = [engine.NumCountries]map[string]string{
	engine.Austria: {"Nationalfeiertag": "national-day"},
	engine.Australia: {
		"Australia Day": "australia-day", "ANZAC Day": "anzac-day",
	},
	engine.Belgium: {"Nationale Feestdag": "national-day", "Wapenstilstand": "armistice"},
	engine.Brazil: {
		"Tiradentes": "tiradentes", "Independência do Brasil": "independence-day", "Nossa Senhora Aparecida": "our-lady-of-aparecida",
		"Proclamação da República": "republic-day", "Dia da Consciência Negra": "black-awareness",
	},
	engine.Canada: {
		"Victoria Day": "victoria-day", "Canada Day": "canada-day", "Civic/Provincial Day": "civic-day", "Labour Day": "labor-day",
		"Thanksgiving Day": "thanksgiving", "National Day for Truth and Reconciliation": "truth-and-reconciliation",
		"Remembrance Day": "remembrance-day",
	},
	engine.Switzerland: {"Bundesfeiertag": "national-day"},
	engine.Czechia: {
		"Den osvobození": "liberation-day", "Den slovanských věrozvěstů Cyrila a Metoděje": "cyril-and-methodius",
		"Den upálení mistra Jana Husa": "jan-hus", "Den české státnosti": "statehood-day",
		"Den vzniku samostatného československého státu": "independence-day", "Den boje za svobodu a demokracii": "freedom-and-democracy",
	},
	engine.Germany: {
		"Weltkindertag": "childrens-day", "Tag der Deutschen Einheit": "german-unity", "Reformationstag": "reformation-day",
	},
	engine.Denmark: {"Grundlovsdag": "constitution-day"},
	engine.Estonia: {
		"Iseseisvuspäev": "independence-day", "Võidupüha": "victory-day", "Taasiseseisvumispäev": "independence-restored",
	},
	engine.Spain: {"Fiesta Nacional de España": "national-day", "Día de la Constitución": "constitution-day"},
	engine.Finland: {
		"Juhannusaatto": "midsummer-eve", "Juhannuspäivä": "midsummer", "Pyhäinpäivä": "all-saints", "Itsenäisyyspäivä": "independence-day",
	},
	engine.France: {"Fête de la Victoire": "victory-day", "Fête Nationale": "national-day", "Armistice de 1918": "armistice"},
	engine.UnitedKingdom: {
		"Early May": "may-holiday", "VE Day": "victory-day", "Coronation of King Charles III": "coronation", "Spring Bank Holiday": "spring-holiday",
		"Platinum Jubilee Bank Holiday": "jubilee", "Summer Bank Holiday": "summer-holiday",
	},
	engine.Croatia: {
		"Dan državnosti": "statehood-day", "Dan antifašističke borbe": "resistance-day", "Dan pobjede i domovinske zahvalnosti": "victory-day",
		"Dan sjećanja na žrtve Domovinskog rata": "remembrance-day",
	},
	engine.Hungary: {"Nemzeti ünnep": "national-day", "Az államalapítás ünnepe": "foundation-day"},
	engine.Ireland: {
		"Saint Brigid’s Day": "saint-brigid", "Extra Public Holiday 2022": "extra-holiday", "Saint Patrick’s Day": "saint-patrick",
		"First Monday in May": "may-holiday", "First Monday in June": "summer-holiday", "First Monday in August": "summer-holiday",
		"Last Monday in October": "october-holiday",
	},
	engine.Iceland: {
		"Sumardagurinn fyrsti": "first-day-of-summer", "Þjóðhátíðardagurinn": "national-day", "Frídagur verslunarmanna": "commerce-day",
	},
	engine.Italy: {"Festa della Liberazione": "liberation-day", "Festa della Repubblica": "republic-day"},
	engine.Japan: {
		"Coming of Age Day": "coming-of-age", "National Foundation Day": "foundation-day", "The Emperor’s Birthday": "emperors-birthday",
		"Vernal Equinox Day": "spring-equinox", "Showa Day": "showa-day", "Constitution Memorial Day": "constitution-day",
		"Greenery Day": "greenery-day", "Children’s Day": "childrens-day", "Marine Day": "marine-day", "Mountain Day": "mountain-day",
		"Respect for the Aged Day": "respect-for-the-aged", "Autumnal Equinox Day": "fall-equinox", "Sports Day": "sports-day",
		"Culture Day": "culture-day", "Labor Thanksgiving Day": "labor-thanksgiving",
		"National holiday between Respect for the Aged Day and Autumnal Equinox Day":          "extra-holiday",
		"National Holiday Between Showa Day And New Emperor Enthronement Day":                 "extra-holiday",
		"National holiday between New Emperor Enthronement Day and Constitution Memorial Day": "extra-holiday",
		"New Emperor Enthronement Day": "enthronement", "The New Emperor Enthronement Ceremony": "enthronement",
	},
	engine.Lithuania: {
		"Lietuvos valstybės atkūrimo diena": "independence-restored", "Lietuvos nepriklausomybės atkūrimo diena": "independence-restored",
		"Valstybės (Lietuvos Karaliaus Mindaugo karūnavimo ir Tautiškos giesmės) diena": "statehood-day",
	},
	engine.Latvia: {
		"Latvijas Republikas Neatkarības deklarācijas pasludināšanas diena": "independence-restored", "Līgo diena": "midsummer-eve",
		"Latvijas Republikas proklamēšanas diena": "independence-day",
	},
	engine.Malta: {
		"Nawfraġju ta’ San Pawl": "shipwreck-of-saint-paul", "San Ġużepp": "saint-joseph", "Jum il-Ħelsien": "freedom-day",
		"Sette Giugno": "sette-giugno", "L-Imnarja": "saints-peter-and-paul", "Jum il-Vitorja": "victory-day",
		"Jum l-Indipendenza": "independence-day", "Jum ir-Repubblika": "republic-day",
	},
	engine.Netherlands: {"Koningsdag": "kings-day", "Bevrijdingsdag": "liberation-day"},
	engine.Norway:      {"Grunnlovsdag": "constitution-day"},
	engine.Poland:      {"Święto Narodowe Trzeciego Maja": "constitution-day", "Narodowe Święto Niepodległości": "independence-day"},
	engine.Portugal: {
		"Dia da Liberdade": "freedom-day", "Dia de Portugal": "national-day", "Implantação da República": "republic-day",
		"Restauração da Independência": "independence-restored",
	},
	engine.Romania: {
		"Sfântul Ion": "saint-john", "Ziua Unirii Principatelor Române": "union-day", "Ziua Copilului": "childrens-day",
		"Sfântul Andrei": "saint-andrew", "Ziua Națională a României": "national-day",
	},
	engine.Sweden: {
		"Sveriges nationaldag": "national-day", "Midsommardagen": "midsummer", "Alla helgons dag": "all-saints",
	},
	engine.Slovenia: {
		"Prešernov dan": "culture-day", "Dan upora proti okupatorju": "resistance-day", "dan državnosti": "statehood-day",
		"dan reformacije": "reformation-day", "dan spomina na mrtve": "all-souls",
		"dan samostojnosti in enotnosti": "independence-and-unity",
	},
	engine.Slovakia: {
		"Deň vzniku Slovenskej republiky": "independence-day", "Deň víťazstva nad fašizmom": "victory-day",
		"Sviatok svätého Cyrila a Metoda": "cyril-and-methodius", "Výročie Slovenského národného povstania": "uprising-day",
		"Deň Ústavy Slovenskej republiky": "constitution-day", "Sviatok Panny Márie Sedembolestnej, patrónky Slovenska": "our-lady-of-sorrows",
		"Deň boja za slobodu a demokraciu": "freedom-and-democracy",
	},
	engine.UnitedStates: {
		"Martin Luther King Jr. Day": "martin-luther-king", "Presidents’ Day": "presidents-day", "Memorial Day": "memorial-day",
		"Juneteenth": "juneteenth", "Independence Day": "independence-day", "Labor Day": "labor-day", "Columbus Day": "columbus-day",
		"Veterans Day": "veterans-day", "Thanksgiving Day": "thanksgiving",
	},
	engine.SouthAfrica: {
		"Human Rights Day": "human-rights", "Family Day": "family-day", "Freedom Day": "freedom-day", "Youth Day": "youth-day",
		"National Women’s Day": "womens-day", "Heritage Day": "heritage-day", "Reconciliation Day": "reconciliation-day",
		"Day of Goodwill": "goodwill-day",
	},
}

// idOf returns the id of a holiday of a country that has a name there, "" for one that is not known.
func idOf(country engine.Country, holiday *cal.Holiday, name string) string {
	if id, ok := ids[country][name]; ok {
		return id
	}
	if holiday.Month == 0 {
		return byEaster[holiday.Offset]
	}
	return byDate[date{holiday.Month, holiday.Day}]
}
