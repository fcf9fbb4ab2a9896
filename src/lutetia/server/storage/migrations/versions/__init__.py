"""One file a step; the newest revision is `lutetia.server.storage.open_checks.HEAD`."""
