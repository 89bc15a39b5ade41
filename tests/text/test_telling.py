"""Whole games told in words: everything that can be said is said, in every language."""

import random

import pytest

import twinspan
from tests.acting import act, refused
from tests.bridgetown.play import STYLES
from tests.bridgetown.table import PORTLAND, place, planning, racing
from tests.playing import choose, plain
from twinspan.core.errors import ComponentError, Facts, RecordMismatch, UsageError
from twinspan.core.refusal import Refused
from twinspan.core.terms import Event, Outcome, ScoreLine
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.london import LondonGame, LondonOptions, LondonPosition
from twinspan.text.bridgetown import BridgetownTeller
from twinspan.text.london import LondonTeller
from twinspan.text.teller import teller as teller_of
from twinspan.text.words import LANGUAGES, Words, language, words

LONDON = twinspan.game("london")
assert isinstance(LONDON, LondonGame)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]

# What every game must tell, with which options, in which style of play.
GAMES = {
    "london": (
        dict.fromkeys(("chapel", "gate", "hostelry", "bridge"), "random"),
        plain,
        {"built", "placed-outer", "order", "over", "score", "rank"},
    ),
    "bridgetown": (
        {},
        STYLES["special"],
        {"flag-laid", "planned-special", "goes-first", "rides-double", "swapped"}
        | {"moved", "lapsed", "over", "rank"},
    ),
}


def teller(lang: str = "en") -> LondonTeller:
    assert isinstance(LONDON, LondonGame)
    return LondonTeller(words(lang), LONDON, NAMES)


def race(lang: str = "en") -> BridgetownTeller:
    return BridgetownTeller(words(lang), PORTLAND, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_told_from_its_setup_to_its_scores(lang: str, seats: int, game_id: str) -> None:
    options, style, wanted = GAMES[game_id]
    versions = twinspan.versions(game_id)
    rng = random.Random(f"{lang}/{seats}")
    told: set[str] = set()
    for seed in range(4):
        game = twinspan.game(game_id, rules=versions[seed % len(versions)])
        tell = teller_of(game, words(lang), NAMES)
        events: list[Event] = []
        position = game.new(seats, options, seed=seed, events=events)
        while waiting := position.to_act():
            seat = rng.choice(waiting)
            assert tell.decision(position.decision())
            for action in position.legal(seat):
                assert tell.choice(position, seat, action)
            for action in rng.sample(game.actions, 10):
                refusal = position.refuse(seat, action)
                if refusal is not None:
                    assert refusal.rule in tell.refusal(refusal)
            position.play(seat, choose(rng, position, seat, style), events)
        for event in events:
            text = tell.event(event)
            assert text
            assert "{" not in text
            told.add(event.kind)
        outcome = position.outcome()
        assert outcome is not None
        assert all(tell.score(line) for line in outcome.lines)
    assert wanted <= told


def test_a_sentence_names_the_player_and_the_thing() -> None:
    event = Event("built", 1, {"building": 32, "site": 4})
    assert teller("en").event(event) == "Ben builds the chapel 32 on site 4."


def test_the_winner_is_told_with_the_tie_that_was_broken() -> None:
    clear = Outcome([38, 41, 30], [2, 1, 3], [], "all-rounds-played")
    assert teller("en").winners(clear) == "Ben wins with £41."
    tied = Outcome([41, 41, 30], [2, 1, 3], [], "all-rounds-played")
    assert teller("en").winners(tied) == (
        "Ben wins with £41: equal money, but ahead on the chapel track."
    )
    behind = Outcome([38, 41, 38], [2, 1, 3], [], "all-rounds-played")
    assert teller("en").winners(behind) == "Ben wins with £41."


TIES = {
    "en": [
        "cards in hand worth 4, second place; tied with Ada and Cleo, decided by the chapel track",
        "Ben receives £2 (each round, highest card played, L8.10). "
        "Tied with Ada and Cleo, decided by the chapel track.",
        "The turn order is Ben, Ada and Cleo. Equal cards: places 2 and 3 go by the chapel track.",
        "The turn order is Ada, Ada, Ben and Ben. "
        "Equal cards of one player: places 1 and 2 go by the printed value.",
    ],
    "fr": [
        "cartes en main, valeur totale 4, deuxième place\u202f; "
        "à égalité avec Ada et Cleo, départage par la piste de chapelle",
        "Ben reçoit £2 (à chaque tour, la plus forte carte jouée, L8.10). "
        "À égalité avec Ada et Cleo, départage par la piste de chapelle.",
        "Ordre de jeu\u00a0: Ben, Ada et Cleo. "
        "Cartes égales\u00a0: la piste de chapelle décide des places 2 et 3.",
        "Ordre de jeu\u00a0: Ada, Ada, Ben et Ben. "
        "Cartes égales d’un même joueur\u00a0: la valeur imprimée décide des places 1 et 2.",
    ],
    "de": [
        "Handkarten im Gesamtwert von 4, zweiter Platz; "
        "gleichauf mit Ada und Cleo, der Kapellen-Parcours entscheidet",
        "Ben bekommt £2 (jede Runde: höchste gespielte Karte, L8.10). "
        "Gleichauf mit Ada und Cleo, der Kapellen-Parcours entscheidet.",
        "Zugreihenfolge: Ben, Ada und Cleo. "
        "Gleiche Karten: Über die Plätze 2 und 3 entscheidet der Kapellen-Parcours.",
        "Zugreihenfolge: Ada, Ada, Ben und Ben. "
        "Gleiche Karten einer Person: Über die Plätze 1 und 2 entscheidet der gedruckte Wert.",
    ],
    "it": [
        "carte in mano, valore totale 4, secondo posto; "
        "a pari merito con Ada e Cleo, decide il tracciato cappella",
        "Ben riceve £2 (a ogni round, carta più alta giocata, L8.10). "
        "A pari merito con Ada e Cleo, decide il tracciato cappella.",
        "Ordine di turno: Ben, Ada e Cleo. "
        "Carte uguali: per i posti 2 e 3 decide il tracciato cappella.",
        "Ordine di turno: Ada, Ada, Ben e Ben. "
        "Carte uguali dello stesso giocatore: per i posti 1 e 2 decide il valore stampato.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_tie_has_decided_says_so_and_what_broke_it(lang: str) -> None:
    tell = teller(lang)
    tie: Facts = {"tied": [0, 2], "tie_break": "chapel"}
    line = ScoreLine(1, "L7.2c", 3, "hand-value", {"value": 4, "place": 2, **tie})
    of_three: Facts = {"seats": [1, 0, 2], "by": ["card", "chapel", "chapel"]}
    of_two: Facts = {"seats": [0, 0, 1, 1], "by": ["printed", "printed", "card", "card"]}
    assert [
        tell.score(line),
        tell.event(Event("face-paid", 1, {"face": 10, "amount": 2, **tie})),
        tell.event(Event("order", -1, of_three)),
        tell.event(Event("order", -1, of_two)),
    ] == TIES[lang]
    facts = {"rule": line.rule, "why": line.why, "amount": line.amount, **line.facts}
    assert tell.score(line) in tell.event(Event("score", 1, facts))


def test_a_place_may_be_decided_by_the_chapel_track_and_the_printed_value() -> None:
    by = ["both", "both", "chapel", "card"]
    order = Event("order", -1, {"seats": [0, 0, 1, 1], "by": by})
    assert teller().event(order) == (
        "The turn order is Ada, Ada, Ben and Ben. "
        "Equal cards: places 1, 2 and 3 go by the chapel track. "
        "Equal cards of one player: places 1 and 2 go by the printed value."
    )


def test_without_a_tie_nothing_is_said_of_one() -> None:
    by = ["card", "card", "card"]
    order = Event("order", -1, {"seats": [1, 0, 2], "by": by})
    assert teller().event(order) == "The turn order is Ben, Ada and Cleo."
    line = ScoreLine(1, "L7.2c", 3, "hand-value", {"value": 4, "place": 2})
    assert teller().score(line) == "cards in hand worth 4, second place"


def forced(action: str, to: str) -> Event:
    return Event("only-choice", 1, {"action": action, "to": to})


def test_a_story_says_that_there_was_only_one_answer() -> None:
    events = [forced("bonus 2", "bonus"), Event("bonus-taken", 1, {"tile": 1, "stack": 2})]
    assert teller().told(events) == events
    assert [teller().is_quiet(event) for event in events] == [True, False]
    ride = forced("ride taxi", "ride")
    assert race().told([ride]) == [ride]


def test_a_story_leaves_out_what_was_no_question() -> None:
    declined = Event("cards-declined", 1, {})
    assert teller().told([forced("done", "take-cards"), declined]) == []
    assert teller().told([declined]) == [declined]
    assert teller().told([forced("card 0", "cards")]) == []
    assert race().told([forced("to FRE", "step"), forced("done", "swap")]) == []


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_memory_the_log_leaves_amounts_and_cards_unsaid(lang: str) -> None:
    options = LondonOptions(from_memory=True)
    tell = teller(lang)
    income = Event("haberdasher", 1, {"amount": 7})
    taken = Event("card-taken", 1, {"card": 3})
    for event in (income, taken):
        own, others = (LONDON.show_event(event, options, reader) for reader in (1, 0))
        assert own is not None
        assert others is not None
        open_text, masked_text = tell.event(own), tell.event(others)
        assert open_text != masked_text
        assert not any(character.isdigit() for character in masked_text)
        assert LONDON.show_event(event, LondonOptions(), 0) is event


def test_a_refusal_carries_its_rule() -> None:
    position = LONDON.new(4, seed=1)
    refusal = position.refuse(0, LONDON.action("take 1"))
    assert refusal is not None
    assert teller().refusal(refusal) == (
        "Something else is asked now: Choose what to play for turn order. (T3)"
    )
    with pytest.raises(Refused) as caught:
        position.play(0, LONDON.action("take 1"))
    assert teller().error(caught.value) == teller().refusal(refusal)


def test_an_error_names_its_place() -> None:
    error = ComponentError("duplicate-number", {"place": "buildings.tiles[7]", "number": 12})
    assert teller().error(error) == "buildings.tiles[7]: house number 12 appears twice."
    known = UsageError("unknown-game", {"game": "paris", "known": ["london"]})
    assert "paris" in teller().error(known)
    rules = UsageError("unknown-rules", {"game": "london", "version": "7", "known": [1, 2]})
    assert teller().error(rules) == (
        "The game london has no version 7 of its rules. The versions are: 1, 2."
    )


def test_an_illegal_decision_is_explained_by_its_refusal() -> None:
    position = LONDON.new(4, seed=1)
    with pytest.raises(Refused) as caught:
        position.play(0, LONDON.action("pass"))
    finding = RecordMismatch("illegal-decision", {"number": 3, "decision": "0 pass"})
    finding.__cause__ = caught.value
    text = teller().error(finding)
    assert text.startswith("Decision 3 (“0 pass”) is not allowed: ")
    assert text.endswith("(T3)")


def test_players_without_a_name_have_a_number() -> None:
    assert teller("fr").player(5) == words("fr").text("player-numbered", {"number": 6})


def test_series_are_joined_as_people_say_them() -> None:
    assert words("en").series([]) == ""
    assert words("en").series(["one"]) == "one"
    assert words("en").series(["one", "two", "three"]) == "one, two and three"


def test_the_language_is_the_wanted_one_or_the_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language("FR") == "fr"
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language(None) == "de"
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert language(None) == "en"
    with pytest.raises(UsageError):
        Words("xx")


def test_a_missing_message_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError):
        words("en").text("no-such-message")
    with pytest.raises(ValueError, match="event-built"):
        words("en").text("event-built")


def test_a_choice_tells_what_it_brings() -> None:
    position = LONDON.new(4, seed=1)
    assert isinstance(position, LondonPosition)
    for seat in range(4):
        position.play(seat, LONDON.action("card 4" if seat == 0 else "card 0"))
    texts = {str(action): teller().choice(position, 0, action) for action in position.legal(0)}
    beside = next(kind for kind in range(6) if position.income[kind] == 3)
    name = teller().type_name(beside)
    assert texts[f"outer {name.removeprefix('bridge ')}"] == (
        f"Place beside the {name} stack: take £3 and the {teller().building(position.tops[beside])}"
    )
    assert texts["centre"] == "Place in the centre for £2 and choose a stack"


# ----- Bridgetown Races in four languages ---------------------------------------------------------

STEEL, BURNSIDE = 2, 3
RED, YELLOW = 3, 5  # the bus's and the taxi's
TAXI = 5

EVENTS = {
    "en": [
        "Ben plans to go by taxi.",
        "Ben chooses to go by taxi: 6 spaces (shared +2).",
        "Ben takes the yellow flag from Burnside Bridge.",
        "Ben exchanges the red flag on the card for the yellow flag from Burnside Bridge.",
        "Round 2 of 5",
        "The game is over: one card has a flag of all eight bridges.",
    ],
    "fr": [
        "Ben prévoit de se déplacer en taxi.",
        "Ben choisit de se déplacer en taxi\u00a0: 6 cases (partage +2).",
        "Ben prend le drapeau jaune sur Burnside Bridge.",
        "Ben échange le drapeau rouge de sa carte contre le drapeau jaune sur Burnside Bridge.",
        "Manche 2 sur 5",
        "La partie est terminée\u00a0: une carte porte un drapeau de chacun des huit ponts.",
    ],
    "de": [
        "Ben plant eine Strecke mit dem Taxi.",
        "Ben macht sich mit dem Taxi auf den Weg: 6 Felder (geteilt +2).",
        "Ben nimmt die gelbe Flagge (Burnside Bridge).",
        "Ben tauscht die rote Flagge auf der Brückenkarte "
        "gegen die gelbe Flagge (Burnside Bridge).",
        "Runde 2 von 5",
        "Das Spiel ist zu Ende: Eine Brückenkarte hat eine Flagge von allen acht Brücken.",
    ],
    "it": [
        "Ben prevede di muoversi in taxi.",
        "Ben sceglie di muoversi in taxi: 6 spazi (condivisione +2).",
        "Ben prende la bandiera gialla (Burnside Bridge).",
        "Ben scambia la bandiera rossa della sua scheda con la bandiera gialla (Burnside Bridge).",
        "Round 2 di 5",
        "La partita è finita: una scheda ha una bandiera di tutti e otto i ponti.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_race_is_told_in_sentences_of_the_language(lang: str) -> None:
    events = [
        Event("planned", 1, {"mode": TAXI}),
        Event("rides", 1, {"mode": TAXI, "distance": 6, "shared": 2}),
        Event("flag-taken", 1, {"bridge": BURNSIDE, "flag": YELLOW}),
        Event("flag-exchanged", 1, {"bridge": BURNSIDE, "flag": YELLOW, "old": RED}),
        Event("round", -1, {"round": 2, "rounds": 5}),
        Event("over", -1, {"why": "all-bridges"}),
    ]
    assert [race(lang).event(event) for event in events] == EVENTS[lang]


def test_a_move_is_told_by_its_spaces_from_the_start() -> None:
    spaces = [-1, PORTLAND.board.city.places["BUW4"], PORTLAND.board.city.places["T23N"]]
    event = Event("moved", 0, {"mode": TAXI, "spaces": spaces})
    assert race().event(event) == ("Ada has moved: Start → W Burnside & 23rd → NW 23rd & Glisan.")


CHOICES = {
    "en": [
        "Plan to go by taxi: 5 spaces as things stand (base speed 4, shared +1)",
        "Take Swap: exchange the flags of two bridges",
        "Go by streetcar: 5 spaces are impossible from here; "
        "at most your racer walks one space, and takes no flag",
        "Go by taxi with Double: 8 spaces (twice the base speed 4)",
        "Swap: Fremont Bridge gets the yellow flag, Broadway Bridge the red flag",
    ],
    "fr": [
        "Prévoir de se déplacer en taxi\u00a0: 5 cases pour l’instant "
        "(vitesse de base 4, partage +1)",
        "Prendre Permutation\u00a0: échanger les drapeaux de deux ponts",
        "Se déplacer en tramway\u00a0: d’ici, impossible d’avancer de 5 cases\u202f; "
        "votre coureur fera tout au plus une case à pied, sans prendre de drapeau",
        "Se déplacer en taxi avec Double\u00a0: 8 cases (deux fois la vitesse de base 4)",
        "Permuter\u00a0: Fremont Bridge reçoit le drapeau jaune, Broadway Bridge le drapeau rouge",
    ],
    "de": [
        "Strecke mit dem Taxi planen: nach jetzigem Stand 5 Felder (Grundtempo 4, geteilt +1)",
        "Auf „Tauschen“ setzen: die Flaggen zweier Brücken vertauschen",
        "Weiter mit der Straßenbahn: 5 Felder sind von hier aus nicht möglich; "
        "dein Läufer geht höchstens ein Feld zu Fuß und nimmt keine Flagge",
        "„Doppelt“ nutzen und weiter mit dem Taxi: 8 Felder (zweimal Grundtempo 4)",
        "Tauschen: Fremont Bridge bekommt die gelbe Flagge, Broadway Bridge die rote Flagge",
    ],
    "it": [
        "Prevedi di muoverti in taxi: per ora 5 spazi (velocità base 4, condivisione +1)",
        "Prendi Scambio: scambi le bandiere di due ponti",
        "Muoviti in tram: da qui non puoi fare 5 spazi; "
        "il tuo corridore ne fa al massimo uno a piedi, senza prendere bandiere",
        "Muoviti in taxi con Doppio: 8 spazi (il doppio della velocità base 4)",
        "Scambia: Fremont Bridge riceve la bandiera gialla, Broadway Bridge la bandiera rossa",
    ],
}


def choices(position: BridgetownPosition, lang: str, *notations: str) -> list[str]:
    seat = position.to_act()[0]
    actions = [position.game.action(notation) for notation in notations]
    return [race(lang).choice(position, seat, action) for action in actions]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_the_race_tells_how_far_and_why(lang: str) -> None:
    wheel = planning()
    place(wheel, "taxi")
    start = racing({0: ["taxi", "streetcar"]}, specials={"double": 0})
    swapping = racing({0: ["taxi"]}, specials={"swap": 0})
    assert [
        *choices(wheel, lang, "plan taxi", "plan swap"),
        *choices(start, lang, "ride streetcar", "ride taxi double"),
        *choices(swapping, lang, "swap FRE BRO"),
    ] == CHOICES[lang]


STAYING = {
    "en": [
        "From here that is impossible: Ada walks one space instead and takes no flag.",
        "From here that is impossible: Ada may walk one space instead, and takes no flag.",
        "Stay where you are",
        "Ada stays in place.",
        "You must make the full move: 3 spaces are left. (B3.8)",
    ],
    "fr": [
        "D’ici, c’est impossible\u00a0: Ada avance d’une case à pied et ne prend pas de drapeau.",
        "D’ici, c’est impossible\u00a0: Ada peut avancer d’une case à pied, "
        "sans prendre de drapeau.",
        "Rester sur place",
        "Ada reste sur place.",
        "Vous devez faire le déplacement entier (cases restantes\u00a0: 3). (B3.8)",
    ],
    "de": [
        "Von hier aus ist das nicht möglich: "
        "Ada geht stattdessen ein Feld zu Fuß und nimmt keine Flagge.",
        "Von hier aus ist das nicht möglich: "
        "Ada darf stattdessen ein Feld zu Fuß gehen und nimmt keine Flagge.",
        "Stehen bleiben",
        "Ada bleibt stehen.",
        "Du musst den ganzen Zug machen: Es fehlen noch 3 Felder. (B3.8)",
    ],
    "it": [
        "Da qui non è possibile: Ada fa invece uno spazio a piedi e non prende bandiere.",
        "Da qui non è possibile: Ada può invece fare uno spazio a piedi e non prende bandiere.",
        "Resta dove sei",
        "Ada resta sul posto.",
        "Devi fare la mossa intera (spazi ancora da fare: 3). (B3.8)",
    ],
}


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_cannot_move_in_full_is_told_what_is_possible(lang: str) -> None:
    position = racing({0: ["streetcar", "bus"]})
    walking = act(position, 0, "ride streetcar")
    staying = choices(position, lang, "stay")
    stayed = act(position, 0, "stay")
    riding = racing({0: ["bus", "taxi"]}, at={0: "STE"})
    act(riding, 0, "ride bus")
    tell = race(lang)
    assert [
        tell.event(Event("must-walk", 0, {"mode": 7})),  # in version 1 of the rules
        *(tell.event(event) for event in walking if event.kind == "may-walk"),
        *staying,
        *(tell.event(event) for event in stayed if event.kind == "stayed"),
        tell.refusal(refused(riding, 0, "stay")),
    ] == STAYING[lang]


def test_the_exchange_of_a_flag_shows_both() -> None:
    position = racing({0: ["taxi", "bus"]}, at={0: "BRE1"}, cards={0: {"BRO": "red"}})
    act(position, 0, "ride taxi")
    act(position, 0, "to BRO")
    while position.decision() == "step":
        act(position, 0, str(position.legal(0)[0]))
    assert choices(position, "en", "exchange", "done") == [
        "Put back your red flag and take the yellow flag from Broadway Bridge",
        "Keep your red flag and leave the yellow flag on Broadway Bridge",
    ]


REFUSALS = {
    "en": [
        "First is taken for this round, by Ada. (B3.4)",
        "Both bridges must have a flag for a Swap: Fremont Bridge and Broadway Bridge. (B3.12)",
        "No street joins these spaces: Steel Bridge and SW 5th & Oak. (B4.1)",
    ],
    "fr": [
        "L’action spéciale Premier est déjà prise pour cette manche, par Ada. (B3.4)",
        "Pour une permutation, les deux ponts doivent avoir un drapeau\u00a0: "
        "Fremont Bridge et Broadway Bridge. (B3.12)",
        "Aucune rue ne relie ces cases\u00a0: Steel Bridge et SW 5th & Oak. (B4.1)",
    ],
    "de": [
        "„Zuerst“ ist in dieser Runde schon vergeben, an Ada. (B3.4)",
        "Zum Tauschen müssen beide Brücken eine Flagge haben: "
        "Fremont Bridge und Broadway Bridge. (B3.12)",
        "Diese Felder sind durch keine Straße verbunden: Steel Bridge und SW 5th & Oak. (B4.1)",
    ],
    "it": [
        "L’azione speciale Primo è già presa per questo round, da Ada. (B3.4)",
        "Per uno scambio i due ponti devono avere entrambi una bandiera: "
        "Fremont Bridge e Broadway Bridge. (B3.12)",
        "Nessuna strada collega questi spazi: Steel Bridge e SW 5th & Oak. (B4.1)",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_of_the_race_names_what_is_in_the_way(lang: str) -> None:
    wheel = planning()
    place(wheel, "first", "taxi")
    flags = [None, "yellow", "blue", "white", "green", "purple", "black", "orange"]
    moving = racing({0: ["bus", "taxi"]}, specials={"swap": 0}, at={0: "STE"}, flags=flags)
    act(moving, 0, "ride bus")
    found = [
        refused(wheel, 1, "plan first"),
        refused(moving, 0, "swap FRE BRO"),
        refused(moving, 0, "to FV_OAK"),
    ]
    assert [race(lang).refusal(refusal) for refusal in found] == REFUSALS[lang]


SCORES = {
    "en": [
        "red flag from Steel Bridge and Burnside Bridge",
        "Ada: wins at once, with a flag of all eight bridges (B6.1)",
        "Ben wins with 6 colours.",
        "Ada and Cleo share the victory with 1 colour each.",
        "Ada wins at once, with a flag of all eight bridges.",
    ],
    "fr": [
        "drapeau rouge\u00a0: Steel Bridge et Burnside Bridge",
        "Ada\u00a0: victoire immédiate, avec un drapeau de chacun des huit ponts (B6.1)",
        "Ben gagne avec 6 couleurs.",
        "Victoire partagée\u00a0: Ada et Cleo, avec 1 couleur chacun.",
        "Ada gagne aussitôt, avec un drapeau de chacun des huit ponts.",
    ],
    "de": [
        "rote Flagge: Steel Bridge und Burnside Bridge",
        "Ada: sofortiger Sieg mit einer Flagge von allen acht Brücken (B6.1)",
        "Ben gewinnt mit 6 Farben.",
        "Ada und Cleo teilen sich den Sieg mit je 1 Farbe.",
        "Ada gewinnt sofort, mit einer Flagge von allen acht Brücken.",
    ],
    "it": [
        "bandiera rossa: Steel Bridge e Burnside Bridge",
        "Ada: vittoria immediata, con una bandiera di tutti e otto i ponti (B6.1)",
        "Ben vince con 6 colori.",
        "Vittoria condivisa: Ada e Cleo, con 1 colore a testa.",
        "Ada vince subito, con una bandiera di tutti e otto i ponti.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_race_is_told_by_colours_or_by_bridges(lang: str) -> None:
    tell = race(lang)
    line = ScoreLine(0, "B6.2", 1, "colour", {"flag": RED, "bridges": [STEEL, BURNSIDE]})
    at_once = Event("score", 0, {"rule": "B6.1", "why": "all-bridges", "amount": 0})
    assert [
        tell.score(line),
        tell.event(at_once),
        tell.winners(Outcome([5, 6, 4], [2, 1, 3], [], "all-rounds-played")),
        tell.winners(Outcome([1, 0, 1], [1, 3, 1], [], "all-rounds-played")),
        tell.winners(Outcome([4, 6, 5], [1, 2, 3], [], "all-bridges")),
    ] == SCORES[lang]


def test_a_fault_of_a_city_says_what_to_do() -> None:
    facts = {"place": "bridges.list[2]", "bridge": "Steel Bridge", "from": "STE", "to": "STW"}
    assert race().error(ComponentError("bridge-not-crossable", {**facts})) == (
        "bridges.list[2]: Steel Bridge cannot be crossed. "
        "Please join “STE” and “STW” by a street that leads both ways."
    )
