"""Puzzles: their file, how they are found, and that those that ship hold."""
