### The rules page: what stands around the rules themselves, whatever the game.

## The page

rules-heading = { $name }: the rules
rules-back-to-table = Back to the table
rules-print = Print
rules-contents = Contents
rules-example = Example
rules-minute = The game in one minute

rules-how = How to read this page
rules-how-ids = Every rule has an id. When the game refuses a move, it names the rule, and its id leads you here.
rules-how-game = A rule of the game.
rules-how-ruling = A ruling: here the rulebooks are silent or disagree. We had to choose, and the game follows our choice.
rules-how-table = A rule of the table, the same for every game.
rules-ruling = Ruling

## Search

rules-search = Search the rules
rules-search-hint = Words, or an id such as { $rule }
rules-clear = Clear the search
rules-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
rules-no-match = No rule contains “{ $query }”. All your words must occur in the same rule.
rules-show-all = Show all rules

## Printed values

rules-values = Printed values and where they come from
rules-values-component = Component
rules-values-source = Source
