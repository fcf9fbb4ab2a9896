"""One's own games, notes and looks at tables, and whom one follows, mutes or keeps away."""
