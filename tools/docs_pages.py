"""Pages of the documentation site that are made from the code: the rules by their numbers, the
tables of actions and observations, the statistics of the games, the notebooks. Files beside the
folder of the documentation that its pages link to come along. A hook of MkDocs (`mkdocs.yml`).
"""

from __future__ import annotations

import re
import sys
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from mkdocs.structure.files import File, Files

import lutetia
from lutetia import learn
from lutetia.engine.action_table import ActionKind
from lutetia.games import OURS
from lutetia.i18n.speaker import sentence
from lutetia.learn.rollouts import uniform

ROOT = Path(__file__).resolve().parents[1]
for folder in (ROOT, ROOT / "tools"):  # MkDocs runs a hook from anywhere
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from tests.scenes import scenes, state_of  # noqa: E402

import notebooks  # noqa: E402

GAMES = Path(lutetia.__file__).parent / "games"
ROW = re.compile(r"^\| ([A-Z]{2}[\d.]+) \|", re.MULTILINE)
SAMPLE = 2000
"""Random games behind each row of the statistics."""


def on_files(files: Files, config: Any) -> Files:
    """Add what is made to the pages that are written."""
    front = Path(__file__).with_name("docs_index.md").read_text(encoding="utf-8")
    made = {"index.md": front, "statistics.md": statistics()}
    for name in OURS:
        made[f"rules/{name}.md"] = rules(name)
        made[f"actions/{name}.md"] = actions(name)
    for name in notebooks.names():
        page = notebooks.page(name)
        beside = " beside [small_net.py](small_net.py)" if "small_net" in page else ""
        link = f"\n[This notebook for Jupyter]({name}.ipynb){beside}\n"
        made[f"notebooks/{name}.md"] = page + link
        made[f"notebooks/{name}.ipynb"] = notebooks.as_ipynb(name)
    made |= outside()
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    return files


def outside() -> dict[str, str]:
    """Return the files outside ``docs`` that its pages link to as ``../...``, and a page that lists
    those of ``deploy``."""
    made = {
        name: (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        for name in ("CHANGELOG.md", "RIGHTS.md")
    }
    samples = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())
    made |= {f"deploy/{path.name}": path.read_text(encoding="utf-8") for path in samples}
    links = "\n".join(f"- [{path.name}]({path.name})" for path in samples)
    return made | {"deploy/index.md": f"# Files for running a site\n\n{links}\n"}


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links out of the folder of the documentation lead to what `outside` adds to it."""
    if "/" in page.file.src_uri:
        return markdown
    return markdown.replace("](../deploy)", "](deploy/index.md)").replace("](../", "](")


def rules(name: str) -> str:
    """Return the rules of a game, each at an address of its own: ``rules/cite.html#LC3.3``, and
    after each table the pictures of its rules."""
    text = (GAMES / name / "RULES.md").read_text(encoding="utf-8")
    shown = {rule: one["id"] for one in scenes(name) for rule in one.get("rules", [])}

    def row(found: re.Match[str]) -> str:
        rule = found[1]
        seen = f" [picture](#picture-{shown[rule]})" if rule in shown else ""
        return f'| <a id="{rule}" href="#{rule}">{rule}</a>{seen} |'

    return f"{ROW.sub(row, text)}\n\n## Pictures\n\n{pictures(name)}"


def pictures(name: str) -> str:
    """Return the positions that explain a game, each drawn as the seat that it speaks to sees it,
    with what is said below it and the rules that it shows."""
    game, made = lutetia.game(name), []
    for one in scenes(name):
        svg = game.picture(state_of(name, one).view(one.get("seat"))).svg
        said = sentence(f"{name}.learn.{one['id']}")
        rules = ", ".join(f'<a href="#{rule}">{rule}</a>' for rule in one.get("rules", []))
        said = escape(said, quote=False) + (f" ({rules})" if rules else "")
        made.append(
            f'<figure class="position" id="picture-{one["id"]}">{svg}'
            f"<figcaption>{said}</figcaption></figure>"
        )
    return "\n\n".join(made) + "\n"


def shape(kind: ActionKind) -> str:
    """Return the notation of a kind with the words put in that all its actions share."""
    words = {
        field.name: field.words[0] if len(field.words) == 1 else f"{{{field.name}}}"
        for field in kind.fields
    }
    return kind.text.format(**words)


def actions(name: str) -> str:
    """Return the actions and the observation of a game as tables."""
    game, numbers = lutetia.game(name), learn.numbering(name)
    lines = [
        f"# {game.meta.title}: actions and observations",
        "",
        f"{numbers.size:,} actions of seats. Codes never change; numbers are those of "
        "[lutetia.learn](../learning.md#actions).",
        "",
        "| action | codes from | how many | numbers from |",
        "|---|---|---|---|",
    ]
    for kind in game.actions.seats:
        codes = list(kind.codes())
        first = int(numbers.numbers[0, codes[0]])
        lines.append(f"| `{shape(kind)}` | {codes[0]} | {len(codes):,} | {first} |")
    lines += ["", "## What chance does", "", "| outcome | codes from | how many |", "|---|---|---|"]
    for kind in game.actions.chance:
        codes = list(kind.codes())
        lines.append(f"| `{shape(kind)}` | {codes[0]} | {len(codes):,} |")
    observation = game.observing().OBSERVATION
    lines += [
        "",
        "## What is observed",
        "",
        f"{observation.size:,} numbers, seats counted from the viewer.",
        "",
        "| part | places | shape | most | what it is |",
        "|---|---|---|---|---|",
    ]
    for key, part in observation.parts.items():
        places = f"{part.slice.start} to {part.slice.stop - 1}"
        axes = " x ".join(map(str, part.shape))
        lines.append(f"| `{key}` | {places} | {axes} | {part.most} | {part.says} |")
    return "\n".join(lines) + "\n"


def statistics() -> str:
    """Return how games go in which everybody chooses evenly among all legal actions."""
    lines = [
        "# Statistics of the games",
        "",
        f"From {SAMPLE:,} games a row in which everybody chooses evenly among all legal actions. "
        "Good players choose better and need fewer decisions in *Paris* and *Paris Connection*; "
        "how strong opponents play stands in [performance](performance.md#opponents).",
        "",
        "| game | seats | decisions a game | choices a decision | points | wins by seat |",
        "|---|---|---|---|---|---|",
    ]
    for name in OURS:
        meta = lutetia.game(name).meta
        for players in sorted(meta.players):
            found = learn.rollouts(name, SAMPLE, seed=1, players=players)
            won = (found.ranks == 1) / (found.ranks == 1).sum(axis=1, keepdims=True)
            shares = ", ".join(f"{share:.1%}" for share in won.mean(axis=0))
            points = f"{found.scores.mean():.1f} ± {found.scores.std():.1f}"
            lines.append(
                f"| {meta.title} | {players} | {found.lengths.mean():.0f} | "
                f"{_choices(name, players):.1f} | {points} | {shares} |"
            )
    lines += [
        "",
        "A shared win counts for each in equal parts; the last digit is a few tenths wide.",
    ]
    return "\n".join(lines) + "\n"


def _choices(name: str, players: int) -> float:
    """Return the mean number of legal actions in random games."""
    env, dice = learn.batch(name, 64, 1, players), np.random.default_rng(1)
    seen = []
    for _ in range(300):
        seen.append(env.legal().sum(axis=1).mean())
        env.step(uniform(env.now, dice))
    return float(np.mean(seen))
