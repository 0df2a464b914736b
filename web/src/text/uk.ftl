# Усюди

skip = До змісту
nav = Головне меню
nav-play = Грати
nav-my-games = Мої ігри
nav-watch = Дивитися
nav-rules = Правила
nav-leaderboard = Рейтинг
theme = Тема
language = Мова
settings = Налаштування
account = Профіль
open = Відкрити
close = Закрити
save = Зберегти
saved = Збережено
end = Видалити
copy = Копіювати
copied = Скопійовано
yes = так
no = ні
name = Ім’я
place = Місце
team = Команда
total = Усього
loading = Завантаження
loading-table = Завантаження: чекаємо на стіл
try-again = Повторити
stale = Зв’язок втрачено. З’єднуємося знову; те, що на екрані, могло застаріти.
error-unreachable = Сервер недоступний.
error-unknown = Щось пішло не так.
error-unsaved = Не вдалося зберегти. Спробуйте ще раз.
push-refused = Браузер не дозволяє сповіщення з цієї сторінки. Це можна змінити в його налаштуваннях.
error-move = Якщо на столі нічого не змінилося, хід не зроблено; його можна повторити.
not-found = Тут нічого немає
not-found-text = Можливо, адреса застаріла або введена з помилкою.
back-to-lobby = Повернутися до лобі
toast-your-turn = Ваш хід: { $game }

# Ігри

games = Ігри
weight = Складність { $weight } із 5

# Лобі

lobby-title = Складні космічні стратегії за одним столом
lobby-text = Повні правила, за якими стежить програма. З друзями чи ботами. Без реєстрації.
invite-enter = Код або посилання-запрошення
join = Приєднатися
play-first = Зіграти першу партію
play-full = Повна партія на { $players }
starting = Готуємо стіл…
invite-friends = Запросити друзів
about-components = Про компоненти
calculator = Калькулятор
calculator-of = Калькулятор: { $game }
players = Гравці
my-games-none = Ігор поки немає
my-games-none-text = Зіграйте першу партію з ботами: досить одного натискання.
my-games-all = Усі мої ігри
my-games-running = Тривають
my-games-over = Завершені
my-games-over-none = Завершених ігор поки немає.
open-tables = Відкриті столи
open-tables-none = Ніхто не чекає
open-tables-none-text = Відкрийте стіл, і тоді інші зможуть сісти.
pace = Темп
pace-all = Усі
pace-live = Наживо
pace-days = За листуванням
watch = Дивитися
watch-running = Ігри, що тривають
watch-running-none = Зараз не триває жодна відкрита гра.
watch-finished = Завершені ігри
watch-finished-none = Жодну відкриту гру ще не завершено.
your-turn = Ваш хід
continue = Продовжити
review = Розібрати
sit-down = Сісти
seats-taken = { $taken } із { $seats }
waiting-for = Очікування: { $names }
place-of = Місце { $place } із { $players }
status-open = Чекає на гравців
status-running = Триває
status-paused = Призупинена
status-finished = Завершена
status-abandoned = Перервана

# Новий стіл

new-table = Новий стіл
new-table-who = Хто грає
new-table-rules = Правила
rulesets = Набори правил
ruleset-usual = Як зазвичай
ruleset-first-game = Перша партія (гравців: { $players })
new-table-make = Відкрити стіл
seat = Місце { $number }
seat-me = Я
seat-open = Для інших
seat-free = Вільне місце
seat-bot = Бот: { $level }
seats-help = Кілька власних місць: ви граєте разом за одним екраном.
level-random = випадковий
    .about = ходить навмання, але за правилами
level-greedy = упевнений
    .about = бере те, що вигідніше зараз
bot-name = Бот { $number }
bot-ready = бот
bot-thinking = думає
clock = Годинник
clock-help = Наживо: запас часу на всю гру й трохи на кожен хід. За листуванням: дні на кожне рішення.
clock-none = Без годинника
clock-live = Наживо: по { MINUTES($bank) } хв, +{ $increment } с { $increment_per ->
    [answer] за рішення
   *[turn] за хід
}
clock-days = { $days ->
    [one] { $days } день на рішення
    [few] { $days } дні на рішення
   *[many] { $days } днів на рішення
}
clock-expired = час вийшов
clock-warning = { $seconds ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
   *[many] Залишилося { $seconds } секунд
}
time-days = { $days } д { $hours } год
time-hours = { $hours } год { $minutes } хв
public = Відкритий стіл
public-help = Видно в лобі, дивитися може кожен. Інакше — лише ті, хто має посилання.
private = Закритий стіл
rated = На рейтинг
rated-help = Впливає на рейтинг; лише для облікових записів і без ботів.
takeover = Боти підміняють
takeover-help = За того, у кого вийшов час, грає бот.

# До початку

waiting-title = Стіл готується
stand-up = Встати
seat-clear = Звільнити місце
start = Почати гру
start-waits = Гру можна почати, коли зайнято всі місця.
start-host = Гру починає господар столу.
options-usual = Звичайні правила
invite-ready = Посилання-запрошення готове
invite-text = За цим посиланням може сісти кожен, реєстрація не потрібна.
invite-qr = Показати QR-код

# Люди

sign-in = Увійти
sign-up = Зареєструватися
sign-up-text = Обліковий запис зберігає ваші ігри, налаштування та рейтинг.
sign-up-guest = Усі ігри, зіграні гостем, залишаться вашими.
sign-out = Вийти
sign-out-everywhere = Вийти на всіх пристроях
login = Ім’я або пошта
password = Пароль
password-old = Теперішній пароль
password-new = Новий пароль
password-help = Щонайменше 8 знаків.
email = Пошта
email-help = Лише для забутого пароля та для сповіщень, про які ви попросите.
email-confirmed = Адресу підтверджено.
email-unconfirmed = Адресу ще не підтверджено; ми надіслали вам листа.
forgot = Забули пароль?
forgot-text = Ми надішлемо посилання для нового пароля на пошту облікового запису.
forgot-host = Цей сервер не надсилає листів. Попросіть посилання для нового пароля в того, хто його веде.
forgot-send = Надіслати посилання
forgot-sent = Якщо такий обліковий запис є, лист уже в дорозі.
link-recovery = З поверненням, { $name }
link-recovery-text = За цим посиланням можна продовжити на цьому пристрої тим самим гостем.
link-recovery-use = Продовжити
link-reset = Новий пароль для { $name }
link-reset-text = На всіх інших пристроях доведеться увійти знову.
link-reset-use = Задати пароль
link-confirm = Підтвердьте пошту { $name }
link-confirm-text = Після цього на неї можуть надходити сповіщення та посилання для нового пароля.
link-confirm-use = Підтвердити
account-none = Ви не увійшли
account-none-text = Грати можна одразу, гостем; обліковий запис збереже зігране.
account-guest = Ви граєте гостем.
recovery = Посилання для повернення
recovery-text = За цим посиланням ви повернетеся тим самим гостем із будь-якого пристрою. Воно показується один раз; попереднє перестає діяти.
recovery-make = Створити посилання
tokens = Програми
tokens-text = Із токеном програма діє від вашого імені.
token-name = Для чого
token-make = Створити токен
token-made = Збережіть його, він показується лише один раз:
export = Ваші дані
export-text = Усе, що про вас відомо, одним файлом.
export-download = Завантажити
delete = Видалити обліковий запис
delete-text = Видаляє все, що про вас відомо. Ігри залишаться без вашого імені.
delete-sure = Так, я розумію: скасувати це не можна.
person-guest = Гість
person-account = Обліковий запис
person-deleted = Видалений
person-since = з { $date }
person-unrated = Рейтингових ігор поки немає.
person-rating = { $game }: { $rating } ({ $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
})
person-mute = Приховати повідомлення
person-block = Заблокувати
rating = Рейтинг
rated-games = Ігри
leaderboard-none = Рейтингових ігор ще ніхто не зіграв.
leaderboard-text = Лише рейтингові ігри. Рейтинг — обережна оцінка: він зростає з перемогами та з її надійністю.

# Налаштування

theme-help = Поле лишається темним в обох темах.
theme-dark = Темна
theme-light = Світла
theme-auto = Як у системі
palette = Кольори гравців
palette-help = Кожен колір має власну фігуру.
palette-usual = Звичайні
palette-safe = Для дальтоніків
motion = Анімація
motion-help = Без анімації фігури з’являються одразу, а останню зміну обведено.
motion-auto = Як у системі
motion-off = Вимкнена
setting-sound = Звук
setting-sound-help = Дві тихі ноти, коли настає ваш хід.
setting-one_click = Одне натискання
setting-one_click-help = Вибраний хід робиться одразу, без підтвердження. Скасувати його все одно можна.
setting-quiet = Не турбувати
setting-quiet-help = Залишити способи зв’язку нижче, але поки ними не користуватися.
channels = Сповіщення
channels-text = Як ви дізнаєтеся, що настав ваш хід.
channel-mail = Пошта
channel-mail-add = Сповіщати поштою
channel-push = Браузер
channel-push-add = Сповіщати в цьому браузері
channel-webhook = Веб-хук
channel-webhook-add = Додати веб-хук
channel-secret = Секрет для перевірки підпису, показується один раз:

# Стіл

board = Поле
mats = Гравці
log = Журнал
chat = Чат
parts = Частини столу
log-and-chat = Журнал і чат
menu = Меню
actions = Дії
decision = Рішення
choose = Виберіть
name-of-seat = { $number }. { $name }
to-move = ходить
present = тут
resigned = здався
spectating = Ви дивитеся.
game-over = Гру закінчено
action-course = Частини дії
options-count = { $count ->
    [one] { $count } можливість
    [few] { $count } можливості
   *[many] { $count } можливостей
}
more-below = Ще { $count } нижче
explanation = Пояснення
strip = Перебіг партії
confirm = Підтвердити
undo = Скасувати
undo-ask = Попросити про скасування
redo = Повернути
locked = зараз не можна
why-not = Чому не можна?
preview-asks = Потім вирішують: { $names }
board-parts = Решта поля
board-targets = Що можна вибрати
spoken-legal = Можна: { $options }. Натисніть Enter.
spoken-chosen = Вибрано: { $option }. Натисніть Shift і Enter, щоб підтвердити.
zoom-in = Наблизити
zoom-out = Віддалити
look-at = Показати: { $name }
zoom-fit = Показати все
zoom-area = Показати мою ділянку
purse = Що я маю
purse-after = потім { $amount }
step-change = { $step }: { $value }. Вибрати знову
sheet = Змінити висоту панелі рішення
curtain = { $name }, ваш хід
curtain-nobody = Ходять інші
curtain-text = Передайте пристрій; інші не дивляться.
curtain-open = Це я, { $name }
ask-undo = { $name } просить узяти назад хід і все, що було після нього.
ask-abandon = { $name } пропонує закінчити гру без результату.
ask-bot = { $name } пропонує, щоб за { $about } грав бот.
asked-undo = Ви попросили взяти назад свій хід і все, що було після нього.
asked-abandon = Ви запропонували закінчити гру без результату.
asked-bot = Ви запропонували, щоб за { $about } грав бот.
ask-waits = Чекаємо на інших
agree = Погодитися
refuse = Відмовити
auto-replies = Надалі
auto-reply-end_turn = Кінець ходу
auto-reply-end_turn-ask = щоразу питати
auto-reply-end_turn-auto = закінчувати хід, коли більше нічого не можна
ending = Завершення гри
propose-abandon = Запропонувати закінчити без результату
propose-bot = Запропонувати бота замість { $name }
resign = Здатися
resign-sure = Я здаюся: грає бот, а я посідаю останнє місце.
resign-sure-two = Я здаюся: гра закінчується, переміг суперник.
alone = Усі інші здалися.
alone-end = Закінчити гру
alone-play-on = Грати далі з ботами
record = Запис
chat-none = Поки нічого не сказано.
chat-say = Написати
chat-removed = (видалено)
send = Надіслати

# Журнал

log-filter = Показати
log-all = Усе
log-scoring = Очки
log-earlier = Показати раніші рядки
log-auto = (автоматично)
log-start = Гра починається
log-move = { $name } робить прихований хід
log-undo = { $name } бере хід назад
log-redo = { $name } повертає хід
log-ask = { $what ->
    [undo] { $name } просить узяти хід назад
    [abandon] { $name } пропонує закінчити гру
   *[other] { $name } пропонує бота замість { $about }
}
log-refuse = { $name } не погоджується
log-resign = { $name } здається
log-end = Гра на цьому закінчується: хтось здався
log-expire = У { $name } вийшов час
log-bot = За { $name } грає бот
log-abandon = Гру перервано
seen = Зрозуміло

# Кінець

result-show = Показати підсумок
result-resigned = Здалися: { $names }.
result-winner = Перемога: { $names }
points-chart = Очки протягом гри
rematch = Зіграти ще раз
rematch-join = Сісти за наступну гру

# Клавіші

keys = Клавіші
key-move = рух полем
key-regions = до наступної області
key-next = наступна можлива ціль
key-previous = попередня можлива ціль
key-board = до поля
key-mats = до гравців
key-panels = до інших панелей
key-log = до журналу
key-chat = до чату
key-rebind = Інша клавіша: { $action }
key-press = Натисніть нову клавішу.
key-change = Натисніть на клавішу, щоб її змінити.
key-reset = Звичайні клавіші
key-choose = вибрати
key-confirm = підтвердити
key-number = варіант на панелі
key-undo = скасувати
key-cancel = зняти вибір
key-why = чому не можна?
key-zoom = наблизити, віддалити, показати все
key-help = ця довідка

# Повтор

replay = Повтор
replay-first = Перша позиція
replay-previous = Попередній хід
replay-play = Відтворити
replay-pause = Пауза
replay-next = Наступний хід
replay-last = Остання позиція
replay-move = Хід
viewpoint = Точка зору
viewpoint-all = глядач
share = Поділитися моментом
play-from-here = Грати звідси
study-shared = Дивитися може кожен, хто має посилання

# Правила та компоненти

rulebook = { $game }: правила
opening-goal = Мета гри
opening-round = Перебіг раунду
rules-search = Шукати в правилах
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Правил із такими словами немає.
contents = Зміст
about-title = { $game }: компоненти
about-text = Усе, чим грають, і звідки взято значення. Те, чого немає ні в книзі правил, ні у відкритих матеріалах, відновлено нами й позначено.
about-origin = Звідки значення
origin-all = Усі
origin-rulebook = Із книги правил
origin-public = З відкритих матеріалів
origin-partly = Частково відновлено
origin-reconstructed = Відновлено

# Administration.

nav-admin = Адміністрування
admin-only = Ця сторінка — для адміністраторів.
admin-people = Люди
admin-search = Ім’я або id
admin-look = Знайти
admin-link = Посилання, за яким людина знову ввійде; показується один раз:
admin-kind-guest = гість
admin-kind-account = обліковий запис
admin-kind-deleted = видалено
admin-suspend = Заблокувати
admin-unsuspend = Розблокувати
admin-mute = Заборонити чат
admin-unmute = Дозволити чат
admin-reset = Скинути пароль
admin-none = Нікого не знайдено.
admin-reports = Скарги
admin-by = хто поскаржився
admin-about = на кого
admin-table = стіл
admin-close = Закрити
admin-no-reports = Відкритих скарг немає.
admin-tables = Столи
admin-no-tables = Столів поки немає.
admin-status-open = чекає на гравців
admin-status-running = триває гра
admin-status-paused = призупинено
admin-status-finished = гру завершено
admin-status-abandoned = гру перервано
admin-remove = Прибрати

# The whole table in sight

turn-order = Порядок ходу

# The decision bar

confirm-ending = { $option } і закінчити хід
key-nextVerb = наступна дія панелі
key-previousVerb = попередня дія панелі

# What happened, and why one is asked

you = Ви
holdings-now = зараз
holdings-after = потім
holdings-same = Нічого не змінюється
question-during = Чужий хід ({ $name }):
question-waits = чекають на вашу відповідь
question-follows = Ваш хід: { $move }
auto-replies-here = у цій партії
zoomed-to-question = Показано місце запитання
log-income = ваш дохід
log-round = Раунд { $round }
log-wide = Розгорнути
log-free = { $count ->
    [one] { $count } вільна дія
    [few] { $count } вільні дії
   *[other] { $count } вільних дій
}

# Чому не можна, і відомості

why-verdict = { $wish }. Бракує: { $missing }
price-together = Разом
price-needed = Потрібно
price-have = У вас
price-missing = Бракує
cure = Це все ж можливо
cure-do = { $count ->
    [2] Зробити обидва кроки
   *[other] Зробити все відразу ({ $count })
}
cure-part = Частину можна здобути
cure-part-brings = Це дасть: { $amounts }
cure-part-stays = І тоді ще бракуватиме: { $amounts }
spoken-part = { $reason }: { $amounts }
spoken-costs = Ціна: { $parts }
spoken-have = У вас { $amounts }
spoken-cure = Буде можна після: { $moves }. Натисніть Enter, щоб зробити все відразу
facts = Відомості
facts-follow = за вказівником або фокусом
facts-pin = Закріпити
facts-unpin = Відкріпити
key-pin = закріпити відомості

since = Від вашого ходу
since-count = { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[other] { $count } подій
}
since-earlier = +{ $count } раніше
since-back = Крок назад
since-on = Крок уперед
since-details = Що сталося
since-for-you = Для вас тепер: { $facts }
since-points = Очки
key-review = що сталося після вашого ходу

# Composed moves

layouts = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[other] { $count } варіантів
}
layout-cheapest = найдешевше
composing-in = Входить
composing-nothing = поки нічого

# Options over the board

options-above = { $count ->
    [one] { $count } варіант показано над полем.
    [few] Усі { $count } варіанти показано над полем.
   *[other] Усі { $count } варіантів показано над полем.
}

round-now = Тепер у вас
round-sum = Сума
round-income = Ваш дохід
round-closing = Чим закінчився минулий раунд
round-others = Решта
round-go-on = Далі
round-scores = У цьому раунді очки дає: { $what }
setting-round_banner = Повідомлення про новий раунд
setting-round_banner-help = Показує поверх поля, що дає очки і хто що отримав. Інакше про це каже лише журнал.

# A move that is being put together

running-sum = { $have } з { $need }

# Після партії

result-won = Ви перемогли
result-shared = Ви розділили перше місце
result-place = Ви посіли { $place }-е місце
result-behind = { $name } попереду на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
result-ahead = { $name } позаду на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
result-level = порівну: { $name }
result-widest = Найбільший розрив: { $source }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
result-compare = Порівняти: { $name }
result-board = Повернутися до поля
result-ways = Що далі
lobby = Лобі
study = Аналіз
study-from = Звідки почати
study-from-round = початок раунду { $round }
study-of-move = Аналіз ходу { $move }
study-back = назад до повтору
result-parts = Частини підсумку
result-points = Очки
result-over-time = Протягом партії
result-chart-help = клацніть, щоб побачити поле в цю мить
result-open-moment = Відкрити повтор: { $moment }
result-as-table = Таблицею
result-end = Фінал
result-sources = Звідки взялися очки
result-standings = Хто чого досяг
result-against = { $own } та { $rival }, спочатку найбільший розрив
result-source = Джерело
result-gap = позаду · попереду
result-why-title = Чому
result-why = { $name }, { $points }: { $what }
result-why-round = { $name }, { $points } у { $count ->
    [one] раунді
   *[other] раундах
} { $rounds }: { $what }
result-bot = бот, { $level }

# Перший візит

first-title = Ваша перша партія
first-text = Читати заздалегідь нічого не треба. Стіл сам покаже, що можна зробити, скільки це коштує і чому щось неможливо.
first-start = Почати першу партію
first-known = Правила знаю: одразу за стіл
first-opponents = Суперники
first-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
first-strength = Сила суперників
first-play = Грати: { $game }

# Темп ботів

bot-pace = Темп ботів
bot-pace-at_once = одразу
bot-pace-second = 1 с на дію
bot-pace-step = покроково
bot-pace-help = Як швидко поле показує, що зробили боти і що сталося, поки вас не було. Покроково: наступний крок — кнопкою «Далі». Вирішувати можна й під час показу.
since-next = Далі

# Складність

difficulty-1 = Легко
difficulty-2 = Середньо
difficulty-3 = Складно
difficulty-ours = Складність — за нашою оцінкою.

# Два рішення одразу

later-round = Раунд { $round }
later-then = Потім
follow-up = Потім: { $question }
confirm-both = Підтвердити обидва
nearly = Майже можливо
