# How a server starts and stops.

machine-ready = Astrarium is open at { $url }. Stop it with Ctrl+C.
machine-no-client = The pages for browsers are not built, so only programs can play here. "make run" builds them, and so does tools/web.py.
machine-closing = Closing: what has begun is being finished. Ctrl+C once more ends it at once.
machine-closed = Astrarium is closed. The games are kept.
machine-forced = Ended at once. The games are kept; what was under way is not.
machine-newer-database = The database is at revision { $revision }, which this version does not know: a newer Astrarium has used it. Start that version, or restore a backup from before.
machine-database-in-use = Another server uses { $file }. A SQLite database belongs to one process; for several, use PostgreSQL.
machine-no-file = A server needs a database that lasts: give a file, for example sqlite:///astrarium.db.
machine-bad-database-url = --database is no address of a database. It looks like sqlite:///astrarium.db or postgresql://user:password@host/name.
machine-no-folder = The database { $file } cannot be made: there is no folder { $folder }.
machine-is-folder = The database must be a file, and { $file } is a folder.
machine-bad-file = The database { $file } cannot be opened: { $reason }.
machine-one-process = SQLite serves one process. For --processes use PostgreSQL: --database postgresql://user:password@host/name.
machine-process-died = One of the server processes ended before it could serve; the reason stands above.
machine-bad-database = Cannot open the database: { $reason }.
machine-bad-address = Cannot listen on { $host }, port { $port }: { $reason }.
machine-bad-secret = The secret in { $file } is shorter than { $bytes } bytes. Delete the file, and a new one is made.
machine-no-secret = The secret file { $file } can be neither read nor made: { $reason }.
machine-bad-mail = --mail is no address of a mail server. It looks like smtp://user:password@host:587.
machine-no-sender = Letters need a sender: give one with --mail-from, for example games@example.org.
machine-bad-base-url = --base-url { $url } is no address of a site. It looks like https://games.example.org and has nothing after the name and the port.
machine-bad-proxy = --proxies: { $proxy } is no address and no network. They look like 10.0.0.10 or 172.16.0.0/12, with commas between them.
machine-no-web = --web { $folder } holds no built client: there is no { $page } in it.
machine-bad-module = The module { $module } cannot be imported: { $reason }.
