### Les règles de Plank Bridge. Un message par règle : rule-P2-1 est la règle P2.1.

chapter-P1 = Le pont
rule-P1-1 = À deux ou à trois, vous construisez une passerelle sur un ruisseau. D’une rive à l’autre, il y faut neuf planches.

chapter-P2 = Poser des planches
rule-P2-1 = Chacun à son tour pose une, deux ou trois planches, mais jamais plus qu’il n’en manque.
rule-P2-2 = Vous ne pouvez pas poser autant de planches que le joueur précédent.

chapter-P3 = La fin
rule-P3-1 = La partie se termine avec la dernière planche. Elle se termine aussi quand le joueur suivant ne peut en poser aucune : il reste alors un trou.
rule-P3-2 = Chaque planche que vous avez posée rapporte une pièce.
rule-P3-3 = Qui pose la dernière planche du pont reçoit deux pièces de plus.
rule-P3-4 = Le plus de pièces gagne. En cas d’égalité, la victoire est partagée.
