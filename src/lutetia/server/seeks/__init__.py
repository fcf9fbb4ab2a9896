"""Finding people to play with: what somebody seeks (`matching`), kept and brought
together (`service`), and the calls for it (`routes`)."""
