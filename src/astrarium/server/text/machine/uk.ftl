# Як сервер починає і завершує роботу.

machine-ready = Astrarium відкрито за адресою { $url }. Зупинити: Ctrl+C.
machine-newer-database = База даних має ревізію { $revision }, якої ця версія не знає: з базою працювала новіша версія Astrarium. Запустіть ту версію або відновіть давнішу резервну копію.
machine-database-in-use = Файл { $file } зайнятий іншим сервером. База SQLite належить одному процесу; для кількох потрібен PostgreSQL.
machine-no-file = Серверу потрібна база даних, що зберігається: вкажіть файл, наприклад sqlite:///astrarium.db.
machine-bad-database = Не вдалося відкрити базу даних: { $reason }.
machine-bad-address = Не вдалося зайняти адресу { $host }, порт { $port }: { $reason }.
machine-bad-secret = Секрет у файлі { $file } коротший за { $bytes } байт. Видаліть файл, і буде створено новий.
machine-bad-mail = { $url } — не адреса поштового сервера. Вона виглядає так: smtp://user:password@host:587.
machine-bad-module = Не вдалося завантажити модуль { $module }: { $reason }.
