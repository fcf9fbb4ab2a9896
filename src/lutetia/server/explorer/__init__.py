"""The explorer: what was played here, and how often it won."""
