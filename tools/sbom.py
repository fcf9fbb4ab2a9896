"""`python3 tools/sbom.py > sbom.cdx.json`: what a site consists of, as CycloneDX 1.5.

Packages, versions and hashes are those of requirements/cluster.txt, which has all that a site may
need, and of web/package-lock.json for what the client is built from. Standard library only.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
PINNED = re.compile(r"^([\w.-]+)==([^\s;]+)")


def _component(kind: str, name: str, version: str, hashes: dict[str, str]) -> dict[str, Any]:
    url = f"pkg:{kind}/{quote(name, safe='/')}@{version}"
    return {
        "type": "library", "bom-ref": url, "name": name, "version": version, "purl": url,
        "hashes": [{"alg": alg, "content": hashes[alg]} for alg in hashes],
    }  # fmt: skip


def python_packages() -> list[dict[str, Any]]:
    """Return what is installed to run a site. A package has several files for several systems: the
    hash is told where there is one file only."""
    out = []
    for block in re.split(r"\n(?=\w)", (ROOT / "requirements" / "cluster.txt").read_text("utf-8")):
        if pinned := PINNED.match(block):
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", block)
            told = {"SHA-256": hashes[0]} if len(hashes) == 1 else {}
            out.append(_component("pypi", pinned[1].lower(), pinned[2], told))
    return out


def client_packages() -> list[dict[str, Any]]:
    """Return what the client is built from and with."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    out = []
    for path, package in lock["packages"].items():
        if not path or "version" not in package:
            continue
        alg, _, digest = package.get("integrity", "").partition("-")
        told = {"SHA-512": base64.b64decode(digest).hex()} if alg == "sha512" else {}
        name = path.rpartition("node_modules/")[2]
        out.append(_component("npm", name, package["version"], told))
    return list({one["bom-ref"]: one for one in out}.values())


def sbom() -> dict[str, Any]:
    """Return the document."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application", "bom-ref": name, "name": name, "version": version,
                "licenses": [{"license": {"id": project["license"]["text"]}}],
            },
        },
        "components": [*python_packages(), *client_packages()],
    }  # fmt: skip


if __name__ == "__main__":
    json.dump(sbom(), sys.stdout, indent=1)
    print()
