pace-hint = Any click or key goes on at once.
pace-label = What others do is shown
pace-normal = at leisure
pace-off = at once, without motion
pace-quick = quickly
pace-still = You asked your device for reduced motion, so nothing moves here.
