### Les avis tels qu’ils sont envoyés, et les pages derrière les liens des courriels.

letters-turn = C’est votre tour
letters-half = La moitié de votre temps est passée
letters-hours = Votre temps s’épuise
letters-holiday = Plus que six heures : vous pouvez prendre un congé
letters-offer = Vous pouvez prendre un congé : { $link }
letters-invited = Vous êtes invité à une partie
letters-several =
    { $n ->
        [one] { $n } table vous attend
       *[other] { $n } tables vous attendent
    }
letters-table = { $game } : { $names }
letters-left = { $table } (il reste { $left })
letters-test = Les avis arrivent
letters-test_body = Voilà comment Lutetia vous dit qu’une table vous attend.
letters-leave = Ne plus recevoir de courriels de Lutetia : { $link }
letters-confirm = Voulez-vous un courriel quand c’est votre tour ?
letters-confirm_body = Quelqu’un a saisi cette adresse chez Lutetia, pour savoir quand une table l’attend. Si c’était vous, suivez ce lien : { $link } Sinon, ne faites rien : vous ne recevrez plus de courriel.
letters-page_confirm = { $address } doit-elle recevoir un courriel quand une table vous attend ?
letters-page_confirm_do = Oui, envoyez-le
letters-page_confirm_done = { $address } recevra un courriel quand une table vous attend.
letters-page_leave = { $address } ne doit-elle plus recevoir de courriels ?
letters-page_leave_do = Ne plus en recevoir
letters-page_leave_done = { $address } ne recevra plus de courriels.
letters-page_gone = Ce lien n’est plus valable. Regardez vos avis sur la page « Votre compte ».
letters-page_later = Trop de demandes à la fois. Réessayez dans une minute.
