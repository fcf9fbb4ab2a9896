### The page of one's account.

account-title = Your account
account-guest = You are a guest: your tables are kept for this browser alone. With an account they are yours on every device. There is no password.
account-make = Make an account
account-make_passkey = Make an account with a passkey
account-passkey_what = A passkey is kept by your device or your password manager, and opened by finger, face or PIN.
account-passkeys_not_here = Passkeys work only at an address with https, or at localhost, and not at { $origin }. Recovery codes work here, too.
account-passkeys_no_browser = This browser knows no passkeys. Recovery codes work here, too.
account-make_codes = Make an account with recovery codes
account-have = I have an account
account-guest_passes = The tables of the guest whom you are here pass to your account.
account-sign_in_passkey = Sign in with a passkey
account-code = Recovery code, or the code that your other device shows
account-sign_in_code = Sign in with the code
account-code_linked = Signing in with this code hands the tables of the guest whom you are here to the account that the code belongs to: do so only if your own device has shown it.
account-made = You have an account now.
account-signed_in = You are signed in.
account-stayed = { $n ->
    [one] One table stays with the guest whom you were here: your account cannot take that seat.
   *[other] { $n } tables stay with the guest whom you were here: your account cannot take those seats.
} Sign out here to be that guest again.
account-hello = You are signed in as { $name }.
account-news = Since this browser was last told
account-news_signed_in = Somebody signed in with a passkey
account-news_code_used = Somebody signed in with a recovery code
account-news_device_added = Somebody signed in with the code of a second device
account-news_passkey_added = A passkey was added
account-news_passkey_removed = A passkey was removed
account-news_codes_made = New recovery codes were made
account-news_cloned = A copy of one of your passkeys was refused. Remove that passkey and make a new one.
account-news_advice = If that was not you, end the sessions below and make new recovery codes.
account-news_read = I have read this
account-passkeys = Passkeys
account-no_passkeys = You have none. With one you sign in without a code.
account-passkey_add = Add a passkey of this device
account-remove = Remove
account-remove_passkey = Remove the passkey of { $device }
account-used = last used { $when }
account-somewhere = an unknown device
account-codes = Recovery codes
account-codes_left = { $n ->
    [0] You have none. With them you come back when your device is lost.
    [one] One is left.
   *[other] { $n } are left.
}
account-codes_new = Make ten new codes
account-codes_void = The codes of before are void then.
account-codes_keep = Print these codes or write them down. They are shown only now; each signs you in once.
account-codes_copy = Copy all
account-copied = Copied.
account-codes_done = I have kept them
account-device = A second device
account-device_what = Sign in on your telephone or another computer with a code that holds for five minutes.
account-device_show = Show a code
account-device_scan = Scan this with the other device, or open { $url } there and type:
account-device_over = That code holds no longer. Show a new one.
account-qr = QR code of the address with the code
account-sessions = Where you are signed in
account-here = this browser
account-seen = last seen { $when }
account-end = End
account-end_session = End the session of { $device }
account-sign_out = Sign out here
account-data = Your data
account-data_what = Everything that is kept of you: your sessions, your tables with their records, and what you said there.
account-download = Download everything
account-delete = Delete me
account-delete_what = Your name and what you said go from all tables and from the log, your seats of running games are given up, and all your sessions end. Games stay, without your name. This cannot be taken back.
account-delete_type = Type your name, { $name }, to go on
account-delete_do = Delete me for ever
account-deleted = You are deleted. This browser is a new guest.
account-working = Your device works out a small task first, as several accounts were made from your address. That takes some seconds.
account-cancelled = Nothing was done: the device's question was closed, or took too long. Try again.
account-passkey_exists = This device has a passkey of your account already.

failure-challenge = That took more than five minutes, or was sent twice. Try again.
failure-passkey_origin = This passkey was asked for at another address. Open { $origin } and try again.
failure-passkey_refused = The passkey was not accepted. Try again, or use a recovery code.
failure-passkey_cloned = This passkey was refused: its counter went back, so there may be a copy of it. Sign in with another passkey or a recovery code, remove this one and make a new one.
failure-passkeys_here = Passkeys need https or localhost. Use recovery codes at this address.
failure-passkeys_full = You have as many passkeys as are possible. Remove one first.
failure-no_passkey = This passkey belongs to no account here. Use another one, or a recovery code.
failure-last_way = This is the last way into your account. Make recovery codes first.
failure-code = This is no code of this site, or it was used already. Check it, or take the next one.
failure-device_code = This code is unknown, was used, or is older than five minutes. Have a new one shown.
failure-guest = This needs an account. Make one first.
failure-work = The task of your address was not worked out in time. Try again.
failure-no_session = This session has ended already.
failure-delete_name = That is not your name. Type it as it stands at the top of the page.
account-news_now = Somebody has just signed in to your account: { $device }
account-news_look = If that was not you
