"""``twinspan city``: check a city for Bridgetown Races, and draw its map."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from twinspan.cli.common import complain, err, messages, out, write_file
from twinspan.core.errors import ComponentError
from twinspan.games import boards
from twinspan.games.bridgetown.city import City, read_city
from twinspan.games.bridgetown.faults import city_faults
from twinspan.text.teller import Teller

city_app = typer.Typer(
    help="Check a city for Bridgetown Races, or draw its map.", invoke_without_command=True
)

CityFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help=f"A city's file, or one of ours: {', '.join(boards('bridgetown'))}."
    ),
]


@city_app.callback()
def about(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        out.print(context.get_help())


@city_app.command()
def check(file: CityFile) -> None:
    """Name everything that is wrong with a city.

    Exit code 0: it can be played. 2: it cannot; every fault is named with its place.
    """
    city = read_city(file)
    faults = _faults(file, city)
    if faults:
        _refuse(city, faults)
    counts = {
        "spaces": len(city.spaces),
        "streets": len(city.streets),
        "overpasses": len(city.overpasses),
        "lines": len(city.rails),
    }
    told = messages().text("city-good", {"name": city.name, **counts})
    out.print(told, style="green", soft_wrap=True)


@city_app.command()
def draw(
    file: CityFile,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="MAP.SVG", help="Where to; else to the output."),
    ] = None,
) -> None:
    """Draw the map of a city as SVG.

    A city with faults is drawn too, to let you see them; they are told beside it.
    """
    city = read_city(file)
    if city.misnamed:
        _refuse(city, _faults(file, city))
    drawn = _drawn(city)
    if output is None:
        out.out(drawn, end="", highlight=False)
    else:
        write_file(output, drawn)
    faults = _faults(file, city)
    for fault in faults:
        err.print(Teller(messages()).error(fault), style="yellow", soft_wrap=True)
    if faults:
        err.print(_verdict(city, faults), soft_wrap=True)
    if output is not None:
        told = {"name": city.name, "file": str(output)}
        out.print(messages().text("city-drawn", told), soft_wrap=True)


def _refuse(city: City, faults: list[ComponentError]) -> NoReturn:
    for fault in faults:
        complain(fault)
    err.print(_verdict(city, faults), soft_wrap=True)
    raise typer.Exit(2)


def _faults(file: str, city: City) -> list[ComponentError]:
    """What is wrong, each place with its file."""
    return [
        ComponentError(fault.code, {**fault.facts, "place": f"{file}: {fault.facts['place']}"})
        for fault in city_faults(city)
    ]


def _verdict(city: City, faults: list[ComponentError]) -> str:
    return messages().text("city-faulty", {"name": city.name, "count": len(faults)})


def _drawn(city: City) -> str:
    # The other commands start faster without the drawing.
    from twinspan.drawing.bridgetown import MapWords, draw_city

    say = messages().text
    told = {
        "name": city.name,
        "game": say("bridgetown-name"),
        "river": city.river.name,
        "bridges": messages().series([bridge.name for bridge in city.bridges]),
    }
    words = MapWords(
        lang=messages().lang,
        description=say("city-map-description", told),
        start=say("city-map-start"),
        bridge=say("city-map-bridge"),
        flag=say("city-map-flag"),
        rails=say("city-map-rails"),
        freeway=say("city-map-freeway"),
        overpass=say("city-map-overpass"),
        stairs=say("city-map-stairs"),
    )
    return draw_city(city, words)
