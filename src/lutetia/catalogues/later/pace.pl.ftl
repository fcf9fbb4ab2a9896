pace-hint = Kliknij lub naciśnij klawisz, aby od razu przejść dalej.
pace-label = Pokazuj ruchy innych
pace-normal = spokojnie
pace-off = od razu, bez animacji
pace-quick = szybko
pace-still = W ustawieniach urządzenia ograniczono animacje, więc nic się tu nie porusza.
