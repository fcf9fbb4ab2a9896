"""Words: one message format, Project Fluent, for the terminal and the browser.

Reading order:

- `files`: where messages lie, and so which languages there are;
- `kinds`: what each argument of a message is: a seat, a number, the id of a stop;
- `catalogue`: all messages of one language, as Fluent's runtime wants them and as the client is
sent them;
- `speaker`: a sentence from a key and values.

Keys are ``<area>.<table>.<name>``, on the wire and in code; a Fluent file writes them with hyphens.
``docs/translating.md`` tells translators what they need.
"""

from lutetia.i18n.catalogue import Catalogue, catalogue
from lutetia.i18n.files import languages
from lutetia.i18n.speaker import Speaker, sentence

__all__ = ["Catalogue", "Speaker", "catalogue", "languages", "sentence"]
