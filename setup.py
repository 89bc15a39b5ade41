"""Compiles the engine with mypyc, from the same files that run as plain Python.

``TWINSPAN_COMPILE`` decides: ``auto`` (the default) where a C compiler is found, ``1`` always, so
that a failure is an error, ``0`` never. Compiling is all or nothing: if it fails under ``auto``,
plain Python serves. An editable install stays plain: see ``twinspan/checkout.py``.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What is called a million times an hour.
ENGINE = (
    "core/*.py",
    "games/**/*.py",
    "bots/heuristics.py",
    "bots/search.py",
    "bots/london/*.py",
    "bots/bridgetown/*.py",
)
# Packages only collect names, options check for themselves what they are given, events are a list
# for readers.
PLAIN = ("__init__.py", "open.py", "options.py", "shapes.py", "entry.py", "events.py")
PACKAGE = Path("src/twinspan")
COMPILE = os.environ.get("TWINSPAN_COMPILE", "auto")
# How the commands begin that build; the others only ask what there is, and shall not wait for it.
BUILDING = ("build", "bdist", "install")


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's own headers for it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "nt" or (shutil.which(compiler) is not None and header.exists())


def sources() -> list[Path]:
    """The files that are compiled."""
    files = {file for pattern in ENGINE for file in PACKAGE.glob(pattern)}
    return sorted(file for file in files if file.name not in PLAIN)


def engine() -> list[Extension]:
    """The engine as C, or nothing."""
    if COMPILE not in ("0", "1", "auto"):
        sys.exit(f"TWINSPAN_COMPILE is {COMPILE!r}; it can be 0, 1 or auto.")
    if COMPILE == "0" or not any(word.startswith(BUILDING) for word in sys.argv[1:]):
        return []
    if COMPILE == "auto" and not can_compile():
        print("No C compiler, or no headers of Python: the engine stays plain Python.")
        return []
    try:
        from mypyc.build import mypycify

        files = [str(file) for file in sources()]
        return mypycify(files, opt_level="3", debug_level="0", group_name="twinspan_engine")
    except (Exception, SystemExit) as fault:
        return _without(fault)


def _without(fault: BaseException) -> list[Extension]:
    if COMPILE == "1":
        raise fault
    print(f"The engine could not be compiled and stays plain Python: {fault!r}", file=sys.stderr)
    return []


class BuildEngine(build_ext):
    """Leaves nothing compiled behind if anything cannot be."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as fault:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = _without(fault)
            # The name of a wheel that is being built was chosen before.
            self.distribution.get_command_obj("bdist_wheel").root_is_pure = True


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_ext": BuildEngine})
