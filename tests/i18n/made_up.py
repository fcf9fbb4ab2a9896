"""A made-up language, as a translator would add it: to a copy of the package, by adding files."""

from __future__ import annotations

import shutil
from pathlib import Path

import lutetia
from lutetia.i18n.catalogue import message_id
from lutetia.i18n.files import english_rules

CODE = "nl"
TITLE = "Spellen uit Parijs aan één tafel"


def add_language(folder: Path) -> Path:
    """Copy the package into ``folder`` and add Dutch to it,
    in which only one sentence is not English."""
    package = folder / "lutetia"
    source = Path(lutetia.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__"))
    places = ("catalogues", "catalogues/later", "games/*/texts")
    for english in [found for place in places for found in package.glob(f"{place}/*en.ftl")]:
        text = english.read_text(encoding="utf-8")
        if english.name == "en.ftl" and english.parent.name == "texts":
            for key, rule in english_rules().items():
                if key.startswith(f"{english.parent.parent.name}."):
                    text += f"{message_id(key)} = {rule}\n"
        if english.parent.name == "catalogues":
            text = text.replace(
                "lobby-title = Board games about Paris, at one table", f"lobby-title = {TITLE}"
            )
        name = english.name.removesuffix("en.ftl") + f"{CODE}.ftl"
        english.with_name(name).write_text(text, encoding="utf-8")
    return package
