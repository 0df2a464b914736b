# How a server starts and stops.

machine-ready = Astrarium is open at { $url }. Stop it with Ctrl+C.
machine-newer-database = The database is at revision { $revision }, which this version does not know: a newer Astrarium has used it. Start that version, or restore a backup from before.
machine-database-in-use = Another server uses { $file }. A SQLite database belongs to one process; for several, use PostgreSQL.
machine-no-file = A server needs a database that lasts: give a file, for example sqlite:///astrarium.db.
machine-bad-database = Cannot open the database: { $reason }.
machine-bad-address = Cannot listen on { $host }, port { $port }: { $reason }.
machine-bad-secret = The secret in { $file } is shorter than { $bytes } bytes. Delete the file, and a new one is made.
machine-bad-mail = { $url } is not an address of a mail server. It looks like smtp://user:password@host:587.
machine-bad-module = The module { $module } cannot be imported: { $reason }.
