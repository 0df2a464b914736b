# What a server writes to a terminal. An id is the text of the record.

log-line = { $time } { $level ->
    [error] error
   *[warning] warning
}: { $text }
log-error = { $error }, at { $place }

log-request = A request failed
log-exception-in-asgi-application = Something in Astrarium is broken; the request was answered with an error
log-the-database-is-away = The database cannot be reached yet; it is waited for
log-the-database-failed = The database failed
log-a-table-is-paused = A table is paused because its game cannot go on
log-a-snapshot-could-not-be-written = A saved state of a table could not be written; the game itself is kept
log-a-bot-gave-no-move = A bot gave no move, and one was played at random for it
log-a-thinking-process-died = A process in which bots think has died; another takes over
log-a-process-died-and-is-started-again = A process of the server has died and is started again
log-job-failed = A task failed and will be tried again
log-claiming-jobs-failed = The list of tasks could not be read; it is tried again
log-could-not-put-a-job-off = A task could not be put off
log-could-not-finish-a-job = A task could not be finished
log-could-not-give-jobs-back = Tasks could not be given back
log-could-not-renew-leases = Tasks could not be held
log-a-message-was-given-up = A message could not be delivered and was given up
log-presence-could-not-be-told = Who is present could not be told; it is tried again
log-the-bus-lost-its-connection = The connection between the servers was lost; it is opened again
log-the-bus-cannot-listen = The connection between the servers cannot be opened; it is tried again
log-a-listener-of-the-bus-failed = A change could not be passed on to those who watch
log-a-listener-of-the-bus-failed-after-a-gap = Those who watch could not be told that changes were missed
log-the-tables-of-a-socket-could-not-be-looked-up = The tables that a browser wants to watch could not be read; it asks again
log-few-files-may-be-open = Few files may be open at once, and each connection is one
