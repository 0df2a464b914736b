# Люди: отказы, письма и тексты команды `astrarium admin`.

problem-bad-request = В запросе что-то не так.
field-wrong-short = { $limit ->
    [1] { $field }: заполните это поле.
    [one] { $field }: нужен хотя бы { $limit } знак.
    [few] { $field }: нужно хотя бы { $limit } знака.
   *[many] { $field }: нужно хотя бы { $limit } знаков.
}
field-wrong-long = { $limit ->
    [one] { $field }: не больше { $limit } знака.
   *[many] { $field }: не больше { $limit } знаков.
}
field-wrong-missing = { $field }: заполните это поле.
field-wrong-form = { $field }: так не подойдёт, проверьте написание.
field-password = Пароль
field-new = Новый пароль
field-old = Текущий пароль
field-name = Имя
field-login = Имя или почта
field-email = Почта
field-url = Адрес
field-text = Текст
field-label = Название
problem-no-page = Такой страницы нет.
problem-bad-method = Здесь так сделать нельзя.
problem-engine = Так не получится: { $detail }
problem-too-large = Слишком много за один раз: запрос вмещает не больше { $limit } КБ.
problem-too-many = { $seconds ->
    [one] Слишком быстро. Подождите { $seconds } секунду.
    [few] Слишком быстро. Подождите { $seconds } секунды.
   *[many] Слишком быстро. Подождите { $seconds } секунд.
}
problem-too-much-work = { $seconds ->
    [one] За короткое время вы запросили очень много. Подождите { $seconds } секунду.
    [few] За короткое время вы запросили очень много. Подождите { $seconds } секунды.
   *[many] За короткое время вы запросили очень много. Подождите { $seconds } секунд.
}
problem-one-at-a-time = Для вас ещё готовится другой длинный ответ. Дождитесь его.
problem-not-signed-in = Сначала войдите.
problem-guests-not-allowed = Для этого нужна учётная запись. Ваши партии при её создании сохранятся.
problem-not-admin = Это могут делать только администраторы.
problem-suspended = Ваше участие приостановлено: можно смотреть, но не играть.
problem-foreign-origin = Запрос пришёл со страницы чужого сайта и был отклонён.
problem-wrong-host = Этот сервер не известен под таким именем. Имя задаёт тот, кто им управляет, параметром --base-url.
problem-csrf = Страница устарела. Обновите её и попробуйте снова.
problem-bad-token = Этот токен недействителен.
problem-browser-only = С токеном это сделать нельзя: войдите через браузер.

problem-already-account = У вас уже есть учётная запись.
problem-account-needed = Это гость; администратором может стать только владелец учётной записи.
problem-name-taken = Это имя или похожее на него уже занято.
problem-name-reserved = Это имя или похожее на него оставлено для сервера, тех, кто им управляет, и его ботов.
problem-email-taken = Этот адрес почты принадлежит другой учётной записи.
problem-wrong-login = Неверное имя или пароль.
problem-wrong-password = Неверный пароль.
problem-no-game = Такой игры нет.
problem-no-link = Ссылка больше не действует. Запросите новую.
problem-no-person = Такого человека нет.
problem-no-report = Такой жалобы нет.
problem-no-chat-line = Такого сообщения нет.
problem-no-token = Такого токена нет.
problem-no-channel = Такого способа уведомления у вас нет.
problem-no-ignored-person = Вы не скрывали сообщения этого человека и не блокировали его.
problem-not-yourself = С самим собой так поступить нельзя.
problem-enough = Можно иметь не больше { $limit }. Сначала удалите что-нибудь лишнее.
problem-no-mail = Этот сервер не отправляет писем.
problem-ask-host = Этот сервер не отправляет писем. Попросите ссылку для нового пароля у того, кто его ведёт.
problem-no-email = Сначала укажите в учётной записи адрес почты.

email-reset-subject = Новый пароль для Astrarium
email-reset-text =
    Здравствуйте, { $name }!

    Кто-то, скорее всего вы, не может вспомнить пароль от этой учётной записи. По ссылке ниже можно задать новый. Она сработает один раз и действует час.

    Если вы об этом не просили, ничего не делайте: пароль останется прежним.
email-confirm-subject = Это ваш адрес почты?
email-confirm-text =
    Здравствуйте, { $name }!

    Этот адрес указан в вашей учётной записи Astrarium. Подтвердите его по ссылке ниже в течение недели.

    Если такой учётной записи у вас нет, ничего не делайте.
email-turn-subject = { $game }: ваш ход
email-turn-text =
    Здравствуйте, { $name }!

    За столом ждут вас: в партии { $game } ваш ход.

    Вы сами попросили присылать эти письма; отключить их можно в настройках.

admin-person = { $id }  { $name } ({ $kind ->
    [guest] гость
    [account] учётная запись
   *[other] удалено
}{ $role ->
    [admin] , администратор
   *[other] { "" }
}{ $suspended ->
    [yes] , участие приостановлено
   *[other] { "" }
})
admin-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
admin-table = { $id }  { $game }, { $status ->
    [open] ждёт игроков
    [running] идёт игра
    [paused] приостановлен
    [finished] доигран
   *[abandoned] брошен
}: { $seats }
admin-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
admin-empty-seat = свободно
admin-no-person = Никого с именем { $name } нет.
admin-guest = { $name } играет как гость; администратором может стать только владелец учётной записи.
admin-made-admin = { $name } теперь администратор.
admin-suspended = Участие приостановлено: { $name }.
admin-unsuspended = Снова может участвовать: { $name }.
admin-reset-link = Ссылка для { $name } сработает один раз и действует час:
admin-recovery-link = По этой ссылке { $name } снова сможет войти:
admin-no-address = Адрес сервера здесь неизвестен: с этой базой данных он ещё не запускался, или она не файл SQLite. Укажите адрес в --base-url, например --base-url https://games.example.org.
admin-no-database = Не удалось прочитать базу данных { $database }: { $reason }.
