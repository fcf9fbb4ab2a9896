pace-hint = Un clic ou une touche suffit pour passer à la suite.
pace-label = Montrer les coups des autres
pace-normal = tranquillement
pace-off = aussitôt, sans mouvement
pace-quick = vite
pace-still = Votre appareil demande des animations réduites : ici, rien ne bouge.
