"""What holds for all tests."""

import signal


def pytest_sessionstart() -> None:
    """A shell lets what it starts in the background ignore interrupts; our tests want to hear them,
    and so do the processes that they start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
