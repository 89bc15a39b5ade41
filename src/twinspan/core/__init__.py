"""What any game is. Standard library only; nothing here knows a particular game."""
