sound-done = Done
sound-on = Play sounds
sound-still = You asked your device for reduced motion, so it is quiet here until you turn sounds on.
sound-title = Sounds and moves
sound-volume = Volume
