cite-keys-board = Arrows walk over the plan, R turns what is in hand, the other way with Shift; Delete takes away from your own plan.

cite-learn-build = When all tiles are laid, you build. A building covers free spaces of your colour or mixed ones, never a streetlight.
cite-learn-card = Instead of building, you may spend one of your four tokens on a postcard. It helps you once, and nobody can use it after you.
cite-learn-group = Your largest group of touching buildings scores 1 point a space. Whoever has the most points wins.
cite-learn-lay = First you pave the city together. On your turn, lay the tile in your hand on one of the sixteen squares, turned any way …
cite-learn-light = At the end each building scores its size times the streetlights beside it: a building of four spaces beside two streetlights scores 8 points.
cite-learn-rays = The large streetlight shines two spaces far in four directions. A building keeps the light from what stands behind it.
cite-learn-take = … or take a building into your reserve. Later you must find room for it: each one left over costs 3 points.
cite-learn-waste = A postcard may be used without its effect: it costs a token and is then gone for the rival too. Sacré-Cœur went like this.
