### The envelope of a sealed deal.

deal-away = { $names } did not stir it.
deal-broken = The envelope can be opened no more: the draws are not sealed.
deal-checked =
    { $n ->
        [one] { $n } draw checked
       *[other] { $n } draws checked
    }
deal-choose = Sealed deal: every draw can be checked
deal-closed =
    { $n ->
        [one] { $n } stays closed until the end.
       *[other] { $n } stay closed until the end.
    }
deal-draw = Draw { $n }: { $pick } of { $total }
deal-draw_closed = Draw { $n }: closed
deal-master = Master secret
deal-nobody = The envelope is sealed; nobody but the site has stirred it.
deal-numbers = Numbers
deal-root = Root: compare it with that of the record
deal-script = Program to check the record yourself
deal-script_help = Save it as verify_deal.py and the record beside it. It needs Python 3.11 and nothing else.
deal-sealed = The envelope is sealed. Everybody’s page stirs it before the game.
deal-several = Several people play at this screen, so single draws are shown at the end.
deal-stirred = The envelope is sealed and stirred by { $names }.
deal-stirred_bytes = What was stirred
deal-title = Sealed deal
deal-void = taken back
deal-what = Every draw was fixed before the game, and nobody could choose it. It does not prove that whoever runs this site has not looked.
deal-wrong = Draw { $n } is not the one that was sealed. Keep the record.
deal-wrong_root = The master secret does not fit the root. Keep the record.
deal-wrong_stirred = What was stirred does not fit what was promised. Keep the record.
