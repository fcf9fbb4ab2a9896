"""``python -m generate``: writes what is generated, and says what has changed."""

from generate.pages import ROOT, files

if __name__ == "__main__":
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"  {path.relative_to(ROOT)}")
