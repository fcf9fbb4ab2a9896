"""The puzzles of a site: `types` and `calls`, how these are `described`, and the `book` of
attempts."""
