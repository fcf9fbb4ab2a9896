"""A real Chromium against a real server: what people do at the table, by mouse, keys and finger."""
