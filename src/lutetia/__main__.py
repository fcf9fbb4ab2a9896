"""``python -m lutetia`` is the command ``lutetia``."""

from lutetia.cli import main

if __name__ == "__main__":
    main()
