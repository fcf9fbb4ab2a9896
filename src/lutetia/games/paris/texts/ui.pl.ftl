paris-ui-about_arc = Łuk: stąd klucz można przenieść do dowolnej dzielnicy, za pełną cenę.
paris-ui-about_bring = Nowy krajobraz musi mieć wyższą wartość niż wszystkie krajobrazy w dzielnicy; klucz trafia na niego.
paris-ui-about_buy = Kup żeton { FORM($token, "genitive") } z puli za { $francs } fr.
paris-ui-about_district = Budynek trafia tu na pole swojej wartości.
paris-ui-about_end = Płytka końca gry: { $end }. Aktywuj ją w dowolnej swojej turze; nieaktywowana nic nie daje.
paris-ui-about_finish = Kończy twoją turę; teraz następny gracz.
paris-ui-about_honour = Oddaj żeton { FORM($token, "genitive") } i zdobądź { $points } pkt.
paris-ui-about_look = Zobaczysz wszystkie pozostałe płytki końca gry; jedną z nich musisz zatrzymać.
paris-ui-about_sell = Sprzedaj żeton { FORM($token, "genitive") } za { $francs } fr.
paris-ui-about_slot = Nie ma tu jeszcze płytki punktacji. Cztery klucze w dzielnicy pozwalają ją umieścić.
paris-ui-about_stack = Stos { $n } (pozostałe: { $left }); budynek na wierzchu: dzielnica { $district }.
paris-ui-about_stack_empty = Stos { $n } jest pusty.
paris-ui-at_place = miejsce { $n }
paris-ui-back = Wstecz
paris-ui-bank = Bank dzielnicy { $district }: klucz daje tu { $francs } fr.; potem można go przenieść w obrębie dzielnicy.
paris-ui-benefit_1 = Potem darmowy ruch po torze bonusów.
paris-ui-benefit_2 = Potem darmowy ruch po torze bonusów.
paris-ui-benefit_3 = Potem ruch po torze bonusów za 2 fr.
paris-ui-benefit_4 = Bez ruchu po torze bonusów.
paris-ui-benefit_5 = Bez ruchu po torze bonusów.
paris-ui-benefit_8 = Wejście daje { $points } pkt.
paris-ui-board = Plansza: sześć dzielnic wokół Łuku, a wokół nich tor bonusów.
paris-ui-bring = Nowy krajobraz: { $district }
paris-ui-buy = Kupno
paris-ui-by_number = Wpisz liczbę, aby przejść do akcji z listy, lub 0, aby przejść do końca tury.
paris-ui-cheapest = Najtaniej: { $way }
paris-ui-district = Dzielnica
paris-ui-do_arc = Klucz na Łuk
paris-ui-do_bank = Klucz do banku: { $district }
paris-ui-do_bonus = Weź płytkę bonusową { $n }
paris-ui-do_buy = Kup: { $token }
paris-ui-do_draw = Dobierz ze stosu { $n }
paris-ui-do_enter =
    { $tiles ->
        [none] Wejdź na { $to } ({ $from })
       *[other] Wejdź na { $to } ({ $from }) z płytką { $tiles }
    }
paris-ui-do_finish = Zakończ turę
paris-ui-do_honour = Oddaj za punkty: { $token }
paris-ui-do_look = Przejrzyj płytki końca gry i weź jedną
paris-ui-do_move =
    { $tiles ->
        [none] { $from } → { $to }
       *[other] { $from } → { $to } z płytką { $tiles }
    }
paris-ui-do_pass = Spasuj
paris-ui-do_place = Umieść: { $district }
paris-ui-do_score = Płytka punktacji { $prize }: { $district }
paris-ui-do_sell = Sprzedaj: { $token }
paris-ui-do_take = Zatrzymaj: { $end }
paris-ui-do_use = Aktywuj płytkę bonusową { $n }
paris-ui-do_use_as = Płytka { $n } jako { $tokens }
paris-ui-do_use_end = Aktywuj płytkę końca gry: { $end }
paris-ui-do_use_take = Dzięki płytce { $n } weź płytkę { $take }
paris-ui-enter = Wejdź na { $to }
paris-ui-final = nie można cofnąć
paris-ui-final_before = W trakcie gry
paris-ui-final_legend = Punkty, pod nimi suma i miejsce.
paris-ui-final_title = Punktacja końcowa
paris-ui-francs = { $count } fr.
paris-ui-from_arc = z Łuku
paris-ui-from_bank = z banku
paris-ui-g_act = Umieść lub przenieś klucz
paris-ui-g_benefit = Co daje wejście
paris-ui-g_draw = Dobierz budynek
paris-ui-g_take = Zatrzymaj jedną z tych płytek
paris-ui-g_trade = Kupno i sprzedaż
paris-ui-gain_advanced = Tor bonusów
paris-ui-gain_banked = Banki
paris-ui-gain_before = Na początku
paris-ui-gain_bought = Kupione
paris-ui-gain_district = Dzielnice
paris-ui-gain_eight = Budynki o wartości 8
paris-ui-gain_end_used = Płytki końca gry
paris-ui-gain_francs = Franki na końcu
paris-ui-gain_gained = Zdobyte żetony
paris-ui-gain_honoured = Prestiż na krajobrazach
paris-ui-gain_moved = Przeniesienia kluczy
paris-ui-gain_paid = Koszty dodatkowe
paris-ui-gain_returned = Oddane pary
paris-ui-gain_sold = Sprzedane
paris-ui-gain_used = Płytki bonusowe
paris-ui-hint = Wskaż dowolny element lub dotknij go, aby przeczytać opis.
paris-ui-hint_lit = Można wybrać to, co podświetlone.
paris-ui-how_fourth = Punkty są tylko za trzy miejsca.
paris-ui-how_half = Mniej niż połowa sumy pierwszego: nic dla drugiego.
paris-ui-how_higher = Równe sumy: liczy się najcenniejsza nieruchomość.
paris-ui-how_level = Pełny remis: miejsce dzielone.
paris-ui-keys_here = Klucze tutaj: { $list }.
paris-ui-keys_of = { $colour } × { $n }
paris-ui-keys_out = Klucze na planszy
paris-ui-landmark = { $landmark }, wartość { $value }, koszt dodatkowy: { $cost }. Punkty za sekcje: { $sections }.
paris-ui-landmark_in = { $landmark } { $value } ({ $district })
paris-ui-landmarks_left = Pozostałe krajobrazy:
paris-ui-ledger = Kto co zyskał
paris-ui-ledger_closed = Zasoby innych są za zasłonkami: widać tylko ich punkty.
paris-ui-legend = Suma, miejsce, punkty z tamtejszej płytki punktacji.
paris-ui-look = Wskazane miejsce
paris-ui-maybe = Kursywą: ile dałaby najlepsza pozostała płytka punktacji.
paris-ui-meeple = { $colour }: pole { $at } toru
paris-ui-missing = brakuje: { $what }.
paris-ui-no_tiles = Brak nieaktywowanych płytek
paris-ui-not_now = Nie teraz:
paris-ui-open = Widoczne dla wszystkich
paris-ui-place = { $n }.
paris-ui-player = Gracz
paris-ui-prize = Płytka punktacji { $prize }: punkty na końcu za trzy najwyższe sumy w tej dzielnicy.
paris-ui-prize_left = Płytka punktacji { $prize }: tyle punktów dają na końcu pierwsza, druga i trzecia suma w dzielnicy.
paris-ui-prize_now = Teraz: { $list }.
paris-ui-prizes_left = Pozostałe płytki punktacji:
paris-ui-pts = { $n } pkt
paris-ui-purse_francs = Franki
paris-ui-purse_keys = Klucze
paris-ui-remedies = To by pomogło:
paris-ui-score_in = Płytka punktacji: { $district }
paris-ui-score_why = Po twoim ruchu dzielnica ma cztery klucze: możesz umieścić płytkę punktacji w dowolnej dzielnicy, która jej nie ma, nie tylko tam.
paris-ui-screen = Za twoją zasłonką
paris-ui-sell = Sprzedaż
paris-ui-since = Od twojej ostatniej tury
paris-ui-space = { $place }: { $type }. Cena { $price }; żeton: { $token }. { $benefit }
paris-ui-space_at = { $district } { $value }
paris-ui-space_empty = { $place }: jeszcze bez budynku. Żeton: { $token }.
paris-ui-stacks = Stosy budynków
paris-ui-standing = Do wydania lub sprzedania w tej turze:
paris-ui-standings = Stan dzielnic
paris-ui-step_turned = Dobrano: { $type } { $value }, { $district }
paris-ui-steps = Dotychczas w tej turze
paris-ui-steps_none = Jeszcze nic.
paris-ui-steps_others = Co zrobili inni
paris-ui-sum_here = { $district }: { $colour }, suma { $sum }, miejsce { $n }.
paris-ui-sum_place = { $sum } · { $n }.
paris-ui-supply = Pula:
paris-ui-table = Paris
paris-ui-then_score = potem płytka punktacji
paris-ui-then_stands = { $district }: stan po tym ruchu
paris-ui-then_track = potem ruch po torze bonusów ({ $n } fr.)
paris-ui-then_track_free = potem darmowy ruch po torze bonusów
paris-ui-tile = Płytka { $n }: { $words }
paris-ui-tokens = { $count } × { $token }
paris-ui-turn = Co możesz zrobić
paris-ui-undo_draw = Wróć do dobierania
paris-ui-undo_step = Krok wstecz
paris-ui-undo_turn = Cofnij turę
paris-ui-used = Aktywowane

paris-ui-all =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
        [many] { $n } możliwości
       *[other] { $n } możliwości
    }

paris-ui-ends_left =
    { $n ->
        [0] nie ma już płytek końca gry
        [one] pozostała { $n } płytka końca gry
        [few] pozostały { $n } płytki końca gry
        [many] pozostało { $n } płytek końca gry
       *[other] pozostało { $n } płytki końca gry
    }

paris-ui-keys =
    { $n ->
        [one] { $count } klucz
        [few] { $count } klucze
        [many] { $count } kluczy
       *[other] { $count } klucza
    }

paris-ui-pays_now =
    { $n ->
        [one] Teraz dałaby { $points } punkt.
        [few] Teraz dałaby { $points } punkty.
        [many] Teraz dałaby { $points } punktów.
       *[other] Teraz dałaby { $points } punktu.
    }

paris-ui-points =
    { $n ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

paris-ui-then_honour =
    { $n ->
        [one] potem { $n } sekcja
        [few] potem { $n } sekcje
        [many] potem { $n } sekcji
       *[other] potem { $n } sekcji
    }

paris-ui-ways =
    { $n ->
        [one] { $n } sposób
        [few] { $n } sposoby
        [many] { $n } sposobów
       *[other] { $n } sposobu
    }
