# Как сервер начинает и заканчивает работу.

machine-ready = Astrarium открыт по адресу { $url }. Остановить: Ctrl+C.
machine-newer-database = База данных имеет ревизию { $revision }, которой эта версия не знает: с базой работала более новая версия Astrarium. Запустите ту версию или восстановите более раннюю резервную копию.
machine-database-in-use = Файл { $file } занят другим сервером. База SQLite принадлежит одному процессу; для нескольких нужен PostgreSQL.
machine-no-file = Серверу нужна база данных, которая сохраняется: укажите файл, например sqlite:///astrarium.db.
machine-bad-database = Не удалось открыть базу данных: { $reason }.
machine-bad-address = Не удалось занять адрес { $host }, порт { $port }: { $reason }.
machine-bad-secret = Секрет в файле { $file } короче { $bytes } байт. Удалите файл, и будет создан новый.
machine-bad-mail = { $url } — не адрес почтового сервера. Он выглядит так: smtp://user:password@host:587.
machine-bad-module = Не удалось загрузить модуль { $module }: { $reason }.
