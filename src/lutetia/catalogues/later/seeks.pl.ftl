seeks-title = Szukasz przeciwników
seeks-ends = Zostaw otwartą stronę tego serwisu. Gra zacznie się, gdy tylko ktoś przyjdzie.
seeks-stays = Możesz odejść. Gra zacznie się, gdy tylko ktoś przyjdzie, a ty znajdziesz ją wśród swoich stołów.
seeks-stop = Nie szukaj już
seeks-nobody = Nikt jeszcze nie przyszedł. Do tego czasu:
seeks-bot = Graj z botem
seeks-daily = Szukaj też gry z jedną turą dziennie
seeks-others = Szukają przeciwników
seeks-some = Jest { $n } z { $of }
seeks-play = Graj
seeks-rated = rankingowa
seeks-here =
    { $n ->
        [one] Jest tu jedna osoba.
        [few] Są tu { $n } osoby.
        [many] Jest tu { $n } osób.
       *[other] Jest tu { $n } osoby.
    }
seeks-found = Twoja gra { $title } się zaczęła.
seeks-go = Do stołu
seeks-within = Ranking przeciwników
seeks-within_any = dowolny
seeks-within_points = najwyżej { $n } punktów od mojego
