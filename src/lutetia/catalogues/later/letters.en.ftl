### Notices as they are sent, by push, mail and webhook, and the pages behind the links in mails.

letters-turn = It is your turn
letters-half = Half of your time is gone
letters-hours = Your time is running out
letters-holiday = Six hours are left: you may take a holiday
letters-offer = You may take a holiday: { $link }
letters-invited = You are invited to a game
letters-several =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
letters-table = { $game }: { $names }
letters-left = { $table } ({ $left } left)
letters-test = Notices work
letters-test_body = This is how Lutetia tells you that a table waits for you.
letters-leave = No more mail from Lutetia: { $link }
letters-confirm = Do you want mail when it is your turn?
letters-confirm_body = Somebody has entered this address at Lutetia, to be told when a table waits for them. If that was you, follow this link: { $link } If not, do nothing: nothing more will be sent.
letters-page_confirm = Shall { $address } get mail when a table waits for you?
letters-page_confirm_do = Yes, send it
letters-page_confirm_done = { $address } will get mail when a table waits for you.
letters-page_leave = Shall { $address } get no more mail?
letters-page_leave_do = No more mail
letters-page_leave_done = { $address } will get no more mail.
letters-page_gone = This link is no longer good. Look at your notices on the page “Your account”.
letters-page_later = That was too much at once. Try again in a minute.
