connection-keys-board = 1 to 6 lead to a company, arrows walk over the map.

connection-learn-boards = The game also ends without Marseille: here locomotives lie on one board alone.
connection-learn-build = On your turn, build one to five locomotives of any company, whether you own shares of it or not. Each goes beside track of the same company; all six begin at the Eiffel Tower.
connection-learn-city = A city has room for one locomotive and makes the company that builds there more valuable, by 1 to 4. Open country has room for two and pays nothing.
connection-learn-cut = Nobody may be cut off: where the last way of a company to a city would be closed, the others may not build.
connection-learn-end = The game ends when a company reaches Marseille, or when locomotives lie on only one board. Then each share scores what its company is worth.
connection-learn-hidden = Nobody sees which shares you hold, only how many. At the end, each one above the limit costs 20 points.
connection-learn-trade = Instead of building you may trade: return one of your shares and take one or two of another company.
