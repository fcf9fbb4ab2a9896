### The envelope of a sealed deal.

deal-away = Nie zamieszali: { $names }.
deal-broken = Koperty nie można już otworzyć: losowania nie są zapieczętowane.
deal-checked =
    { $n ->
        [one] { $n } losowanie sprawdzone
        [few] { $n } losowania sprawdzone
        [many] { $n } losowań sprawdzonych
       *[other] { $n } losowania sprawdzonego
    }
deal-choose = Zapieczętowane losowanie: wszystko można sprawdzić
deal-closed =
    { $n ->
        [one] { $n } pozostaje zamknięte do końca.
        [few] { $n } pozostają zamknięte do końca.
        [many] { $n } pozostaje zamkniętych do końca.
       *[other] { $n } pozostaje zamknięte do końca.
    }
deal-draw = Losowanie { $n }: { $pick } z { $total }
deal-draw_closed = Losowanie { $n }: zamknięte
deal-master = Główny sekret
deal-nobody = Koperta jest zapieczętowana; zamieszał w niej tylko serwis.
deal-numbers = Liczby
deal-root = Korzeń: porównaj go z tym w zapisie gry
deal-script = Program do samodzielnego sprawdzenia
deal-script_help = Zapisz go jako verify_deal.py obok zapisu gry. Potrzebuje Pythona 3.11 i niczego więcej.
deal-sealed = Koperta jest zapieczętowana. Przed grą miesza w niej strona każdej osoby.
deal-several = Przy tym ekranie gra kilka osób: pojedyncze losowania pokażemy na końcu.
deal-stirred = Koperta jest zapieczętowana, a zamieszali w niej: { $names }.
deal-stirred_bytes = Co wmieszano
deal-title = Zapieczętowane losowanie
deal-void = cofnięte
deal-what = Każde losowanie ustalono przed grą i nikt nie mógł go wybrać. To nie dowodzi, że prowadzący serwis nie zajrzał do środka.
deal-wrong = Losowanie { $n } nie jest tym, które zapieczętowano. Zachowaj zapis gry.
deal-wrong_root = Główny sekret nie pasuje do korzenia. Zachowaj zapis gry.
deal-wrong_stirred = To, co wmieszano, nie pasuje do tego, co obiecano. Zachowaj zapis gry.
