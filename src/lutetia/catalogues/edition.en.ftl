edition-friendly = A few values of this game are pieced together: nobody here has seen its box.
edition-link = Do you own it? Put them right
