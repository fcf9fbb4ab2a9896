### Co trener mówi o rozegranej partii.

coach-heading = { $n ->
    [one] { $title }: oceniono { $n } decyzję (ziarno { $seed }, symulacji na drzewo: { $simulations }).
    [few] { $title }: oceniono { $n } decyzje (ziarno { $seed }, symulacji na drzewo: { $simulations }).
    [many] { $title }: oceniono { $n } decyzji (ziarno { $seed }, symulacji na drzewo: { $simulations }).
   *[other] { $title }: oceniono { $n } decyzji (ziarno { $seed }, symulacji na drzewo: { $simulations }).
}
coach-unfinished = Partia nie jest skończona: oceniane jest to, co zagrano, a wynik jest przewidywany.
coach-unfitted = Dla tej gry i liczby miejsc nie ma jeszcze partii, z których można by poznać szanse na wygraną; zastępuje je wartość z przeszukiwania.
coach-outdated = Szans na wygraną nauczono się z wcześniejszym przeciwnikiem; lutetia fit-coach uczy się ich od nowa.
coach-rate = { $n ->
    [one] Wskaźnik błędów w punktach szans na wygraną: { $rate } w { $n } liczącej się decyzji:
    [few] Wskaźnik błędów w punktach szans na wygraną: { $rate } w { $n } liczących się decyzjach:
    [many] Wskaźnik błędów w punktach szans na wygraną: { $rate } w { $n } liczących się decyzjach:
   *[other] Wskaźnik błędów w punktach szans na wygraną: { $rate } w { $n } liczących się decyzji:
}
coach-no_rate = Żadna decyzja się nie liczy:
coach-inaccuracy_count = { $n ->
    [one] { $n } niedokładność
    [few] { $n } niedokładności
    [many] { $n } niedokładności
   *[other] { $n } niedokładności
}
coach-mistake_count = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
}
coach-blunder_count = { $n ->
    [one] { $n } poważny błąd
    [few] { $n } poważne błędy
    [many] { $n } poważnych błędów
   *[other] { $n } poważnego błędu
}
coach-ledger = Punkty przewagi: początek { $start }, własne błędy { $errors }, szczęście w losowaniu { $luck }, inni i to, czego nie da się rozdzielić { $others }; wynik { $result }. Bez szczęścia: { $adjusted }.
coach-costliest = Najkosztowniejsze decyzje: { $numbers }
coach-no_loss = Żadna decyzja na pewno nic nie kosztowała.
coach-inaccuracy = Niedokładność: { $loss } w punktach szans na wygraną ({ $sure }).
coach-mistake = Błąd: { $loss } w punktach szans na wygraną ({ $sure }).
coach-blunder = Poważny błąd: { $loss } w punktach szans na wygraną ({ $sure }).
coach-good = Brak pewnej straty: { $loss } w punktach szans na wygraną ({ $sure }).
coach-between = od { $low } do { $high }
coach-exact = obliczone dokładnie
coach-better = Lepiej: { $action }
coach-found = Najlepszy znaleziony ruch: { $action }
coach-average = średnio { $points }
coach-why_own = Dlaczego: { $line }, { $points }.
coach-why_other = Dlaczego: { $seat } zyskuje tu więcej: { $line }, { $points }.

coach-after = Po ruchu
coach-as_table = Jako tabela
coach-ask = Oceń tę partię
coach-busy = Partia jest oceniana. Może to potrwać kilka minut; gdy raport będzie gotowy, pojawi się tutaj.
coach-by_bot = Zagrał to bot.
coach-by_bots = Bot podjął { $n } z tych decyzji.
coach-done = Powrót do raportu
coach-draw_points = Punkty przewagi
coach-draw_share = Szanse na wygraną
coach-draws = Szczęście w każdym losowaniu
coach-exercise = Znajdź lepszy ruch: { $n } z { $all }
coach-judge_busy = Trener mu się przygląda…
coach-judge_last = Jak dobry był mój ostatni ruch?
coach-judge_this = Jak dobry był ten ruch?
coach-lead = Trener przygląda się każdej decyzji w tej partii, wiedząc tylko to, co mógł wtedy wiedzieć gracz na tym miejscu. Mówi, ile każda kosztowała, co było lepsze i dlaczego oraz ile w wyniku było szczęścia.
coach-link = Trener
coach-link_long = Trener: jak zagrano?
coach-losses = Decyzje, które coś kosztowały
coach-next = Dalej
coach-not_seated = Nie wszyscy tu jeszcze siedzą. Zajmij swoje miejsce, a pozostałe oddaj botom.
coach-play = Zagraj od tego miejsca
coach-position = Przed ruchem { $n }
coach-position_marked = Przed ruchem { $n }; lepszy ruch jest oznaczony
coach-practise = Znajdź lepsze ruchy samodzielnie
coach-right = Dobrze: szanse na wygraną po tym ruchu to { $share }.
coach-shares = Szanse na wygraną w toku partii
coach-show = Pokaż na planszy
coach-show_number = Pokaż na planszy: ruch { $n }
coach-title = { $game }: trener
coach-to_table = Powrót do stołu
coach-untold = Co było lepsze? Znajdź to samodzielnie albo zobacz na planszy.
coach-wrong = Szanse na wygraną po tym ruchu to { $share }, a po najlepszym { $best }.

failure-coach_later = Trener ocenia gry, które się skończyły. Wróć, gdy ta się skończy.
failure-coach_failed = Trener nie mógł ocenić tej gry: to zbyt wiele pracy. Zachowaj jej zapis i uruchom „lutetia coach”.
failure-coach_busy = Trener ma zbyt wiele pracy. Spróbuj ponownie za { $seconds } s.
failure-coach_decision = Trener nie mógł ocenić tego ruchu: to zbyt wiele pracy. Spróbuj później.

refusal-judge_people = Dopóki gra trwa, trener ocenia tylko tam, gdzie od początku jedna osoba na jednym miejscu gra z botami.
refusal-judge_other = Ruch { $number } nie jest twoją decyzją albo go cofnięto. Wybierz w dzienniku jedną ze swoich.
refusal-judge_none = Nie masz jeszcze w tej grze żadnej decyzji. Najpierw wykonaj ruch.
refusal-no_decision = Ruch { $number } nie jest decyzją w tej partii. Wybierz jedną z raportu.
