# Что сервер пишет в терминал. Ключ — текст записи.

log-line = { $time } { $level ->
    [error] ошибка
   *[warning] предупреждение
}: { $text }
log-error = { $error }, в { $place }

log-request = Запрос не выполнен
log-exception-in-asgi-application = В Astrarium что-то сломалось; на запрос отправлен ответ об ошибке
log-the-database-is-away = База данных пока недоступна; сервер её ждёт
log-the-database-failed = Сбой базы данных
log-a-table-is-paused = Стол остановлен: партия не может продолжаться
log-a-snapshot-could-not-be-written = Не удалось записать сохранённое состояние стола; сама партия цела
log-a-bot-gave-no-move = Бот не сделал хода, и за него сыгран случайный
log-a-thinking-process-died = Процесс, в котором думают боты, прервался; его заменит другой
log-a-process-died-and-is-started-again = Процесс сервера прервался и запускается снова
log-job-failed = Задание не выполнено, будет новая попытка
log-claiming-jobs-failed = Не удалось прочитать список заданий; будет новая попытка
log-could-not-put-a-job-off = Не удалось отложить задание
log-could-not-finish-a-job = Не удалось завершить задание
log-could-not-give-jobs-back = Не удалось вернуть задания
log-could-not-renew-leases = Не удалось удержать задания
log-a-message-was-given-up = Сообщение не удалось доставить, попытки прекращены
log-presence-could-not-be-told = Не удалось сообщить, кто присутствует; будет новая попытка
log-the-bus-lost-its-connection = Связь между серверами потеряна; она открывается заново
log-the-bus-cannot-listen = Не удалось открыть связь между серверами; будет новая попытка
log-a-listener-of-the-bus-failed = Не удалось передать изменение тем, кто смотрит
log-a-listener-of-the-bus-failed-after-a-gap = Не удалось сообщить тем, кто смотрит, что изменения пропущены
log-the-tables-of-a-socket-could-not-be-looked-up = Не удалось прочитать столы, за которыми следит браузер; он спросит снова
log-few-files-may-be-open = Одновременно можно открыть мало файлов, а каждое соединение — тоже файл
