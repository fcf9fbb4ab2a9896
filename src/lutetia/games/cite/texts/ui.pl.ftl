cite-ui-tile_fields = u góry: { $a }, { $b }; na dole: { $c }, { $d }
cite-ui-tile_shown = { cite-ui-tile } ({ $fields })
cite-ui-board = Plansza: osiem na osiem pól. Strzałki przesuwają, R obraca element, Enter go kładzie.
cite-ui-board_plan = Twój plan planszy. Strzałki przesuwają, R obraca, Enter kładzie lub podnosi, Delete usuwa.
cite-ui-by_number = Liczba prowadzi do tego, co można wziąć: płytki, twoich budynków, puli, pocztówek; 0 do spasowania.
cite-ui-card = { $card }: { $state }
cite-ui-card_cannot = { $card }: działanie nie jest teraz możliwe.
cite-ui-card_denied = odwrócona bez działania (gracz { $colour })
cite-ui-card_how = { $card }: aktywuj ją albo odwróć bez działania.
cite-ui-card_offered = do wyboru
cite-ui-card_open = odkryta
cite-ui-card_swap = { $card }: wybierz niżej, co oddajesz i co bierzesz.
cite-ui-card_used = aktywowana (gracz { $colour })
cite-ui-card_waiting = jeszcze do wykorzystania (gracz { $colour })
cite-ui-cells_facing = { $cells }, { $side }
cite-ui-cards_hint = Kliknij pocztówkę lub dotknij jej, aby przeczytać opis.
cite-ui-close = Zamknij
cite-ui-do_build = Postaw na { $at }: { $piece }.
cite-ui-do_choose = Wybierz pocztówkę do tej gry: { $card }.
cite-ui-do_lay = Połóż swoją płytkę na { $at }.
cite-ui-do_levitate = { $card }: oddaj { $give } i weź { $get }; ten budynek trzeba od razu postawić.
cite-ui-do_pass = Spasuj.
cite-ui-do_take = Weź do swojej rezerwy: { $piece }.
cite-ui-do_use = Aktywuj pocztówkę: { $card }.
cite-ui-do_use_at = Aktywuj pocztówkę na { $at }: { $card }.
cite-ui-do_use_on = Aktywuj pocztówkę: { $card }, { $piece }.
cite-ui-do_use_side = Aktywuj pocztówkę: { $card }, { $side }.
cite-ui-do_use_towards = Aktywuj pocztówkę na { $at }: { $card }, kierunek { $side }.
cite-ui-do_without = Odwróć BEZ działania: { $card }. Kosztuje to żeton, a potem nikt już jej nie aktywuje.
cite-ui-finish = Zakończ turę
cite-ui-fits = Pasuje: { $what }
cite-ui-fits_not = { $piece }, { $at }: nie można. { $why }
cite-ui-get = Weź z puli:
cite-ui-give = Oddaj:
cite-ui-ground_blue = kolor niebieski
cite-ui-ground_empty = jeszcze bez płytki
cite-ui-ground_lamp = latarnia
cite-ui-ground_mixed = mieszane
cite-ui-ground_orange = kolor pomarańczowy
cite-ui-hand = Twoja płytka: połóż ją
cite-ui-hint_choose = Wybierz pocztówkę do tej gry.
cite-ui-hint_lay = Weź swoją płytkę albo budynek, potem wskaż miejsce.
cite-ui-hint_light = Weź budynek albo pocztówkę, potem wskaż miejsce na planszy. Każdy budynek w rezerwie daje −3, dopóki go nie postawisz.
cite-ui-hint_plan = Weź element i próbuj: to tylko plan, nie ruch w grze.
cite-ui-holding = W ręce: { $piece }. Wybierz dowolne miejsce: to tylko twój plan.
cite-ui-holding_at = { $piece }: { $at }
cite-ui-lift = Podnieś
cite-ui-mark_gargoyle = gargulec
cite-ui-mark_liberty = La Liberté
cite-ui-mark_museum = muzeum
cite-ui-mark_seine = Sekwana
cite-ui-mark_skull = czaszka
cite-ui-pass = Spasuj
cite-ui-place = { $at }: { $piece } na { $cells }
cite-ui-place_no = { $at }: nie można. { $why }
cite-ui-plan = Plan
cite-ui-plan_colour = Czyj element
cite-ui-plan_free = Zaplanuj: { $piece }
cite-ui-plan_help = Twój własny plan: stawiaj wszystko, gdzie chcesz. Nikt inny go nie widzi, a w grze niczego nie zmienia.
cite-ui-plan_reload = Odrzuć zmiany
cite-ui-plan_remove = Usuń
cite-ui-plan_reset = Tylko zbudowane
cite-ui-plan_sync = Dodaj zbudowane
cite-ui-plan_used = { $piece }, już w planie: przesuń
cite-ui-plan_wait = Plan można zmieniać tylko w swojej turze.
cite-ui-pool = Pula
cite-ui-pool_none = Pula jest pusta.
cite-ui-pool_piece = { $piece }, w puli
cite-ui-postcards = Pocztówki
cite-ui-put_away = Odłóż
cite-ui-real = Gra
cite-ui-reserve = Rezerwa: { $colour }
cite-ui-reserve_none = Nic w rezerwie
cite-ui-reserve_piece = { $piece }, w rezerwie: { $colour }
cite-ui-scores = Bieżące punkty
cite-ui-side_east = wschód
cite-ui-side_north = północ
cite-ui-side_north_east = ćwiartka północno-wschodnia
cite-ui-side_north_west = ćwiartka północno-zachodnia
cite-ui-side_south = południe
cite-ui-side_south_east = ćwiartka południowo-wschodnia
cite-ui-side_south_west = ćwiartka południowo-zachodnia
cite-ui-side_west = zachód
cite-ui-space = { $at }: { $ground }
cite-ui-space_covered =
    { $colour ->
        [none] { $at }: { $ground }; stoi tu { $piece }
       *[other] { $at }: { $ground }; stoi tu { $piece } ({ $colour })
    }
cite-ui-spends = To zużywa pocztówkę { $card }.
cite-ui-table = Stół gry La Cité de la Lumière
cite-ui-take = Weź: { $piece }
cite-ui-tile = Twoja płytka
cite-ui-tile_no = Płytka { $n }
cite-ui-turn = Obróć element (R)
cite-ui-turn_short = Obróć
cite-ui-unlaid = Płytki jeszcze do położenia: { $colour }
cite-ui-unlaid_none = Wszystkie płytki są na planszy.
cite-ui-use = Aktywuj
cite-ui-use_without = Bez działania…
cite-ui-which_board = Która plansza jest widoczna
cite-ui-why_covered = Na { $at } już coś stoi ({ $piece }).
cite-ui-why_lamp = Na { $at } jest latarnia.
cite-ui-why_not = Zasady na to tutaj nie pozwalają.
cite-ui-why_on = Ten budynek nie może tego przyjąć.
cite-ui-why_rival = { $at } to kolor rywala.
cite-ui-why_square = Na { $at } jest już płytka.
cite-ui-why_turn = Po obróceniu by pasowało.

cite-ui-piece_lamps =
    { $n ->
        [one] { $piece }, { $n } latarnia
        [few] { $piece }, { $n } latarnie
        [many] { $piece }, { $n } latarni
       *[other] { $piece }, { $n } latarni
    }

cite-ui-tokens =
    { $n ->
        [one] { $colour }: { $n } żeton akcji
        [few] { $colour }: { $n } żetony akcji
        [many] { $colour }: { $n } żetonów akcji
       *[other] { $colour }: { $n } żetonu akcji
    }

cite-ui-unlaid_of =
    { $n ->
        [one] { $colour }: jeszcze { $n } płytka, pokaż ją
        [few] { $colour }: jeszcze { $n } płytki, pokaż je
        [many] { $colour }: jeszcze { $n } płytek, pokaż je
       *[other] { $colour }: jeszcze { $n } płytki, pokaż je
    }

cite-ui-where =
    { $n ->
        [0] W ręce: { $piece }. W tym ustawieniu nigdzie nie pasuje.
        [one] W ręce: { $piece }. Wybierz podświetlone miejsce: w tym ustawieniu pasuje tylko tam.
        [few] W ręce: { $piece }. Wybierz jedno z { $n } podświetlonych miejsc.
        [many] W ręce: { $piece }. Wybierz jedno z { $n } podświetlonych miejsc.
       *[other] W ręce: { $piece }. Wybierz jedno z { $n } podświetlonych miejsc.
    }
