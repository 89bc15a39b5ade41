"""The moves of a game as its events tell them, for whoever checks the story and not the engine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.bridgetown.names import WALK
from twinspan.core.terms import Event

NO_FLAG = -1


@dataclass
class ToldMove:
    """One move from the ride to its flags."""

    seat: int
    mode: int
    double: bool
    distance: int  # as the ride announces it
    others: int  # who have a coordinator on this mode, as the planning told it
    path: list[int]  # where the racer stood, and every step
    left: list[int] = field(default_factory=list)  # what is told to be left after each step
    ended: list[int] = field(default_factory=list)  # the path that the end of the move tells
    walks_instead: bool = False
    stays: bool = False
    lying: list[int] = field(default_factory=list)  # the flags on the bridges when it ended
    taken: dict[int, int] = field(default_factory=dict)  # by bridge: the flag
    due: list[int] = field(default_factory=list)  # bridges whose flag was taken, or left


def told_moves(start: Mapping[str, Any], events: Iterable[Event]) -> list[ToldMove]:
    """All moves of a game that began with these columns."""
    lying = [*start["flags"]]
    wheel = [[*modes] for modes in start["modes"]]
    racers = [*start["racers"]]
    found: list[ToldMove] = []
    for event in events:
        facts: Mapping[str, Any] = event.facts
        seat = event.seat
        match event.kind:
            case "planned":
                wheel[seat].append(facts["mode"])
            case "rides" | "rides-double":
                mode = facts["mode"]
                others = [modes for other, modes in enumerate(wheel) if other != seat]
                shared = sum(modes.count(mode) for modes in others)
                double = event.kind == "rides-double"
                path = [racers[seat]]
                found.append(ToldMove(seat, mode, double, facts["distance"], shared, path))
            case "must-walk" | "may-walk":
                assert (seat, facts["mode"]) == (found[-1].seat, found[-1].mode)
                found[-1].walks_instead = True
            case "step":
                assert seat == found[-1].seat
                found[-1].path.append(facts["space"])
                found[-1].left.append(facts["left"])
                racers[seat] = facts["space"]
            case "moved":
                travelled = WALK if found[-1].walks_instead else found[-1].mode
                assert (seat, facts["mode"]) == (found[-1].seat, travelled)
                found[-1].ended.extend(facts["spaces"])
                found[-1].lying.extend(lying)
                wheel[seat].remove(found[-1].mode)
            case "stayed":
                assert (seat, facts["mode"]) == (found[-1].seat, found[-1].mode)
                found[-1].stays = True
                found[-1].ended.append(racers[seat])
                found[-1].lying.extend(lying)
                wheel[seat].remove(found[-1].mode)
            case "flag-taken" | "flag-exchanged":
                assert (seat, facts["flag"]) == (found[-1].seat, lying[facts["bridge"]])
                found[-1].taken[facts["bridge"]] = facts["flag"]
                found[-1].due.append(facts["bridge"])
                lying[facts["bridge"]] = NO_FLAG
            case "flag-left":
                assert (seat, facts["flag"]) == (found[-1].seat, lying[facts["bridge"]])
                found[-1].due.append(facts["bridge"])
            case "swapped":
                one, other = facts["bridge"], facts["other"]
                lying[one], lying[other] = lying[other], lying[one]
                assert [lying[one], lying[other]] == [facts["flag"], facts["other_flag"]]
            case "flag-laid":
                assert lying[facts["bridge"]] == NO_FLAG
                lying[facts["bridge"]] = facts["flag"]
    return found


@dataclass
class ToldRound:
    """Who did what when in a round."""

    first: int
    flags: list[int]  # how many each player had on the card when it began
    plans: list[tuple[int, bool]] = field(default_factory=list)  # who, and whether on a special
    race: list[tuple[str, int]] = field(default_factory=list)  # "goes-first" or "rides", and who


def told_rounds(start: Mapping[str, Any], events: Iterable[Event]) -> list[ToldRound]:
    """All rounds of a game that began with these columns, its first decision being open."""
    flags = [sum(flag != NO_FLAG for flag in card) for card in start["cards"]]
    found = [ToldRound(start["first"], flags[:])]
    for event in events:
        match event.kind:
            case "first-player":
                found.append(ToldRound(event.seat, flags[:]))
            case "planned" | "planned-special":
                found[-1].plans.append((event.seat, event.kind == "planned-special"))
            case "goes-first":
                found[-1].race.append(("goes-first", event.seat))
            case "rides" | "rides-double":
                found[-1].race.append(("rides", event.seat))
            case "flag-taken":
                flags[event.seat] += 1
    return found
