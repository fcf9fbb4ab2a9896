### What a teacher and the list of lessons say in every game.

course-again = Recommencer
course-back = Retour à la règle { $rule }
course-done = terminé
course-end = Cette leçon est finie.
course-help = Nouveau ici ? Un professeur joue la première partie avec vous.
course-here = Ici : { $what }.
course-lead = Une première partie avec un professeur à vos côtés, de courtes leçons et huit questions. Arrêtez quand vous voulez : vous reprendrez où vous en étiez.
course-link = Apprendre en jouant
course-list = Toutes les leçons
course-next = Suivant
course-no = Non
course-not = Pas cela :
course-onward = Leçon suivante
course-page = { $game } : apprendre en jouant
course-play_out = Finir la partie à ma place
course-result = Justes du premier coup : { $right } sur { $of }.
course-right = Juste :
course-step = Étape { $at } sur { $of }
course-stuck = Cette leçon ne peut pas continuer pour l’instant. Réessayez dans un instant.
course-teacher = Le professeur
course-try = Essayer
course-yes = Oui
course-whole = Toute la leçon
