"""Passkeys: what is asked of a browser, and whether its answer holds."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Literal, cast

import msgspec
import webauthn
from webauthn.helpers import (
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from lutetia.server.accounts.site import Site

LIFE = 300.0
"""Seconds for which a challenge holds."""

MAX_CHALLENGES = 10_000
"""Challenges that are open at once; the oldest make room."""

MAX_ID = 1023
"""Bytes of a credential id, as WebAuthn has it."""

Purpose = Literal["make", "use"]


class NoChallenge(Exception):
    """There is none that is open: it was used, is too old, or was never given."""


class WrongOrigin(Exception):
    """The answer was made for another site."""


class NotVerified(Exception):
    """The answer does not hold. The message is for the log of a developer, not for people."""


class Cloned(Exception):
    """The counter of an authenticator went back: somebody has a copy of the key."""


@dataclass(frozen=True)
class Passkey:
    """A passkey that was made.

    Attributes:
        public_key: COSE.
        counter: of signatures.
        transports: how its authenticator is reached.
    """

    id: bytes
    public_key: bytes
    counter: int
    transports: tuple[str, ...]


class Challenges:
    """What browsers have been asked: one question a session and purpose, each answered once."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[bytes, Purpose], tuple[bytes, float]] = OrderedDict()

    def new(self, session: bytes, purpose: Purpose) -> bytes:
        """Return a new challenge for a session; the one before is void."""
        challenge = secrets.token_bytes(32)
        self._open.pop((session, purpose), None)
        while len(self._open) >= MAX_CHALLENGES:
            self._open.popitem(last=False)
        self._open[session, purpose] = challenge, monotonic() + LIFE
        return challenge

    def take(self, session: bytes, purpose: Purpose) -> bytes:
        """Return the challenge of a session and forget it. Raises NoChallenge."""
        challenge, until = self._open.pop((session, purpose), (b"", 0.0))
        if monotonic() >= until:
            raise NoChallenge
        return challenge


def ask_new(
    site: Site, player: str, name: str, known: Sequence[bytes], challenge: bytes
) -> dict[str, Any]:
    """Return what a browser is asked to make a passkey of ``player``, who has those ``known``."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Lutetia",
        user_id=player.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=int(LIFE * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
    )
    return _plain(webauthn.options_to_json(options))


def ask_use(site: Site, challenge: bytes) -> dict[str, Any]:
    """Return what a browser is asked to use any passkey of this site."""
    options = webauthn.generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        timeout=int(LIFE * 1000),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return _plain(webauthn.options_to_json(options))


def made(site: Site, credential: dict[str, Any], challenge: bytes) -> Passkey:
    """Return the passkey that an authenticator has made. Raises WrongOrigin, NotVerified."""
    try:
        answer = parse_registration_credential_json(credential)
        _same_site(site, answer.response.client_data_json)
        done = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except WrongOrigin:
        raise
    except Exception as error:  # a stranger's bytes go through several parsers
        raise NotVerified(str(error)) from None
    if len(done.credential_id) > MAX_ID:
        raise NotVerified("the id is too long")
    transports = tuple(one.value for one in answer.response.transports or ())
    return Passkey(done.credential_id, done.credential_public_key, done.sign_count, transports)


def named(credential: dict[str, Any]) -> bytes:
    """Return the id of the passkey that an answer comes from. Raises NotVerified."""
    try:
        return parse_authentication_credential_json(credential).raw_id
    except Exception as error:  # as in `made`
        raise NotVerified(str(error)) from None


def used(site: Site, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
    """Return the counter of a passkey after it has signed.

    Raises WrongOrigin, NotVerified, Cloned.
    """
    try:
        answer = parse_authentication_credential_json(credential)
        _same_site(site, answer.response.client_data_json)
        done = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            # Only what is signed may raise an alarm, so the counter is compared below.
            credential_current_sign_count=-1,
        )
    except WrongOrigin:
        raise
    except Exception as error:  # as in `made`
        raise NotVerified(str(error)) from None
    counts = done.new_sign_count > 0 or passkey.counter > 0
    if counts and done.new_sign_count <= passkey.counter:
        raise Cloned
    return done.new_sign_count


def handle_of(passkey: bytes) -> str:
    """Return the name by which the owner of a passkey speaks of it."""
    return hashlib.sha256(passkey).hexdigest()[:16]


def _same_site(site: Site, client_data: bytes) -> None:
    if parse_client_data_json(client_data).origin != site.origin:
        raise WrongOrigin


def _plain(text: str) -> dict[str, Any]:
    return cast(dict[str, Any], msgspec.json.decode(text))
