# People: what is refused, what letters say, what `astrarium admin` says.

problem-bad-request = Something in the request is not right.
field-wrong-short = { $limit ->
    [1] { $field }: please fill it in.
   *[other] { $field }: at least { $limit } characters, please.
}
field-wrong-long = { $field }: at most { $limit } characters, please.
field-wrong-missing = { $field }: please fill it in.
field-wrong-form = { $field }: this cannot be used. Please check it.
field-password = Password
field-new = New password
field-old = Current password
field-name = Name
field-login = Name or e-mail
field-email = E-mail
field-url = Address
field-text = Text
field-label = Name
problem-no-page = There is no such page.
problem-bad-method = This cannot be done here.
problem-engine = This does not work: { $detail }
problem-too-large = That is too much at once: at most { $limit } kB fit into a request.
problem-too-many = { $seconds ->
    [one] That was too quick. Please wait { $seconds } second.
   *[other] That was too quick. Please wait { $seconds } seconds.
}
problem-too-much-work = { $seconds ->
    [one] You have asked for a lot in a short time. Please wait { $seconds } second.
   *[other] You have asked for a lot in a short time. Please wait { $seconds } seconds.
}
problem-one-at-a-time = Another long answer for you is still being made. Please wait until it is there.
problem-not-signed-in = Please sign in first.
problem-guests-not-allowed = This needs an account. You keep your games when you make one.
problem-not-admin = Only administrators may do this.
problem-suspended = You are suspended: you can look around, but not take part.
problem-foreign-origin = The request came from the page of another site and was refused.
problem-wrong-host = This server is not known by that name. Whoever runs it sets the name with --base-url.
problem-csrf = This page is out of date. Reload it and try again.
problem-bad-token = This token is not valid.
problem-browser-only = This cannot be done with a token; sign in with a browser.

problem-already-account = You have an account already.
problem-account-needed = This person is a guest; only accounts can become administrators.
problem-name-taken = Somebody has this name already, or one that looks like it.
problem-name-reserved = This name, or one that looks like it, is kept for the server, those who run it and its bots.
problem-email-taken = Another account uses this e-mail address.
problem-wrong-login = The name or the password is wrong.
problem-wrong-password = The password is wrong.
problem-no-game = There is no such game.
problem-no-link = This link is no longer valid. Ask for a new one.
problem-no-person = There is no such person.
problem-no-report = There is no such report.
problem-no-chat-line = There is no such line.
problem-no-token = There is no such token.
problem-no-channel = You do not have this channel.
problem-no-ignored-person = You neither mute nor block this person.
problem-not-yourself = You cannot do this to yourself.
problem-enough = You may have at most { $limit } of these. Remove one first.
problem-no-mail = This server does not send letters.
problem-ask-host = This server does not send letters. Ask whoever runs it for a link to a new password.
problem-no-email = Add an e-mail address to your account first.

email-reset-subject = A new password for Astrarium
email-reset-text =
    Hello { $name },

    somebody, probably you, has forgotten the password of this account. The link below lets you choose a new one. It works once and for one hour.

    If you did not ask for it, do nothing: your password stays as it is.
email-confirm-subject = Is this your e-mail address?
email-confirm-text =
    Hello { $name },

    this address was given for your account at Astrarium. Please confirm it with the link below, within a week.

    If you have no such account, do nothing.
email-turn-subject = { $game }: your turn
email-turn-text =
    Hello { $name },

    the table is waiting for you: it is your turn in { $game }.

    You asked for these letters, and can turn them off in your settings.

admin-person = { $id }  { $name } ({ $kind ->
    [guest] guest
    [account] account
   *[other] deleted
}{ $role ->
    [admin] , administrator
   *[other] { "" }
}{ $suspended ->
    [yes] , suspended
   *[other] { "" }
})
admin-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
admin-table = { $id }  { $game }, { $status ->
    [open] open
    [running] running
    [paused] paused
    [finished] finished
   *[abandoned] abandoned
}: { $seats }
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-empty-seat = free
admin-no-person = There is nobody called { $name }.
admin-guest = { $name } is a guest; only accounts can become administrators.
admin-made-admin = { $name } is an administrator now.
admin-suspended = { $name } is suspended.
admin-unsuspended = { $name } may take part again.
admin-reset-link = The link for { $name } works once and for one hour:
admin-recovery-link = The link with which { $name } gets in again:
admin-no-address = The address of the server is not known here: it has not been started with this database yet, or the database is not a SQLite file. Give the address with --base-url, for example --base-url https://games.example.org.
admin-no-database = The database { $database } cannot be read: { $reason }.
