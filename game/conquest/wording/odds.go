package wording

import (
	"strconv"

	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// percent returns a chance in parts of 10,000 as a whole number of 100. What is neither
// impossible nor certain is never 0 or 100.
func percent(chance int32) int32 {
	const whole = conquest.Whole / 100
	switch {
	case chance <= 0:
		return 0
	case chance >= conquest.Whole:
		return 100
	}
	return min(max((chance+whole/2)/whole, 1), 99)
}

// Chance returns a chance in parts of 10,000: "64%".
func (s *Speaker) Chance(chance int32) string {
	return s.words.Say("number.percent", words.Number("number", percent(chance)))
}

// chance is the value of a message for a chance in parts of 10,000.
func (s *Speaker) chance(value string, chance int32) words.Value {
	return words.Text(value, s.Chance(chance))
}

// average returns a number of armies that is given in hundredths: "2.3".
func (s *Speaker) average(hundredths int32) string {
	return s.words.Decimal(float64(hundredths)/100, 1)
}

// Likely returns in a word or two what a chance in parts of 10,000 promises, so that colour
// alone never says it: likely from 70%, even from 45%.
func (s *Speaker) Likely(chance int32) string {
	switch {
	case chance >= 70*conquest.Whole/100:
		return s.words.Say("conquest.odds.good")
	case chance >= 45*conquest.Whole/100:
		return s.words.Say("conquest.odds.even")
	}
	return s.words.Say("conquest.odds.bad")
}

// Hundred returns of a chance in parts of 10,000 how many of 100 attacks it is: "18".
func (s *Speaker) Hundred(chance int32) string { return strconv.Itoa(int(percent(chance))) }

// Losses returns what both sides of a storm lose on average: "2.3" and "3.1".
func (s *Speaker) Losses(o *conquest.Outcome) (lost, beaten string) {
	return s.average(o.Lost), s.average(o.Beaten)
}

// Thrown says what a throw or a fight cost both sides: "one army each".
func (s *Speaker) Thrown(lost, beaten int) string {
	switch {
	case lost == 1 && beaten == 1:
		return s.words.Say("conquest.fight.each")
	case lost == 0:
		return s.words.Count("conquest.fight.beats", beaten)
	case beaten == 0:
		return s.words.Count("conquest.fight.loses", lost)
	}
	return s.words.Say("conquest.fight.both", words.Number("lost", lost), words.Number("beaten", beaten))
}

// Attack says what a storm is likely to come to: "64% to take it. You lose 2.3 armies on
// average, they lose 3.1."
func (s *Speaker) Attack(o *conquest.Outcome) string {
	return s.words.Say("conquest.odds.attack", s.chance("chance", o.Win),
		words.Text("lost", s.average(o.Lost)), words.Text("beaten", s.average(o.Beaten)))
}

// Throw says to the attacker how one throw can come out, for so many dice against so many.
func (s *Speaker) Throw(dice, defence int32, fort bool) string {
	c := conquest.ChancesOf(dice, defence, fort)
	return s.outcomes(c.Beaten, c.Each, c.Lost, min(dice, defence))
}

// Defence says the same to the defender.
func (s *Speaker) Defence(dice, defence int32, fort bool) string {
	c := conquest.ChancesOf(dice, defence, fort)
	return s.outcomes(c.Lost, c.Each, c.Beaten, min(dice, defence))
}

// outcomes says in how many of all ways a throw about so many armies is won, costs one each, or is
// lost.
func (s *Speaker) outcomes(won, each, lost uint64, armies int32) string {
	chance := func(name string, ways uint64) words.Value {
		return s.chance(name, int32(ways*uint64(conquest.Whole)/(won+each+lost)))
	}
	if each == 0 {
		return s.words.Count("conquest.odds.throw", int(armies), chance("win", won), chance("lose", lost))
	}
	return s.words.Say("conquest.odds.throw_each", words.Number("n", int(armies)),
		chance("win", won), chance("each", each), chance("lose", lost))
}

// Left says how likely a storm takes the day with so many armies left.
func (s *Speaker) Left(o *conquest.Outcome, left int32) string {
	if left < 0 || int(left) >= len(o.Left) {
		return ""
	}
	return s.words.Count("conquest.odds.left", int(left*o.Unit), s.chance("chance", o.Left[left]))
}

// Chain says how likely so many days in a row are taken.
func (s *Speaker) Chain(days int, chance int32) string {
	return s.words.Count("conquest.odds.chain", days, s.chance("chance", chance))
}

// BestAttack says which day the armies of a day attack with the best chance, "" if there is none.
func (s *Speaker) BestAttack(to conquest.Day, chance int32) string {
	if to == conquest.NoDay {
		return ""
	}
	return s.words.Say("conquest.odds.best_attack", s.day("day", to), s.chance("chance", chance))
}

// Safety says how safe a day of one's own is, by the best chance of any neighbour to take
// it.
func (s *Speaker) Safety(threat int32) string {
	if threat == 0 {
		return s.words.Say("conquest.odds.safe")
	}
	return s.words.Say("conquest.odds.threat", s.chance("chance", threat))
}

// Change says how the safety of a day changes.
func (s *Speaker) Change(before, after int32) string {
	if before == 0 && after == 0 {
		return s.Safety(0)
	}
	return s.words.Say("conquest.odds.change", s.chance("before", before), s.chance("after", after))
}
