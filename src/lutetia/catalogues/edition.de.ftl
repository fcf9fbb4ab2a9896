edition-friendly = Ein paar Werte dieses Spiels sind erschlossen: Niemand hier hat die Schachtel gesehen.
edition-link = Besitzt du die Schachtel? Berichtige die Werte
