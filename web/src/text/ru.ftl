# Везде

skip = К содержанию
nav = Главное меню
nav-play = Играть
nav-my-games = Мои игры
nav-watch = Смотреть
nav-rules = Правила
nav-leaderboard = Рейтинг
theme = Тема
language = Язык
settings = Настройки
account = Профиль
open = Открыть
close = Закрыть
save = Сохранить
saved = Сохранено
end = Удалить
copy = Копировать
copied = Скопировано
yes = да
no = нет
name = Имя
place = Место
team = Команда
total = Всего
loading = Загрузка
loading-table = Загрузка: ждём стол
try-again = Повторить
stale = Связь потеряна. Подключаемся заново; то, что на экране, могло устареть.
error-unreachable = Сервер недоступен.
error-unknown = Что-то пошло не так.
error-unsaved = Не удалось сохранить. Попробуйте ещё раз.
push-refused = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
error-move = Если на столе ничего не изменилось, ход не сделан; его можно повторить.
not-found = Здесь ничего нет
not-found-text = Возможно, адрес устарел или введён с ошибкой.
back-to-lobby = Вернуться в лобби
toast-your-turn = Ваш ход: { $game }

# Игры

games = Игры
weight = Сложность { $weight } из 5

# Лобби

lobby-title = Сложные космические стратегии за одним столом
lobby-text = Полные правила, за которыми следит программа. С друзьями или ботами. Без регистрации.
invite-enter = Код или ссылка-приглашение
join = Присоединиться
play-first = Сыграть первую партию
play-full = Полная партия на { $players }
starting = Готовим стол…
invite-friends = Пригласить друзей
about-components = О компонентах
calculator = Калькулятор
calculator-of = Калькулятор: { $game }
players = Игроки
my-games-none = Игр пока нет
my-games-none-text = Сыграйте первую партию с ботами: достаточно одного нажатия.
my-games-all = Все мои игры
my-games-running = Идут
my-games-over = Завершены
my-games-over-none = Завершённых игр пока нет.
open-tables = Открытые столы
open-tables-none = Никто не ждёт
open-tables-none-text = Откройте стол, и другие смогут сесть.
pace = Темп
pace-all = Все
pace-live = Вживую
pace-days = По переписке
watch = Смотреть
watch-running = Идущие игры
watch-running-none = Сейчас не идёт ни одной открытой игры.
watch-finished = Завершённые игры
watch-finished-none = Ни одна открытая игра ещё не завершена.
your-turn = Ваш ход
continue = Продолжить
review = Разобрать
sit-down = Сесть
seats-taken = { $taken } из { $seats }
waiting-for = Ожидание: { $names }
place-of = Место { $place } из { $players }
status-open = Ждёт игроков
status-running = Идёт
status-paused = Приостановлена
status-finished = Завершена
status-abandoned = Прервана

# Новый стол

new-table = Новый стол
new-table-who = Кто играет
new-table-rules = Правила
rulesets = Наборы правил
ruleset-usual = Как обычно
ruleset-first-game = Первая партия (игроков: { $players })
new-table-make = Открыть стол
seat = Место { $number }
seat-me = Я
seat-open = Для других
seat-free = Свободное место
seat-bot = Бот: { $level }
seats-help = Несколько своих мест: вы играете вместе за одним экраном.
level-random = случайный
    .about = ходит наугад, но по правилам
level-greedy = уверенный
    .about = берёт то, что выгоднее сейчас
bot-name = Бот { $number }
bot-ready = бот
bot-thinking = думает
clock = Часы
clock-help = Вживую: запас времени на всю игру и немного на каждый ход. По переписке: дни на каждое решение.
clock-none = Без часов
clock-live = Вживую: по { MINUTES($bank) } мин, +{ $increment } с { $increment_per ->
    [answer] за решение
   *[turn] за ход
}
clock-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
   *[many] { $days } дней на решение
}
clock-expired = время вышло
clock-warning = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
}
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин
public = Открытый стол
public-help = Виден в лобби, смотреть может каждый. Иначе — только те, у кого есть ссылка.
private = Закрытый стол
rated = На рейтинг
rated-help = Влияет на рейтинг; только для учётных записей и без ботов.
takeover = Боты подменяют
takeover-help = За того, у кого вышло время, играет бот.

# До начала

waiting-title = Стол готовится
stand-up = Встать
seat-clear = Освободить место
start = Начать игру
start-waits = Игру можно начать, когда заняты все места.
start-host = Игру начинает хозяин стола.
options-usual = Обычные правила
invite-ready = Ссылка-приглашение готова
invite-text = По этой ссылке может сесть каждый, регистрация не нужна.
invite-qr = Показать QR-код

# Люди

sign-in = Войти
sign-up = Зарегистрироваться
sign-up-text = Учётная запись хранит ваши игры, настройки и рейтинг.
sign-up-guest = Все игры, сыгранные гостем, останутся вашими.
sign-out = Выйти
sign-out-everywhere = Выйти на всех устройствах
login = Имя или почта
password = Пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-help = Не меньше 8 знаков.
email = Почта
email-help = Только для забытого пароля и для уведомлений, о которых вы попросите.
email-confirmed = Адрес подтверждён.
email-unconfirmed = Адрес ещё не подтверждён; мы отправили вам письмо.
forgot = Забыли пароль?
forgot-text = Мы отправим ссылку для нового пароля на почту учётной записи.
forgot-host = Этот сервер не отправляет писем. Попросите ссылку для нового пароля у того, кто его ведёт.
forgot-send = Отправить ссылку
forgot-sent = Если такая учётная запись есть, письмо уже в пути.
link-recovery = С возвращением, { $name }
link-recovery-text = По этой ссылке можно продолжить на этом устройстве тем же гостем.
link-recovery-use = Продолжить
link-reset = Новый пароль для { $name }
link-reset-text = На всех остальных устройствах потребуется войти заново.
link-reset-use = Задать пароль
link-confirm = Подтвердите почту { $name }
link-confirm-text = После этого на неё могут приходить уведомления и ссылка для нового пароля.
link-confirm-use = Подтвердить
account-none = Вы не вошли
account-none-text = Играть можно сразу, гостем; учётная запись сохранит сыгранное.
account-guest = Вы играете гостем.
recovery = Ссылка для возвращения
recovery-text = По этой ссылке вы вернётесь тем же гостем с любого устройства. Она показывается один раз; прежняя перестаёт действовать.
recovery-make = Создать ссылку
tokens = Программы
tokens-text = С токеном программа действует от вашего имени.
token-name = Для чего
token-make = Создать токен
token-made = Сохраните его, он показывается только один раз:
export = Ваши данные
export-text = Всё, что о вас известно, одним файлом.
export-download = Скачать
delete = Удалить учётную запись
delete-text = Удаляет всё, что о вас известно. Игры останутся без вашего имени.
delete-sure = Да, я понимаю: отменить это нельзя.
person-guest = Гость
person-account = Учётная запись
person-deleted = Удалён
person-since = с { $date }
person-unrated = Рейтинговых игр пока нет.
person-rating = { $game }: { $rating } ({ $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
})
person-mute = Скрыть сообщения
person-block = Заблокировать
rating = Рейтинг
rated-games = Игры
leaderboard-none = Рейтинговых игр ещё никто не сыграл.
leaderboard-text = Только рейтинговые игры. Рейтинг — осторожная оценка: он растёт с победами и с её надёжностью.

# Настройки

theme-help = Поле остаётся тёмным в обеих темах.
theme-dark = Тёмная
theme-light = Светлая
theme-auto = Как в системе
palette = Цвета игроков
palette-help = У каждого цвета своя фигура.
palette-usual = Обычные
palette-safe = Для дальтоников
motion = Анимация
motion-help = Без анимации фигуры появляются сразу, а последнее изменение обводится.
motion-auto = Как в системе
motion-off = Выключена
setting-sound = Звук
setting-sound-help = Две тихие ноты, когда наступает ваш ход.
setting-one_click = Одно нажатие
setting-one_click-help = Выбранный ход делается сразу, без подтверждения. Отменить его по-прежнему можно.
setting-quiet = Не беспокоить
setting-quiet-help = Оставить способы связи ниже, но пока ими не пользоваться.
channels = Уведомления
channels-text = Как вы узнаёте, что наступил ваш ход.
channel-mail = Почта
channel-mail-add = Сообщать по почте
channel-push = Браузер
channel-push-add = Сообщать в этом браузере
channel-webhook = Веб-хук
channel-webhook-add = Добавить веб-хук
channel-secret = Секрет для проверки подписи, показывается один раз:

# Стол

board = Поле
mats = Игроки
log = Журнал
chat = Чат
parts = Части стола
log-and-chat = Журнал и чат
menu = Меню
actions = Действия
decision = Решение
choose = Выберите
name-of-seat = { $number }. { $name }
to-move = ходит
present = здесь
resigned = сдался
spectating = Вы смотрите.
game-over = Игра окончена
action-course = Части действия
options-count = { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
   *[many] { $count } возможностей
}
more-below = Ещё { $count } ниже
explanation = Пояснение
strip = Ход партии
confirm = Подтвердить
undo = Отменить
undo-ask = Попросить об отмене
redo = Вернуть
locked = сейчас нельзя
why-not = Почему нельзя?
preview-asks = Потом решают: { $names }
board-parts = Остальное поле
board-targets = Что можно выбрать
spoken-legal = Можно: { $options }. Нажмите Enter.
spoken-chosen = Выбрано: { $option }. Нажмите Shift и Enter, чтобы подтвердить.
zoom-in = Приблизить
zoom-out = Отдалить
look-at = Показать: { $name }
zoom-fit = Показать всё
zoom-area = Показать мою область
purse = Что у меня есть
purse-after = потом { $amount }
step-change = { $step }: { $value }. Выбрать заново
sheet = Изменить высоту панели решения
curtain = { $name }, ваш ход
curtain-nobody = Ходят другие
curtain-text = Передайте устройство; остальные не смотрят.
curtain-open = Это я, { $name }
ask-undo = { $name } просит взять назад ход и всё, что было после него.
ask-abandon = { $name } предлагает закончить игру без результата.
ask-bot = { $name } предлагает, чтобы за { $about } играл бот.
asked-undo = Вы попросили взять назад свой ход и всё, что было после него.
asked-abandon = Вы предложили закончить игру без результата.
asked-bot = Вы предложили, чтобы за { $about } играл бот.
ask-waits = Ждём остальных
agree = Согласиться
refuse = Отказать
auto-replies = На будущее
auto-reply-end_turn = Конец хода
auto-reply-end_turn-ask = каждый раз спрашивать
auto-reply-end_turn-auto = заканчивать ход, когда больше ничего нельзя
ending = Завершение игры
propose-abandon = Предложить закончить без результата
propose-bot = Предложить бота вместо { $name }
resign = Сдаться
resign-sure = Я сдаюсь: играет бот, а я занимаю последнее место.
resign-sure-two = Я сдаюсь: игра заканчивается, победил соперник.
alone = Все остальные сдались.
alone-end = Закончить игру
alone-play-on = Играть дальше с ботами
record = Запись
chat-none = Пока ничего не сказано.
chat-say = Написать
chat-removed = (удалено)
send = Отправить

# Журнал

log-filter = Показать
log-all = Всё
log-scoring = Очки
log-earlier = Показать более ранние строки
log-auto = (автоматически)
log-start = Игра начинается
log-move = { $name } делает скрытый ход
log-undo = { $name } берёт ход назад
log-redo = { $name } возвращает ход
log-ask = { $what ->
    [undo] { $name } просит взять ход назад
    [abandon] { $name } предлагает закончить игру
   *[other] { $name } предлагает бота вместо { $about }
}
log-refuse = { $name } не соглашается
log-resign = { $name } сдаётся
log-end = Игра на этом заканчивается: кто-то сдался
log-expire = У { $name } вышло время
log-bot = За { $name } играет бот
log-abandon = Игра прервана
seen = Ясно

# Конец

result-show = Показать итог
result-resigned = Сдались: { $names }.
result-winner = Победа: { $names }
points-chart = Очки по ходу игры
rematch = Сыграть ещё раз
rematch-join = Сесть за следующую игру

# Клавиши

keys = Клавиши
key-move = перемещение по полю
key-regions = к следующей области
key-next = следующая возможная цель
key-previous = предыдущая возможная цель
key-board = к полю
key-mats = к игрокам
key-panels = к другим панелям
key-log = к журналу
key-chat = к чату
key-rebind = Другая клавиша: { $action }
key-press = Нажмите новую клавишу.
key-change = Нажмите на клавишу, чтобы её сменить.
key-reset = Обычные клавиши
key-choose = выбрать
key-confirm = подтвердить
key-number = вариант на панели
key-undo = отменить
key-cancel = снять выбор
key-why = почему нельзя?
key-zoom = приблизить, отдалить, показать всё
key-help = эта справка

# Повтор

replay = Повтор
replay-first = Первая позиция
replay-previous = Предыдущий ход
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = Следующий ход
replay-last = Последняя позиция
replay-move = Ход
viewpoint = Точка зрения
viewpoint-all = зритель
share = Поделиться моментом
play-from-here = Играть отсюда
study-shared = Смотреть может каждый, у кого есть ссылка

# Правила и компоненты

rulebook = { $game }: правила
opening-goal = Цель игры
opening-round = Ход раунда
rules-search = Искать в правилах
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Правил с такими словами нет.
contents = Содержание
about-title = { $game }: компоненты
about-text = Всё, чем играют, и откуда взяты значения. То, чего нет ни в книге правил, ни в открытых материалах, восстановлено нами и отмечено.
about-origin = Откуда значения
origin-all = Все
origin-rulebook = Из книги правил
origin-public = Из открытых материалов
origin-partly = Частично восстановлено
origin-reconstructed = Восстановлено

# Administration.

nav-admin = Администрирование
admin-only = Эта страница — для администраторов.
admin-people = Люди
admin-search = Имя или id
admin-look = Найти
admin-link = Ссылка, по которой человек снова войдёт; показывается один раз:
admin-kind-guest = гость
admin-kind-account = учётная запись
admin-kind-deleted = удалён
admin-suspend = Заблокировать
admin-unsuspend = Разблокировать
admin-mute = Запретить чат
admin-unmute = Разрешить чат
admin-reset = Сбросить пароль
admin-none = Никого не найдено.
admin-reports = Жалобы
admin-by = кто пожаловался
admin-about = на кого
admin-table = стол
admin-close = Закрыть
admin-no-reports = Открытых жалоб нет.
admin-tables = Столы
admin-no-tables = Столов пока нет.
admin-status-open = ждёт игроков
admin-status-running = идёт игра
admin-status-paused = приостановлен
admin-status-finished = игра окончена
admin-status-abandoned = игра прервана
admin-remove = Убрать

# The whole table in sight

turn-order = Порядок хода

# The decision bar

confirm-ending = { $option } и закончить ход
key-nextVerb = следующее действие панели
key-previousVerb = предыдущее действие панели

# What happened, and why one is asked

you = Вы
holdings-now = сейчас
holdings-after = потом
holdings-same = Ничего не меняется
question-during = Чужой ход ({ $name }):
question-waits = ждут вашего ответа
question-follows = Ваш ход: { $move }
auto-replies-here = в этой партии
zoomed-to-question = Показано место вопроса
log-income = ваш доход
log-round = Раунд { $round }
log-wide = Развернуть
log-free = { $count ->
    [one] { $count } свободное действие
    [few] { $count } свободных действия
   *[other] { $count } свободных действий
}

# Почему нельзя, и сведения

why-verdict = { $wish }. Не хватает: { $missing }
price-together = Вместе
price-needed = Нужно
price-have = У вас
price-missing = Не хватает
cure = Это всё же возможно
cure-do = { $count ->
    [2] Сделать оба шага
   *[other] Сделать всё сразу ({ $count })
}
cure-part = Часть можно добыть
cure-part-brings = Это даст: { $amounts }
cure-part-stays = И тогда ещё не хватит: { $amounts }
spoken-part = { $reason }: { $amounts }
spoken-costs = Цена: { $parts }
spoken-have = У вас { $amounts }
spoken-cure = Будет можно после: { $moves }. Нажмите Enter, чтобы сделать всё сразу
facts = Сведения
facts-follow = за указателем или фокусом
facts-pin = Закрепить
facts-unpin = Открепить
key-pin = закрепить сведения

since = С вашего хода
since-count = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
}
since-earlier = +{ $count } раньше
since-back = Шаг назад
since-on = Шаг вперёд
since-details = Что произошло
since-for-you = Для вас теперь: { $facts }
since-points = Очки
key-review = что произошло после вашего хода

# Composed moves

layouts = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
layout-cheapest = дешевле всего
composing-in = Входит
composing-nothing = пока ничего

# Options over the board

options-above = { $count ->
    [one] { $count } вариант показан над полем.
    [few] Все { $count } варианта показаны над полем.
   *[other] Все { $count } вариантов показаны над полем.
}

round-now = Теперь у вас
round-sum = Сумма
round-income = Ваш доход
round-closing = Чем закончился прошлый раунд
round-others = Остальные
round-go-on = Дальше
round-scores = В этом раунде очки приносит: { $what }
setting-round_banner = Сообщение о новом раунде
setting-round_banner-help = Показывает поверх поля, что приносит очки и кто что получил. Иначе об этом говорит только журнал.

# A move that is being put together

running-sum = { $have } из { $need }

# После партии

result-won = Вы победили
result-shared = Вы разделили первое место
result-place = Вы заняли { $place }-е место
result-behind = { $name } впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-ahead = { $name } позади на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-level = поровну: { $name }
result-widest = Самый большой разрыв: { $source }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-compare = Сравнить: { $name }
result-board = Вернуться к полю
result-ways = Что дальше
lobby = Лобби
study = Анализ
study-from = Откуда начать
study-from-round = начало раунда { $round }
study-of-move = Анализ хода { $move }
study-back = назад к повтору
result-parts = Части итога
result-points = Очки
result-over-time = По ходу партии
result-chart-help = щёлкните, чтобы увидеть поле в этот момент
result-open-moment = Открыть повтор: { $moment }
result-as-table = Таблицей
result-end = Финал
result-sources = Откуда взялись очки
result-standings = Кто чего достиг
result-against = { $own } и { $rival }, сначала самый большой разрыв
result-source = Источник
result-gap = позади · впереди
result-why-title = Почему
result-why = { $name }, { $points }: { $what }
result-why-round = { $name }, { $points } в { $count ->
    [one] раунде
   *[other] раундах
} { $rounds }: { $what }
result-bot = бот, { $level }

# Первый визит

first-title = Ваша первая партия
first-text = Читать заранее ничего не нужно. Стол сам покажет, что можно сделать, сколько это стоит и почему что-то нельзя.
first-start = Начать первую партию
first-known = Правила знаю: сразу за стол
first-opponents = Соперники
first-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
first-strength = Сила соперников
first-play = Играть: { $game }

# Темп ботов

bot-pace = Темп ботов
bot-pace-at_once = сразу
bot-pace-second = 1 с на действие
bot-pace-step = по шагам
bot-pace-help = Как быстро поле показывает, что сделали боты и что произошло, пока вас не было. По шагам: следующий шаг — кнопкой «Дальше». Решать можно и во время показа.
since-next = Дальше

# Сложность

difficulty-1 = Легко
difficulty-2 = Средне
difficulty-3 = Сложно
difficulty-ours = Сложность — по нашей оценке.

# Два решения сразу

later-round = Раунд { $round }
later-then = Затем
follow-up = Затем: { $question }
confirm-both = Подтвердить оба
nearly = Почти возможно
