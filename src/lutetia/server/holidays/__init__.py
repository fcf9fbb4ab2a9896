"""Holidays: thirty days a year in which one's clocks stand at unhurried tables (docs/time.md).

`book` keeps who has been on holiday when; `routes` and `calls` are what is asked over HTTP.
"""
