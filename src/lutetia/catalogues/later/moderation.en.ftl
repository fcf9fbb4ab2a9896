### Reports, and the page of the moderators.

moderation-report = Report …
moderation-report_title = Report somebody
moderation-report_help = Only moderators read it, with the talk around it. Nobody else hears that you have reported them.
moderation-about = What is it about?
moderation-player = { $name }, who sits here
moderation-why = What is wrong?
moderation-reason_insult = Insult or threat
moderation-reason_spam = Spam
moderation-reason_unfair = Cheating, or leaving games
moderation-reason_name = The name
moderation-reason_other = Something else
moderation-words = What there is to add
moderation-send = Send
moderation-cancel = Cancel
moderation-thanks = Thank you: the moderators will look at it.
moderation-title = Moderation
moderation-open = Open ({ $n })
moderation-closed = Closed
moderation-none = No reports.
moderation-number = Report { $n }
moderation-who = Reported
moderation-guest = guest
moderation-then = then called
moderation-times =
    { $n ->
        [one] reported by { $n } person
       *[other] reported by { $n } people
    }
moderation-by = Reported by
moderation-table = Table
moderation-excerpt = The talk around it
moderation-reported = Reported:
moderation-holds_ban = Banned until { $until }:
moderation-holds_ban_ever = Banned for good:
moderation-holds_mute = Muted until { $until }:
moderation-holds_mute_ever = Muted for good:
moderation-you_ban = Until { $until } you can look on, and neither sit down, talk nor open a table. The reason:
moderation-you_ban_ever = You can look on, and neither sit down, talk nor open a table. The reason:
moderation-you_mute = Until { $until } you play without talking. The reason:
moderation-you_mute_ever = You play without talking. The reason:
moderation-lift = End it
moderation-why_act = Reason (whoever is banned or muted reads it)
moderation-close = Close
moderation-delete_line = Delete the line
moderation-rename = Take the name away
moderation-days = For
moderation-day_count =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
moderation-mute = Mute
moderation-mute_here = Mute somebody here …
moderation-mute_here_help = Whoever is muted says nothing more at this table, takes no other name here, and plays on. Everybody reads it in the log.
moderation-unmute = Let speak
moderation-done = Done
moderation-silenced = Whoever opened this table has muted you here. You play on without talking.
moderation-ban = Ban
moderation-address = and guests of that address
moderation-done_close = The report is closed.
moderation-done_delete_line = The line is deleted.
moderation-done_rename = The name is taken away.
moderation-done_mute = They can say nothing now.
moderation-done_ban = They are banned.
moderation-done_lift = It no longer holds.
moderation-audit = What was done
moderation-audit_none = Nothing yet.
moderation-act_close = closes
moderation-act_delete_line = deletes a line of
moderation-act_mute = mutes
moderation-act_ban = bans
moderation-act_ban_address = bans an address
moderation-act_lift = ends a ban or mute of
moderation-act_rename = takes away a name; now
moderation-act_grant = appoints
moderation-act_revoke = dismisses
moderation-until = until { $until }
moderation-more = Show earlier
