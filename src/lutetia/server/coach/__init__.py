"""The coach at the site: reports of games that have ended, made once each."""
