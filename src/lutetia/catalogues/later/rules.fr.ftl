### Finding and printing a rule.

rules-clear = Effacer la recherche
rules-found = { $n ->
    [one] { $n } règle sur { $of }
   *[other] { $n } règles sur { $of }
}
rules-none = Aucune règle ne parle de « { $query } ».
rules-print = Imprimer
rules-search = Chercher dans les règles
rules-table = Retour à la table
