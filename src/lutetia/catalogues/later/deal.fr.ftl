### The envelope of a sealed deal.

deal-away = Non brassée par { $names }.
deal-broken = L’enveloppe ne peut plus être ouverte : les tirages ne sont plus scellés.
deal-checked =
    { $n ->
        [one] { $n } tirage vérifié
       *[other] { $n } tirages vérifiés
    }
deal-choose = Tirage scellé : tout se vérifie
deal-closed =
    { $n ->
        [one] { $n } reste fermé jusqu’à la fin.
       *[other] { $n } restent fermés jusqu’à la fin.
    }
deal-draw = Tirage { $n } : { $pick } sur { $total }
deal-draw_closed = Tirage { $n } : fermé
deal-master = Secret maître
deal-nobody = L’enveloppe est scellée ; seul le site l’a brassée.
deal-numbers = Les nombres
deal-root = Racine : à comparer avec celle de l’enregistrement
deal-script = Le programme pour vérifier soi-même
deal-script_help = Enregistrez-le sous le nom verify_deal.py, à côté de l’enregistrement de la partie. Il lui faut Python 3.11 et rien d’autre.
deal-sealed = L’enveloppe est scellée. La page de chacun la brasse avant la partie.
deal-several = Plusieurs personnes jouent sur cet écran : les tirages ne sont montrés un par un qu’à la fin.
deal-stirred = L’enveloppe est scellée, et brassée par { $names }.
deal-stirred_bytes = Ce qui a été brassé
deal-title = Tirage scellé
deal-void = annulé
deal-what = Chaque tirage était fixé avant la partie, et personne n’a pu le choisir. Cela ne prouve pas que la personne qui gère ce site n’a pas regardé.
deal-wrong = Le tirage { $n } n’est pas celui qui était scellé. Gardez l’enregistrement de la partie.
deal-wrong_root = Le secret maître ne correspond pas à la racine. Gardez l’enregistrement de la partie.
deal-wrong_stirred = Ce qui a été brassé ne correspond pas à ce qui était promis. Gardez l’enregistrement de la partie.
