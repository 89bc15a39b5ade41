"""A copy of the sources to which Plank Bridge is added as any game would be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2]
EXAMPLE: Final = Path(__file__).parent
# What was made from the sources, and where the example waits to be added.
LEFT_OUT: Final = shutil.ignore_patterns("page", "__pycache__", "node_modules", "example")

# What somebody would write into the registry of games.
ENTRY: Final = """
OURS["planks"] = Parts(
    rules="twinspan.games.planks", bots="twinspan.bots.planks", text="twinspan.text.planks"
)
"""


class Tree:
    """The copy, in a folder of its own: nothing is written to the sources themselves."""

    def __init__(self, folder: Path) -> None:
        self.package: Final = folder / "src" / "twinspan"
        self.web: Final = folder / "web"
        # Python looks here before it looks at what is installed.
        self.environment: Final = {"PYTHONPATH": str(self.package.parent)}
        shutil.copytree(SOURCES / "src" / "twinspan", self.package, ignore=LEFT_OUT)
        shutil.copy(EXAMPLE / "planks.py", self.package / "games")
        shutil.copy(EXAMPLE / "bots.py", self.package / "bots" / "planks.py")
        shutil.copy(EXAMPLE / "teller.py", self.package / "text" / "planks.py")
        messages = self.package / "text" / "messages"
        shutil.copytree(EXAMPLE / "messages", messages, dirs_exist_ok=True)
        registry = self.package / "registry.py"
        registry.write_text(registry.read_text("utf-8") + ENTRY, "utf-8")

    def run(self, *arguments: str) -> str:
        """What ``twinspan`` answers; fails if it fails."""
        command = [sys.executable, "-c", "from twinspan.cli import main; main()", *arguments]
        return self._run(command, self.package)

    def build_page(self) -> None:
        """Into the package, where the server looks for it."""
        shutil.copytree(SOURCES / "web", self.web, ignore=LEFT_OUT)
        shutil.copytree(SOURCES / "web" / "example", self.web / "src", dirs_exist_ok=True)
        modules = self.web / "node_modules"
        modules.symlink_to(SOURCES / "web" / "node_modules")
        # This way of reading its settings leaves no file behind.
        self._run([str(modules / ".bin" / "vite"), "build", "--configLoader", "runner"], self.web)

    def _run(self, command: list[str], folder: Path) -> str:
        environment = {**os.environ, **self.environment}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
