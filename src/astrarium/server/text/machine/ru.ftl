# Как сервер начинает и заканчивает работу.

machine-ready = Astrarium открыт по адресу { $url }. Остановить: Ctrl+C.
machine-no-client = Страницы для браузера не собраны, поэтому играть здесь могут только программы. Их собирает «make run», а также tools/web.py.
machine-closing = Завершение: начатое доводится до конца. Ещё одно нажатие Ctrl+C прервёт всё сразу.
machine-closed = Astrarium закрыт. Партии сохранены.
machine-forced = Работа прервана. Партии сохранены; то, что ещё не завершилось, пропало.
machine-newer-database = База данных имеет ревизию { $revision }, которой эта версия не знает: с базой работала более новая версия Astrarium. Запустите ту версию или восстановите более раннюю резервную копию.
machine-database-in-use = Файл { $file } занят другим сервером. База SQLite принадлежит одному процессу; для нескольких нужен PostgreSQL.
machine-no-file = Серверу нужна база данных, которая сохраняется: укажите файл, например sqlite:///astrarium.db.
machine-bad-database-url = В --database указан не адрес базы данных. Он выглядит так: sqlite:///astrarium.db или postgresql://user:password@host/name.
machine-no-folder = Не удалось создать базу данных { $file }: папки { $folder } нет.
machine-is-folder = База данных должна быть файлом, а { $file } — папка.
machine-bad-file = Не удалось открыть базу данных { $file }: { $reason }.
machine-one-process = SQLite обслуживает один процесс. Для --processes нужен PostgreSQL: --database postgresql://user:password@host/name.
machine-process-died = Один из процессов сервера завершился, не начав работу; причина указана выше.
machine-bad-database = Не удалось открыть базу данных: { $reason }.
machine-bad-address = Не удалось занять адрес { $host }, порт { $port }: { $reason }.
machine-bad-secret = Секрет в файле { $file } короче { $bytes } байт. Удалите файл, и будет создан новый.
machine-no-secret = Файл секрета { $file } не удалось ни прочитать, ни создать: { $reason }.
machine-bad-mail = В --mail указан не адрес почтового сервера. Он выглядит так: smtp://user:password@host:587.
machine-no-sender = Письмам нужен отправитель: укажите его в --mail-from, например games@example.org.
machine-bad-base-url = --base-url { $url } — не адрес сайта. Он выглядит так: https://games.example.org, и после имени и порта в нём ничего нет.
machine-bad-proxy = --proxies: { $proxy } — не адрес и не сеть. Они выглядят так: 10.0.0.10 или 172.16.0.0/12, через запятую.
machine-no-web = В папке --web { $folder } нет собранного клиента: в ней нет файла { $page }.
machine-bad-module = Не удалось загрузить модуль { $module }: { $reason }.
