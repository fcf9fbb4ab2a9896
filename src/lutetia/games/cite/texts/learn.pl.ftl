cite-keys-board = Strzałki prowadzą po planszy, R obraca element w ręce, z klawiszem Shift w drugą stronę; Delete usuwa go z własnego planu.

cite-learn-build = Gdy wszystkie płytki są położone, budujecie. Budynek przykrywa wolne pola twojego koloru lub mieszane, nigdy latarnię.
cite-learn-card = Zamiast budować, możesz wydać jeden z czterech żetonów na pocztówkę. Pomaga raz, a po tobie nikt jej już nie aktywuje.
cite-learn-group = Twoja największa grupa stykających się budynków daje 1 punkt za pole. Wygrywa gracz, który ma najwięcej punktów.
cite-learn-lay = Najpierw wspólnie brukujecie miasto. W swojej turze połóż płytkę z ręki na jednym z szesnastu kwadratów, dowolnie obróconą…
cite-learn-light = Na koniec każdy budynek daje tyle punktów, ile wynosi jego wielkość razy liczba latarni, które go oświetlają: budynek z czterech pól obok dwóch latarni daje 8 punktów.
cite-learn-rays = Duża latarnia świeci w czterech kierunkach, na dwa pola. Budynek zasłania światło temu, co stoi za nim.
cite-learn-take = … albo weź budynek do swojej rezerwy. Później musisz znaleźć na niego miejsce: każdy pozostały kosztuje 3 punkty.
cite-learn-waste = Pocztówka aktywowana bez działania też kosztuje żeton i przepada dla obu graczy. Tak zużyto tu Sacré-Cœur.
