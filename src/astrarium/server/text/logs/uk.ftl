# Що сервер пише в термінал. Ключ — текст запису.

log-line = { $time } { $level ->
    [error] помилка
   *[warning] попередження
}: { $text }
log-error = { $error }, у { $place }

log-request = Запит не виконано
log-exception-in-asgi-application = В Astrarium щось зламалося; на запит надіслано відповідь про помилку
log-the-database-is-away = База даних поки недоступна; сервер на неї чекає
log-the-database-failed = Збій бази даних
log-a-table-is-paused = Стіл зупинено: партія не може тривати
log-a-snapshot-could-not-be-written = Не вдалося записати збережений стан столу; сама партія ціла
log-a-bot-gave-no-move = Бот не зробив ходу, і за нього зіграно випадковий
log-a-thinking-process-died = Процес, у якому думають боти, перервався; його замінить інший
log-a-process-died-and-is-started-again = Процес сервера перервався і запускається знову
log-job-failed = Завдання не виконано, буде нова спроба
log-claiming-jobs-failed = Не вдалося прочитати список завдань; буде нова спроба
log-could-not-put-a-job-off = Не вдалося відкласти завдання
log-could-not-finish-a-job = Не вдалося завершити завдання
log-could-not-give-jobs-back = Не вдалося повернути завдання
log-could-not-renew-leases = Не вдалося втримати завдання
log-a-message-was-given-up = Повідомлення не вдалося доставити, спроби припинено
log-presence-could-not-be-told = Не вдалося повідомити, хто присутній; буде нова спроба
log-the-bus-lost-its-connection = Зв’язок між серверами втрачено; він відкривається знову
log-the-bus-cannot-listen = Не вдалося відкрити зв’язок між серверами; буде нова спроба
log-a-listener-of-the-bus-failed = Не вдалося передати зміну тим, хто дивиться
log-a-listener-of-the-bus-failed-after-a-gap = Не вдалося повідомити тих, хто дивиться, що зміни пропущено
log-the-tables-of-a-socket-could-not-be-looked-up = Не вдалося прочитати столи, за якими стежить браузер; він запитає знову
log-few-files-may-be-open = Водночас можна відкрити мало файлів, а кожне з’єднання — теж файл
