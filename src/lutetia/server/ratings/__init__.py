"""Ratings of the site: written with the end of each rated game, and told to whoever asks."""
