edition-friendly = Kilka wartości w tej grze odtworzyliśmy: nikt tutaj nie widział jej pudełka.
edition-link = Masz pudełko? Popraw te wartości
