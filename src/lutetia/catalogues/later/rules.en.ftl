### Finding and printing a rule.

rules-clear = Clear the search
rules-found = { $n ->
    [one] One rule of { $of }
   *[other] { $n } rules of { $of }
}
rules-none = No rule speaks of “{ $query }”.
rules-print = Print
rules-search = Search the rules
rules-table = Back to the table
