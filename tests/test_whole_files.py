"""A file that is replaced is there whole, the old one or the new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from lutetia.whole_files import replace_file


def test_a_file_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    for data in (b"old", b"new"):
        replace_file(path, data)
        assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_replaced_stays_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a folder"
    path.mkdir()
    (path / "old").touch()
    with pytest.raises(OSError):
        replace_file(path, b"new")
    assert list(tmp_path.iterdir()) == [path] and (path / "old").exists()
