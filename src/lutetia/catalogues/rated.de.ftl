table-abort = Abbrechen
table-abort_help = Noch war niemand zum zweiten Mal am Zug. Die Partie endet, niemand hat gewonnen, und sie zählt nicht.
table-abort_sure = Diese Partie für alle abbrechen?
