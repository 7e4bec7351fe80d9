package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/album"
	"bigpayday/game/scene/battlefield"
	armiescoach "bigpayday/game/scene/coach/armies"
	moneycoach "bigpayday/game/scene/coach/money"
	"bigpayday/game/scene/credits"
	"bigpayday/game/scene/deals"
	"bigpayday/game/scene/handover"
	armieshelp "bigpayday/game/scene/help/armies"
	moneyhelp "bigpayday/game/scene/help/money"
	"bigpayday/game/scene/loan"
	"bigpayday/game/scene/log"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/race"
	armiesrecap "bigpayday/game/scene/recap/armies"
	moneyrecap "bigpayday/game/scene/recap/money"
	armiesreplay "bigpayday/game/scene/replay/armies"
	moneyreplay "bigpayday/game/scene/replay/money"
	armiesresults "bigpayday/game/scene/results/armies"
	moneyresults "bigpayday/game/scene/results/money"
	"bigpayday/game/scene/rulebook"
	"bigpayday/game/scene/saves"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/settings"
	"bigpayday/game/scene/settlement"
	"bigpayday/game/scene/setup"
	armiessetup "bigpayday/game/scene/setup/armies"
	moneysetup "bigpayday/game/scene/setup/money"
	"bigpayday/game/scene/sounds"
	"bigpayday/game/scene/theater"
	"bigpayday/game/scene/title"
	"bigpayday/game/scene/turn"
	"bigpayday/game/scene/who"
)

// BindPages lists the games that can be played, and puts every page behind its door.
func BindPages(a *app.App) {
	a.Games = []app.GameKind{match.Kind(), theater.Kind()}
	app.Bind(a, app.TitleDoor, title.New)
	app.Bind(a, app.SettingsDoor, settings.New)
	app.Bind(a, app.SoundsDoor, sounds.New)
	app.Bind(a, app.RulesDoor, rulebook.New)
	app.Bind(a, app.SetupDoor, setup.New(moneysetup.New, armiessetup.New))
	app.Bind(a, app.WhoDoor, who.New)
	app.Bind(a, app.SavesDoor, saves.New)
	app.Bind(a, app.AlbumDoor, album.New)
	app.Bind(a, app.CreditsDoor, credits.New)
	app.Bind(a, match.PlacementDoor, placement.NewPlacement)
	app.Bind(a, match.TurnDoor, turn.NewTurn)
	app.Bind(a, match.SettlementDoor, settlement.New)
	app.Bind(a, match.RaceDoor, race.New)
	app.Bind(a, match.ResultsDoor, moneyresults.New)
	app.Bind(a, theater.ResultsDoor, armiesresults.New)
	app.Bind(a, match.ReplayDoor, moneyreplay.New)
	app.Bind(a, theater.ReplayDoor, armiesreplay.New)
	app.Bind(a, session.PauseDoor, pause.NewPause)
	app.Bind(a, session.PlayersDoor, pause.NewPlayers)
	app.Bind(a, match.CoachDoor, moneycoach.New)
	app.Bind(a, theater.CoachDoor, armiescoach.New)
	app.Bind(a, match.HelpDoor, moneyhelp.New)
	app.Bind(a, theater.HelpDoor, armieshelp.New)
	app.Bind(a, match.RecapDoor, moneyrecap.New)
	app.Bind(a, theater.RecapDoor, armiesrecap.New)
	app.Bind(a, session.HandoverDoor, handover.New)
	app.Bind(a, match.LoanDoor, loan.New)
	app.Bind(a, match.DealsDoor, deals.New)
	app.Bind(a, session.LogDoor, log.New)
	app.Bind(a, theater.MapDoor, battlefield.New)
}
