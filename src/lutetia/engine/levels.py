"""What a level of opponents is called; `lutetia.ai.levels` has the levels themselves."""

from __future__ import annotations

from typing import Annotated

import msgspec

NAME = r"[a-z][a-z0-9_]{0,29}"
"""What the name of a level looks like."""

Level = Annotated[str, msgspec.Meta(pattern=f"^{NAME}$")]
"""The name of a level. It may be none of this site: records and tables outlive a bot that was once
installed."""

USUAL: Level = "middle"
"""For whoever does not say which, and for a bot that fails."""
