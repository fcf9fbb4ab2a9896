### Finding and printing a rule.

rules-clear = Wyczyść wyszukiwanie
rules-found = Znalezione zasady: { $n } z { $of }
rules-none = Żadna zasada nie mówi o „{ $query }”.
rules-print = Drukuj
rules-search = Szukaj w zasadach
rules-table = Wróć do stołu
