### Co ma do powiedzenia sam serwer. { $why } to przyczyna techniczna, po angielsku.

failure-malformed = Serwer tego nie zrozumiał: { $why }
failure-too_large = To za duże. Limit: { $most } B.
failure-rate = Za dużo żądań naraz z twojego adresu. Spróbuj ponownie za { $seconds } s.
failure-origin = To żądanie przyszło z innej witryny. Otwórz naszą stronę.
failure-not_stored = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
failure-no_call = Nie ma takiego adresu. Sprawdź go albo odśwież stronę.
failure-no_game = Nie ma tu takiej gry. Dostępne gry: { $games }.
failure-no_language = Nie ma tu takiego języka. Dostępne języki: { $languages }.
failure-no_seek = Ta gra nie jest już poszukiwana.
failure-seeks_many = Nie możesz szukać więcej gier naraz. Najpierw zakończ jedno z wyszukiwań.
failure-invite_account = Aby kogoś zaprosić, trzeba mieć konto. Załóż je na swojej stronie.
failure-invite_seat = Do tego trzeba mieć miejsce przy tym stole i jedno wolne; każdego można zaprosić tylko raz.
failure-invited_many = Nie możesz zapraszać więcej osób naraz. Poczekaj na odpowiedzi.
failure-no_invitation = To zaproszenie już nie obowiązuje.
failure-no_table = Nie ma takiego stołu. Może link jest niepełny.
failure-name = Imię musi mieć od 1 do { $most } widocznych znaków. Wybierz inne.
failure-players = Dozwolona liczba graczy w tej grze: { $numbers }.
failure-options = Gra nie ma takich wariantów: { $why }
failure-record = Tego zapisu nie można otworzyć: { $why }
failure-record_busy = Serwer czyta teraz inne zapisy albo jeden z twoich. Spróbuj ponownie za { $seconds } s.
failure-record_heavy = Ten zapis jest dla serwera zbyt duży: { $why }. Wyślij zapis jednej partii w takiej postaci, w jakiej pobiera się go z tej strony, albo go skróć.
failure-record_later = Ta partia zaczęła się od zadanej pozycji. Jej zapis będzie dostępny, gdy się skończy.
failure-edition = Ten stół jest nieczynny: { $why }
failure-edition_wrong = To nie pasuje: { $why }
failure-edition_busy = Właśnie trwa gra według innego wydania. Spróbuj ponownie za { $seconds } s.
failure-edition_heavy = Gra według tego wydania zajmuje za dużo czasu lub pamięci, więc ją przerwano. Sprawdź wartości, które ją wydłużają, na przykład mapę.
failure-no_client = Klient nie został zbudowany. Uruchom „make web” w katalogu Lutetii albo „make play”, które robi wszystko; potem odśwież stronę. Szukano go w folderze { $folder }.

refusal-no_such_ply = Nie ma takiego ruchu. Ostatni to { $last }.
refusal-log_full = Dziennik tego stołu jest pełny. Dokończ partię albo otwórz inny stół.
refusal-no_plans = W tej grze nie ma planów do wypróbowania.
refusal-hint_people = Podpowiedzi są tylko w grach z samymi botami.
refusal-hint_busy = Podpowiedź jest już w drodze. Zaczekaj na nią.
refusal-hint_none = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
refusal-rate = To było za dużo naraz. Poczekaj chwilę.
refusal-not_stored = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
refusal-internal = Na serwerze coś poszło nie tak; nic się nie zmieniło. Odśwież stronę i spróbuj ponownie.
refusal-broken = Zapis tego stołu nie pozwala grać dalej. Możesz obejrzeć grę i pobrać jej zapis.
refusal-rated_account = Gry rankingowe są dla osób z kontem. Załóż je na swojej stronie albo otwórz grę bez rankingu.
refusal-rated_one_seat = W grze rankingowej każdy ma jedno miejsce, pod własnym imieniem.
refusal-rated_seat = Miejsca w grze rankingowej zostają przy tych, którzy ją zaczęli.
refusal-rated_people = Gra rankingowa wymaga co najmniej jednej osoby.
refusal-rated_help = W grze rankingowej nie ma podpowiedzi ani planów do wypróbowania.
refusal-abort_late = Grę można przerwać tylko przed czyjąkolwiek drugą turą. Teraz możesz się poddać albo zaproponować zakończenie.
failure-rated_edition = Gry według własnego wydania nie liczą się do rankingu.
refusal-undo_draw = Losowanie można cofnąć tylko za zgodą innych, a nie ma tu nikogo, kto mógłby się zgodzić.
refusal-undo_rated = W grze rankingowej nie można cofnąć ruchu, na który bot już odpowiedział.
refusal-apart = Nie możesz usiąść przy tym stole.
failure-no_player = Nie ma tu nikogo takiego albo to tylko gość.
failure-tie_self = To ty.
failure-rated_account = To jest dla osób z kontem.
refusal-held =
    { $until ->
        [none] Moderacja na to nie pozwala. Powód: { $why }
       *[other] Moderacja nie pozwala na to do { $until }. Powód: { $why }
    }
