keys-all =
    Tab przechodzi dalej, Enter wykonuje wybraną akcję, Esc anuluje.
    Strzałki w lewo i w prawo, Home i End służą do przeglądania partii.
    + powiększa, − pomniejsza, 0 pokazuje znów całą planszę; Shift i strzałka ją przesuwają.
keys-title = Klawisze

learn-back = Wstecz
learn-button = Jak grać
learn-done = Mogę już grać
learn-next = Dalej
learn-skip = Zamknij
learn-step = Obrazek { $at } z { $of }.
learn-title = { $game }: zasady w minutę
