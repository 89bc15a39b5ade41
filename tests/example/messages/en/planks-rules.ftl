### The rules of Plank Bridge. One message per rule: rule-P2-1 is rule P2.1.

chapter-P1 = The bridge
rule-P1-1 = Two or three of you build a footbridge over a brook. From bank to bank it takes nine planks.

chapter-P2 = Laying planks
rule-P2-1 = In turn, each of you lays one, two or three planks, but never more than are missing.
rule-P2-2 = You may not lay as many planks as the player before you.

chapter-P3 = The end
rule-P3-1 = The game ends with the last plank. It also ends when the next player may not lay any: then a gap is left.
rule-P3-2 = Every plank that you have laid earns one coin.
rule-P3-3 = Whoever lays the last plank of the bridge gets two more coins.
rule-P3-4 = Most coins win. Equals share the victory.
