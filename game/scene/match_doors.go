package scene

// The doors of the pages of a running game.
var (
	placementDoor = NewDoor[*match]("placement")
	turnDoor      = NewDoor[*match]("turn")
	resultsDoor   = NewDoor[*match]("results")
	pauseDoor     = NewDoor[*match]("pause")
	playersDoor   = NewDoor[*match]("players")
)
