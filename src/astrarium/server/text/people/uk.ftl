# Люди: відмови, листи й тексти команди `astrarium admin`.

problem-bad-request = У запиті щось не так.
field-wrong-short = { $limit ->
    [1] { $field }: заповніть це поле.
    [one] { $field }: потрібен щонайменше { $limit } знак.
    [few] { $field }: потрібно щонайменше { $limit } знаки.
   *[many] { $field }: потрібно щонайменше { $limit } знаків.
}
field-wrong-long = { $limit ->
    [one] { $field }: не більше ніж { $limit } знак.
    [few] { $field }: не більше ніж { $limit } знаки.
   *[many] { $field }: не більше ніж { $limit } знаків.
}
field-wrong-missing = { $field }: заповніть це поле.
field-wrong-form = { $field }: так не підійде, перевірте написання.
field-password = Пароль
field-new = Новий пароль
field-old = Поточний пароль
field-name = Ім’я
field-login = Ім’я або пошта
field-email = Пошта
field-url = Адреса
field-text = Текст
field-label = Назва
problem-no-page = Такої сторінки немає.
problem-bad-method = Тут так зробити не можна.
problem-engine = Так не вийде: { $detail }
problem-too-large = Забагато за один раз: запит уміщує щонайбільше { $limit } КБ.
problem-too-many = { $seconds ->
    [one] Занадто швидко. Зачекайте { $seconds } секунду.
    [few] Занадто швидко. Зачекайте { $seconds } секунди.
   *[many] Занадто швидко. Зачекайте { $seconds } секунд.
}
problem-too-much-work = { $seconds ->
    [one] За короткий час ви попросили дуже багато. Зачекайте { $seconds } секунду.
    [few] За короткий час ви попросили дуже багато. Зачекайте { $seconds } секунди.
   *[many] За короткий час ви попросили дуже багато. Зачекайте { $seconds } секунд.
}
problem-one-at-a-time = Для вас іще готується інша довга відповідь. Дочекайтеся її.
problem-not-signed-in = Спершу увійдіть.
problem-guests-not-allowed = Для цього потрібен обліковий запис. Ваші партії під час його створення збережуться.
problem-not-admin = Це можуть робити лише адміністратори.
problem-suspended = Вашу участь призупинено: можна дивитися, але не грати.
problem-foreign-origin = Запит надійшов зі сторінки чужого сайту, і його відхилено.
problem-wrong-host = Цей сервер не відомий під такою назвою. Назву задає той, хто ним керує, параметром --base-url.
problem-csrf = Сторінка застаріла. Оновіть її та спробуйте ще раз.
problem-bad-token = Цей токен недійсний.
problem-browser-only = З токеном цього зробити не можна: увійдіть через браузер.

problem-already-account = Ви вже маєте обліковий запис.
problem-account-needed = Це гість; адміністратором може стати лише власник облікового запису.
problem-name-taken = Це ім’я або схоже на нього вже зайняте.
problem-name-reserved = Це ім’я або схоже на нього залишено для сервера, тих, хто ним керує, і його ботів.
problem-email-taken = Ця адреса пошти належить іншому обліковому запису.
problem-wrong-login = Неправильне ім’я або пароль.
problem-wrong-password = Неправильний пароль.
problem-no-game = Такої гри немає.
problem-no-link = Посилання більше не діє. Попросіть нове.
problem-no-person = Такої людини немає.
problem-no-report = Такої скарги немає.
problem-no-chat-line = Такого повідомлення немає.
problem-no-token = Такого токена немає.
problem-no-channel = Такого способу сповіщення у вас немає.
problem-no-ignored-person = Ви не приховували повідомлень цієї людини й не блокували її.
problem-not-yourself = Із самим собою так учинити не можна.
problem-enough = Можна мати щонайбільше { $limit }. Спершу видаліть щось зайве.
problem-no-mail = Цей сервер не надсилає листів.
problem-ask-host = Цей сервер не надсилає листів. Попросіть посилання для нового пароля в того, хто його веде.
problem-no-email = Спершу вкажіть в обліковому записі адресу пошти.

email-reset-subject = Новий пароль для Astrarium
email-reset-text =
    Вітаємо, { $name }!

    Хтось, найімовірніше ви, не може пригадати пароль до цього облікового запису. За посиланням нижче можна задати новий. Воно спрацює один раз і діє годину.

    Якщо ви про це не просили, нічого не робіть: пароль залишиться попереднім.
email-confirm-subject = Це ваша адреса пошти?
email-confirm-text =
    Вітаємо, { $name }!

    Цю адресу вказано у вашому обліковому записі Astrarium. Підтвердьте її за посиланням нижче протягом тижня.

    Якщо такого облікового запису у вас немає, нічого не робіть.
email-turn-subject = { $game }: ваш хід
email-turn-text =
    Вітаємо, { $name }!

    За столом чекають на вас: у партії { $game } ваш хід.

    Ви самі попросили надсилати ці листи; вимкнути їх можна в налаштуваннях.

admin-person = { $id }  { $name } ({ $kind ->
    [guest] гість
    [account] обліковий запис
   *[other] видалено
}{ $role ->
    [admin] , адміністратор
   *[other] { "" }
}{ $suspended ->
    [yes] , участь призупинено
   *[other] { "" }
})
admin-people = { $count ->
    [one] { $count } людина
    [few] { $count } людини
   *[many] { $count } людей
}
admin-table = { $id }  { $game }, { $status ->
    [open] чекає на гравців
    [running] триває гра
    [paused] призупинено
    [finished] дограно
   *[abandoned] покинуто
}: { $seats }
admin-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}
admin-empty-seat = вільно
admin-no-person = Нікого з іменем { $name } немає.
admin-guest = { $name } грає як гість; адміністратором може стати лише власник облікового запису.
admin-made-admin = { $name } тепер адміністратор.
admin-suspended = Участь призупинено: { $name }.
admin-unsuspended = Знову може брати участь: { $name }.
admin-reset-link = Посилання для { $name } спрацює один раз і діє годину:
admin-recovery-link = За цим посиланням { $name } знову зможе увійти:
admin-no-address = Адреса сервера тут невідома: з цією базою даних він ще не запускався, або вона не файл SQLite. Вкажіть адресу в --base-url, наприклад --base-url https://games.example.org.
admin-no-database = Не вдалося прочитати базу даних { $database }: { $reason }.
