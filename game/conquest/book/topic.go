package book

import "bigpayday/game/conquest"

// topics are the entries that explain what is asked.
var topics = [conquest.NumPromptKinds]string{
	conquest.NoPrompt: "winning", conquest.LayTile: "tiles", conquest.ClaimDay: "claim", conquest.PlaceArmy: "place", conquest.TurnIn: "sets",
	conquest.Reinforce: "reinforce", conquest.Attack: "attack", conquest.Defend: "dice", conquest.Occupy: "taking", conquest.Fortify: "move",
}

// TopicOf returns the id of the entry that explains the prompt that is open.
func TopicOf(s *conquest.State) string { return topics[s.Prompt().Kind] }
