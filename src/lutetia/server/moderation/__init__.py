"""What people report, what moderators decide, and what becomes of it: docs/moderation.md."""
