table-abort = Break off
table-abort_help = Nobody has had a second turn yet. The game ends, nobody has won, and it counts for nothing.
table-abort_sure = Break this game off for everybody?
