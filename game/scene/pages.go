package scene

import "bigpayday/game/table"

// Bind puts every page behind its door.
func BindPages(h *House) {
	Bind(h, TitleDoor, func(h *House, _ Nothing) Scene { return newTitle(h) })
	Bind(h, SettingsDoor, func(h *House, _ Nothing) Scene { return newSettings(h) })
	Bind(h, SoundsDoor, func(h *House, _ Nothing) Scene { return newSounds(h) })
	Bind(h, RulesDoor, openRuleBook)
	Bind(h, SetupDoor, func(h *House, waiting *table.Table) Scene { return newSetup(h, waiting) })
	Bind(h, placementDoor, newPlacement)
	Bind(h, turnDoor, newTurn)
	Bind(h, resultsDoor, newResults)
	Bind(h, pauseDoor, newPause)
	Bind(h, playersDoor, newPlayers)
}
