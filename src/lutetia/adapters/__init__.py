"""The games as other libraries know games: Gymnasium, PettingZoo, OpenSpiel. Each is an extra."""
