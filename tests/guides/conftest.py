"""People in front of a browser, as the browser tests have them."""

from tests.browser.conftest import browser, client, playwright, site, visitor, words

__all__ = ["browser", "client", "playwright", "site", "visitor", "words"]
