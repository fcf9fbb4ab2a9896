"""The puzzles of a site: `types` and `calls`, and how these are `described`."""
