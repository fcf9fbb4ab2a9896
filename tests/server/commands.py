"""How tests begin the command ``lutetia``. Needs nothing that the library does not need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Protocol

from tests.server.template import Template


class Running(Protocol):
    """A process, as far as tests need it: `subprocess.Popen` is one."""

    pid: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, _: int, /) -> None: ...

    def terminate(self) -> None: ...


class Commands:
    """How commands are begun: each in a new process, but in tests as copies of one process where
    that comes to the same."""

    def __init__(self) -> None:
        self.copied = False
        self._template: Template | None = None

    def begin(
        self, words: list[str], environment: dict[str, str], log: Path, before: str = ""
    ) -> Running:
        """Begin ``lutetia`` with ``words``; ``before`` is what Python does first."""
        if self.copied and not before:
            if self._template is None:
                self._template = Template()
            if self._template.fits(words, environment):
                return self._template.copy(words, environment, log)
        args = [sys.executable, "-c", f"{before}from lutetia.cli import main; main()", *words]
        with log.open("ab") as output:
            return subprocess.Popen(
                args, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment
            )

    def close(self) -> None:
        """End the copies."""
        if self._template is not None:
            self._template.close()


COMMANDS = Commands()
