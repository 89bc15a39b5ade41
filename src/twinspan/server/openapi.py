"""`python -m twinspan.server.openapi` writes the interface's description to stdout."""

import json
import sys

from twinspan.server.app import Settings, create_app


def description() -> str:
    app = create_app(Settings(database="sqlite+aiosqlite://", pace=0))
    return json.dumps(app.openapi(), indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(description())
