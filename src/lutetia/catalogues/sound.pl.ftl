sound-done = Gotowe
sound-on = Odtwarzaj dźwięki
sound-still = W ustawieniach urządzenia ograniczono animacje, więc jest tu cicho, dopóki nie włączysz dźwięków.
sound-title = Dźwięki i ruchy
sound-volume = Głośność
