"""Many processes, one site: what they tell each other goes by NATS, what is true stands in
PostgreSQL. Reading order: bus, members, ownership, places, sessions, news, orders."""
