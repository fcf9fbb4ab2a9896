"""One file a step; the newest revision is `lutetia.server.storage.check.HEAD`."""
