pace-hint = Kliknięcie lub klawisz od razu przechodzi dalej.
pace-label = Pokazuj ruchy innych
pace-normal = spokojnie
pace-off = od razu, bez animacji
pace-quick = szybko
pace-still = W ustawieniach urządzenia ograniczono animacje, więc nic się tu nie porusza.
