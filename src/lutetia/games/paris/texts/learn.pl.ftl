paris-keys-board = Strzałki prowadzą po planszy z miejsca na miejsce.

paris-learn-bank = Potem wykonaj jedną akcję. Umieść klucz w banku i weź jego franki albo umieść klucz na Łuku Triumfalnym, skąd można go przenieść wszędzie.
paris-learn-district = Z czwartym kluczem w dzielnicy możesz umieścić płytkę punktacji w dowolnej dzielnicy. Na końcu punktują tam najwyższe sumy.
paris-learn-draw = Tura zaczyna się od budynku: dobierz go z jednego ze stosów. Trafia na pole swojej wartości w dzielnicy, którą pokazuje jego rewers.
paris-learn-gain = Kto wejdzie pierwszy, bierze żeton obok budynku. Wartości 1, 2 i 3 dają też ruch po torze bonusów, a każda płytka stamtąd przyda się później.
paris-learn-landmark = Krajobrazy wieńczą dzielnicę: kosztują franki i zasoby, a twój prestiż zamienia się tam w punkty.
paris-learn-move = Albo przenieś jeden ze swoich kluczy na niezajęty budynek. Z banku lub Łuku płacisz całą jego wartość we frankach, a z tańszego budynku – tylko różnicę.
paris-learn-price = Z teatru o wartości 8 na krajobraz o wartości 12: 4 franki za różnicę i wszystkie nadrukowane zasoby.
