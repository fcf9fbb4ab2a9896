"""One's own games, notes at tables, and whom one follows, mutes or keeps away."""
