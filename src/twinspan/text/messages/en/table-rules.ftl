### What holds at every table, whatever the game. No variables; the same messages in every language.

chapter-T = The table
rule-T1 = The game is over. No more moves can be made.
rule-T2 = It is not your turn.
rule-T3 = The game is asking for a different decision right now.

table-notice = The MIT licence of this software covers our code and our texts. It does not cover the names of the games. This project is not affiliated with the authors or the publishers of the games.
