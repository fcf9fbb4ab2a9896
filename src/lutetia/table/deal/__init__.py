"""Sealed deals: chance that is fixed before anybody plays, and that anybody can check afterwards.

docs/sealed_deals.md says what they prove. Pure: no clock, no random source, no network.
"""
