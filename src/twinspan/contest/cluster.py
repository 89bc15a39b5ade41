"""A pool of workers on a Ray cluster."""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any, Final

from twinspan.core.errors import Facts, TwinspanError, UsageError
from twinspan.workers.pool import AHEAD, R, T

_TIMEOUT: Final = 5.0  # seconds to wait for an answer at the address


class RayCluster:
    """A Ray cluster, on which this package is installed too."""

    def __init__(self, address: str) -> None:
        self.address: Final = address

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        ray = _ray()
        waiting = iter(tasks)
        self._connect(ray)
        try:
            remote = ray.remote(_call)
            shared = ray.put(work)
            most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
            running = [remote.remote(shared, task) for task in islice(waiting, most)]
            while running:
                finished, running = ray.wait(running)
                running += [remote.remote(shared, task) for task in islice(waiting, len(finished))]
                yield from ray.get(finished)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, TwinspanError):
                raise error.cause from None
            raise UsageError("ray-failed", self._facts(error.cause)) from None
        except ray.exceptions.RayError as error:
            raise UsageError("ray-failed", self._facts(error)) from None
        finally:
            ray.shutdown()

    def _connect(self, ray: Any) -> None:
        """Ask first whether anything listens there: Ray itself would try for minutes."""
        try:
            host, colon, port = self.address.removeprefix("ray://").rpartition(":")
            if colon:
                socket.create_connection((host.strip("[]"), int(port)), _TIMEOUT).close()
            ray.init(self.address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, ValueError) as error:  # nobody is there, or that is no address
            raise UsageError("ray-unreachable", self._facts(error)) from None
        except (RuntimeError, ray.exceptions.RayError) as error:  # such as another version of Ray
            raise UsageError("ray-failed", self._facts(error)) from None

    def _facts(self, error: Exception) -> Facts:
        plain = error.strerror if isinstance(error, OSError) else None
        reason = (plain or str(error)).strip() or type(error).__name__
        return {"address": self.address, "reason": reason.splitlines()[0].rstrip(".")}


def _ray() -> Any:
    """Ray, if it is installed, without its usage statistics."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        return import_module("ray")
    except ImportError:
        raise UsageError("no-ray") from None


def _call(work: Callable[[T], R], task: T) -> R:
    return work(task)
