paris-keys-board = Arrows lead from place to place on the board.

paris-learn-bank = Then do one thing. Put a key on a bank and get its francs, or on the Arc de Triomphe, from where it may go anywhere.
paris-learn-district = With the fourth key in a district you may place a scoring tile in any district. At the end the highest sums there score.
paris-learn-draw = Your turn begins with a building: draw one from a stack. It comes to the space of its value in the district that its back shows.
paris-learn-gain = Whoever comes first takes the token beside the building. Values 1, 2 and 3 also move you along the bonus track, where each tile helps you later.
paris-learn-landmark = Landmarks go on top: they cost francs and resources, and there your prestige tokens become points.
paris-learn-move = Or move one of your keys to a free building. From a bank or the Arc you pay its value in francs; from a building up to a more expensive one only the difference.
paris-learn-price = From a theatre of 8 to a landmark of 12: 4 francs for the difference, and the resources printed on it in full.
