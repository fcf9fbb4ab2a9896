### Nachrichten, wie sie verschickt werden, und die Seiten hinter den Links in Mails.

letters-turn = Du bist am Zug
letters-half = Die Hälfte deiner Zeit ist um
letters-hours = Deine Zeit läuft ab
letters-holiday = Noch sechs Stunden: Du kannst Urlaub nehmen
letters-offer = Du kannst Urlaub nehmen: { $link }
letters-invited = Du bist zu einer Partie eingeladen
letters-several =
    { $n ->
        [one] { $n } Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
letters-table = { $game }: { $names }
letters-left = { $table } (noch { $left })
letters-test = Benachrichtigungen kommen an
letters-test_body = So sagt dir Lutetia, dass ein Tisch auf dich wartet.
letters-leave = Keine Mails mehr von Lutetia: { $link }
letters-confirm = Möchtest du Mails, wenn du am Zug bist?
letters-confirm_body = Jemand hat diese Adresse bei Lutetia eingetragen, um zu erfahren, wann ein Tisch wartet. Wenn du das warst, folge diesem Link: { $link } Wenn nicht, tu nichts: Es kommt keine weitere Mail.
letters-page_confirm = Soll { $address } Mails bekommen, wenn ein Tisch auf dich wartet?
letters-page_confirm_do = Ja, schickt sie
letters-page_confirm_done = { $address } bekommt Mails, wenn ein Tisch auf dich wartet.
letters-page_leave = Soll { $address } keine Mails mehr bekommen?
letters-page_leave_do = Keine Mails mehr
letters-page_leave_done = { $address } bekommt keine Mails mehr.
letters-page_gone = Dieser Link gilt nicht mehr. Sieh auf der Seite „Dein Konto“ bei den Benachrichtigungen nach.
letters-page_later = Das war zu viel auf einmal. Versuche es in einer Minute noch einmal.
