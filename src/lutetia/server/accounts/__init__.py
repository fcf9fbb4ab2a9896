"""Accounts: people who come back, with a passkey or a recovery code and no password.

Reading order: `types` (what the calls take and answer), `site` (the address that passkeys belong
to), `passkeys`, `recovery`, `pairing` (a second device), `work` (proof of work), `book` (what may
be done with an account), `calls`.
"""
