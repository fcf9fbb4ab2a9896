table-abort = Przerwij
table-abort_help = Nikt nie miał jeszcze drugiej tury. Gra się kończy, nikt nie wygrywa i nic się nie liczy.
table-abort_sure = Przerwać tę grę dla wszystkich?
