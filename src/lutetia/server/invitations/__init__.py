"""Inviting somebody by name to a table at which one sits: kept and answered (`service`), and the
calls for it (`calls`). A challenge is an invitation to a table opened for it."""
