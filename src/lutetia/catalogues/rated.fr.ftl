table-abort = Interrompre
table-abort_help = Personne n’a encore joué son deuxième tour. La partie s’arrête, personne n’a gagné, et elle ne compte pas.
table-abort_sure = Interrompre cette partie pour tout le monde ?
