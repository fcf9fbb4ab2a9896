### What is seldom said at a table: loaded when the rest is there.

info-help =
    /join, { $join }: usiądź. /leave: wstań.
    /bot add, /bot add top, /bot remove: dodaj albo usuń bota. Poziomy: top (ekspert), middle (średni), greedy (niezły), random (losowy).
    /start: zacznij. /undo: cofnij. /yes, /no: odpowiedz na prośbę.
    /resign: poddaj grę. /end: zakończ grę teraz, jeśli wszyscy się zgodzą. /rematch: zagraj jeszcze raz.
    /mute IMIĘ, /unmute IMIĘ: przy stole, który otworzysz, wycisz kogoś albo znów pozwól mu mówić.
    /who: kto tu jest. /record: gra jako plik. #12: link do ruchu 12.
    Ruch można wpisać tak, jak wygląda w zapisie gry, bez ukośnika.

log-holiday = { $who } – urlop; do jego końca zegar tego miejsca stoi.
log-holiday_over = { $who } – koniec urlopu; zegar tego miejsca znów chodzi.
log-muted = { $name } nie może tu już nic mówić: tak chce osoba, która otworzyła stół.
log-unmuted = { $name } może tu znów mówić.

refusal-muted_here = Osoba, która otworzyła ten stół, wyciszyła cię tutaj. Grasz dalej bez rozmowy.
refusal-mute_opener = Tylko osoba, która otworzyła stół, może tu kogoś wyciszyć. Dla siebie możesz to zrobić na stronie tej osoby.
refusal-mute_nobody = Nie ma tam nikogo, kogo można by wyciszyć.
refusal-mute_self = Nie możesz wyciszyć siebie.
