paris_paris-keys-board = Cyfra bierze płytkę o tym numerze, strzałki w górę i w dół prowadzą od płytki do płytki, Esc odkłada płytkę.

paris_paris-learn-big = Dwie pozostałe płytki jednego koloru to duża wycieczka. Na każdym z czterech skrzyżowań, na którym masz dom, każdy twój dom tam i na sąsiednich przystankach daje 1 punkt.
paris_paris-learn-build = Zbuduj tam dom. Skrzyżowanie dwóch linii ma miejsce na dwa domy, każdy inny przystanek na jeden.
paris_paris-learn-empty = Jeśli przystanek jest pusty, autobus szuka wzdłuż linii w obie strony, a najbliższe domy dają po 1 punkcie.
paris_paris-learn-end = Na koniec autobus objeżdża też linie z kart wycieczek specjalnych, a worek daje punkty temu, kogo wypierano najczęściej. Wygrywa gracz, który ma najwięcej punktów.
paris_paris-learn-full = Przystanek jest pełny? Inny dom ustępuje twojemu, a na skrzyżowaniu wybierasz który. Przy trzech lub czterech graczach trafia on do worka.
paris_paris-learn-offer = W każdej rundzie odkrywa się o jedną płytkę więcej, niż jest graczy. W swojej turze weź jedną z nich: budujesz na jej przystanku.
paris_paris-learn-small = Płytka, której nikt nie wziął, sprowadza autobus: każdy dom na jej przystanku daje właścicielowi 1 punkt.
