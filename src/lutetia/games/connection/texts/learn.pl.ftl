connection-keys-board = Klawisze od 1 do 6 prowadzą do spółki, strzałki prowadzą po mapie.

connection-learn-boards = Koniec bez Marsylii: lokomotywy leżą już tylko na jednej planszy zapasu.
connection-learn-build = W swojej turze postaw od jednej do pięciu lokomotyw dowolnej spółki, także takiej, której udziałów nie masz. Każda staje obok toru tej samej spółki; wszystkie sześć spółek zaczyna przy wieży Eiffla.
connection-learn-city = Miasto ma miejsce na jedną lokomotywę i podnosi wartość spółki, która tam buduje, o 1 do 4. Pole wiejskie mieści dwie i nic nie daje.
connection-learn-cut = Żadnej spółki nie wolno odciąć: tam, gdzie zamknęłaby się jej ostatnia droga do miasta, inne nie mogą budować.
connection-learn-end = Gra kończy się, gdy spółka dotrze do Marsylii albo gdy lokomotywy leżą już tylko na jednej planszy zapasu. Wtedy każdy udział daje tyle punktów, ile wynosi wartość jego spółki.
connection-learn-hidden = Nikt nie widzi, jakie masz udziały, tylko ile. Na końcu każdy udział ponad limit kosztuje 20 punktów.
connection-learn-trade = Zamiast budować, możesz wymieniać: zwróć jeden udział i weź jeden lub dwa innej spółki.
