### Finding and printing a rule.

rules-clear = Suche leeren
rules-found = { $n ->
    [one] Eine Regel von { $of }
   *[other] { $n } Regeln von { $of }
}
rules-none = Keine Regel spricht von „{ $query }“.
rules-print = Drucken
rules-search = In den Regeln suchen
rules-table = Zurück zum Tisch
