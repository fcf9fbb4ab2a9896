### Zadania: decyzja, w której jedna akcja jest wyraźnie najlepsza.

failure-puzzle_line = To nie są pierwsze akcje tego zadania. Otwórz je jeszcze raz.
puzzles-account = Z kontem masz ranking, a rozwiązane zadania widać na każdym urządzeniu.
puzzles-again = { $n ->
    [one] Jedno nierozwiązane zadanie wróci.
    [few] { $n } nierozwiązane zadania wrócą.
    [many] { $n } nierozwiązanych zadań wróci.
   *[other] { $n } nierozwiązanego zadania wróci.
}
puzzles-ahead = Przewaga nad drugą w kolejności: { $points } pkt.
puzzles-best = Najlepiej: { $action }
puzzles-costs = To kosztuje { $cost } partii, które można było wygrać.
puzzles-daily = Zadanie dnia
puzzles-find = Grasz jako { $seat }. Jedna akcja jest wyraźnie najlepsza: znajdź ją. Może to ta oczywista. Liczy się pierwsza próba.
puzzles-go_on = Dobrze. Twoja tura trwa: co dalej?
puzzles-lead = Pozycje z partii botów. W każdej jedna akcja jest wyraźnie lepsza od wszystkich innych.
puzzles-learn = Nie znasz tej gry? Naucz się, grając
puzzles-link = Zadania
puzzles-list = Wszystkie zadania
puzzles-next = Następne zadanie
puzzles-no = To nie najlepsza akcja.
puzzles-none = Nie ma tu jeszcze zadań do tej gry.
puzzles-not_compared = To kosztuje { $cost } partii, które można było wygrać, albo więcej.
puzzles-one = Zadanie ({ $rating })
puzzles-page = { $game }: zadania
puzzles-rating = Twój ranking: { $points } ± { $give }
puzzles-rating_now = Twój ranking: { $points } ({ $change }). Ranking zadania: { $puzzle }.
puzzles-rating_same = Liczy się tylko pierwsza próba: twój ranking to nadal { $points }.
puzzles-retired = To zadanie nie jest już zadawane: po dokładniejszym sprawdzeniu kilka akcji jest tu dobrych. Próba się nie liczy.
puzzles-right = To najlepsza akcja.
puzzles-right_quiet = Nie było nic lepszego niż oczywista akcja.
puzzles-solved = Rozwiązane: { $n } z { $of }.
puzzles-start = Rozwiąż zadanie
puzzles-stuck = Zadanie nie odpowiada. Spróbuj ponownie za chwilę.
puzzles-yes = Dobrze!
