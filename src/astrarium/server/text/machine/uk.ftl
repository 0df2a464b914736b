# Як сервер починає і завершує роботу.

machine-ready = Astrarium відкрито за адресою { $url }. Зупинити: Ctrl+C.
machine-no-client = Сторінки для браузера не зібрано, тому грати тут можуть лише програми. Їх збирає «make run», а також tools/web.py.
machine-closing = Завершення: розпочате доводиться до кінця. Ще одне натискання Ctrl+C перерве все одразу.
machine-closed = Astrarium закрито. Партії збережено.
machine-forced = Роботу перервано. Партії збережено; те, що ще не завершилося, втрачено.
machine-newer-database = База даних має ревізію { $revision }, якої ця версія не знає: з базою працювала новіша версія Astrarium. Запустіть ту версію або відновіть давнішу резервну копію.
machine-database-in-use = Файл { $file } зайнятий іншим сервером. База SQLite належить одному процесу; для кількох потрібен PostgreSQL.
machine-no-file = Серверу потрібна база даних, що зберігається: вкажіть файл, наприклад sqlite:///astrarium.db.
machine-bad-database-url = У --database вказано не адресу бази даних. Вона виглядає так: sqlite:///astrarium.db або postgresql://user:password@host/name.
machine-no-folder = Не вдалося створити базу даних { $file }: теки { $folder } немає.
machine-is-folder = База даних має бути файлом, а { $file } — тека.
machine-bad-file = Не вдалося відкрити базу даних { $file }: { $reason }.
machine-one-process = SQLite обслуговує один процес. Для --processes потрібен PostgreSQL: --database postgresql://user:password@host/name.
machine-process-died = Один із процесів сервера завершився, не почавши роботу; причину вказано вище.
machine-bad-database = Не вдалося відкрити базу даних: { $reason }.
machine-bad-address = Не вдалося зайняти адресу { $host }, порт { $port }: { $reason }.
machine-bad-secret = Секрет у файлі { $file } коротший за { $bytes } байт. Видаліть файл, і буде створено новий.
machine-no-secret = Файл секрету { $file } не вдалося ні прочитати, ні створити: { $reason }.
machine-bad-mail = У --mail вказано не адресу поштового сервера. Вона виглядає так: smtp://user:password@host:587.
machine-no-sender = Листам потрібен відправник: вкажіть його в --mail-from, наприклад games@example.org.
machine-bad-base-url = --base-url { $url } — не адреса сайту. Вона виглядає так: https://games.example.org, і після імені та порту в ній нічого немає.
machine-bad-proxy = --proxies: { $proxy } — не адреса і не мережа. Вони виглядають так: 10.0.0.10 або 172.16.0.0/12, через кому.
machine-no-web = У теці --web { $folder } немає зібраного клієнта: у ній немає файлу { $page }.
machine-bad-module = Не вдалося завантажити модуль { $module }: { $reason }.
