# Everywhere

skip = Skip to the content
nav = Main
nav-play = Play
nav-my-games = My games
nav-watch = Watch
nav-rules = Rules
nav-leaderboard = Leaderboard
theme = Theme
language = Language
settings = Settings
account = Account
open = Open
close = Close
save = Save
saved = Saved
end = Remove
copy = Copy
copied = Copied
yes = yes
no = no
name = Name
place = Place
team = Team
total = Total
loading = Loading
loading-table = Loading: waiting for the table
try-again = Try again
stale = The connection is lost. Reconnecting; what you see may be out of date.
error-unreachable = The server cannot be reached.
error-unknown = Something went wrong.
error-unsaved = This could not be saved. Please try again.
push-refused = The browser does not allow notifications from this page. You can change that in its settings.
error-move = Nothing was changed unless the table says so; you can try again.
not-found = There is nothing here
not-found-text = The address may be old or mistyped.
back-to-lobby = Back to the lobby
toast-your-turn = Your turn in { $game }

# Games

games = Games
weight = Complexity { $weight } of 5

# Lobby

lobby-title = Heavy space strategy at one table
lobby-text = Complete rules, enforced. Friends or bots. No account needed.
invite-enter = Invite code or link
join = Join
play-first = Play a first game
play-full = Full game, { $players } players
starting = Setting up…
invite-friends = Invite friends
about-components = About the components
calculator = Calculator
calculator-of = Calculator: { $game }
players = Players
my-games-none = No games yet
my-games-none-text = Play a first game against bots; it takes one click.
my-games-all = All my games
my-games-running = Going on
my-games-over = Finished
my-games-over-none = No finished games yet.
open-tables = Open tables
open-tables-none = Nobody is waiting
open-tables-none-text = Open a table and others can sit down.
pace = Pace
pace-all = All
pace-live = Live
pace-days = Turn-based
watch = Watch
watch-running = Games going on
watch-running-none = No public game is going on.
watch-finished = Finished games
watch-finished-none = No public game has been finished yet.
your-turn = Your turn
continue = Continue
review = Review
sit-down = Sit down
seats-taken = { $taken } of { $seats }
waiting-for = Waiting for { $names }
place-of = Place { $place } of { $players }
status-open = Waiting for players
status-running = Going on
status-paused = Paused
status-finished = Finished
status-abandoned = Abandoned

# A new table

new-table = New table
new-table-who = Who plays
new-table-rules = Rules
rulesets = Sets of rules
ruleset-usual = As usual
ruleset-first-game = First game ({ $players } players)
new-table-make = Open the table
seat = Seat { $number }
seat-me = Me
seat-open = Open to others
seat-free = Free seat
seat-bot = Bot: { $level }
seats-help = Several seats of your own: you play together at one screen.
level-random = random
    .about = plays anything that is allowed
level-greedy = solid
    .about = takes what pays best now
bot-name = Bot { $number }
bot-ready = bot
bot-thinking = thinking
clock = Clock
clock-help = Live: a bank for the whole game and a little more for each turn. Turn-based: days for each decision.
clock-none = No clock
clock-live = Live: { MINUTES($bank) } min each, +{ $increment } s { $increment_per ->
    [answer] a decision
   *[turn] a turn
}
clock-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}
clock-expired = out of time
clock-warning = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
public = Public table
public-help = Listed in the lobby; everybody may watch. Otherwise only those with the link.
private = Private table
rated = Rated
rated-help = Counts for the leaderboard; for accounts only, without bots.
takeover = Bots take over
takeover-help = A bot plays on for whoever runs out of time.

# Before the start

waiting-title = The table is being set up
stand-up = Stand up
seat-clear = Free the seat
start = Start the game
start-waits = The game can start when every seat is taken.
start-host = The host starts the game.
options-usual = The usual rules
invite-ready = Your invite link is ready
invite-text = Anyone with this link can sit down, no account needed.
invite-qr = Show as QR code

# People

sign-in = Sign in
sign-up = Create an account
sign-up-text = An account keeps your games, settings and rating.
sign-up-guest = You keep all the games that you have played as a guest.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
login = Name or e-mail
password = Password
password-old = Present password
password-new = New password
password-help = At least 8 characters.
email = E-mail
email-help = Only for a forgotten password and for notifications that you ask for.
email-confirmed = The address is confirmed.
email-unconfirmed = The address is not yet confirmed; we have sent you a letter.
forgot = Forgotten your password?
forgot-text = We send a link for a new password to the e-mail address of the account.
forgot-host = This server does not send letters. Ask whoever runs it for a link to a new password.
forgot-send = Send the link
forgot-sent = If there is such an account, a letter is on its way.
link-recovery = Welcome back, { $name }
link-recovery-text = This link lets you continue as this guest on this device.
link-recovery-use = Continue
link-reset = A new password for { $name }
link-reset-text = All other devices will be signed out.
link-reset-use = Set the password
link-confirm = Confirm the e-mail address of { $name }
link-confirm-text = Then it can be used for notifications and for a forgotten password.
link-confirm-use = Confirm
account-none = You are not signed in
account-none-text = You can play as a guest at once; an account keeps what you have played.
account-guest = You play as a guest.
recovery = Recovery link
recovery-text = With this link you can come back as the same guest from any device. It is shown once; an earlier one ends.
recovery-make = Make a link
tokens = Programs
tokens-text = A token lets a program act for you.
token-name = What it is for
token-make = Make a token
token-made = Keep it safe, it is shown only once:
export = Your data
export-text = Everything that is known of you, as one file.
export-download = Download
delete = Delete my account
delete-text = Removes all that is known of you. Games stay, without your name.
delete-sure = I am sure; this cannot be undone.
person-guest = Guest
person-account = Account
person-deleted = Deleted
person-since = since { $date }
person-unrated = No rated games yet.
person-rating = { $game }: { $rating } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
person-mute = Mute
person-block = Block
rating = Rating
rated-games = Games
leaderboard-none = Nobody has played a rated game yet.
leaderboard-text = Rated games only. The rating is a cautious estimate: it grows with wins and with certainty.

# Settings

theme-help = The board is night in both themes.
theme-dark = Dark
theme-light = Light
theme-auto = Like the system
palette = Colours of the players
palette-help = Every colour comes with a shape of its own.
palette-usual = Usual
palette-safe = For colour-blind players
motion = Animations
motion-help = Without animations pieces appear at once and the last change is outlined.
motion-auto = Like the system
motion-off = Off
setting-sound = Sound
setting-sound-help = Two soft notes when it is your turn.
setting-one_click = One click
setting-one_click-help = A choice is played at once, without Confirm. Undo still works.
setting-quiet = Leave me alone
setting-quiet-help = Keep the channels below, but do not use them for now.
channels = Notifications
channels-text = How you are told that it is your turn.
channel-mail = E-mail
channel-mail-add = Tell me by e-mail
channel-push = Browser
channel-push-add = Tell me in this browser
channel-webhook = Webhook
channel-webhook-add = Add the webhook
channel-secret = Secret for checking signatures, shown once:

# The table

board = Board
mats = Players
log = Log
chat = Chat
parts = Parts of the table
log-and-chat = Log and chat
menu = Menu
actions = Actions
decision = Decision
choose = Choose
name-of-seat = { $number }. { $name }
to-move = to move
present = here
resigned = resigned
spectating = You are watching.
game-over = The game is over
action-course = Parts of the action
options-count = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
more-below = { $count } more below
explanation = Explanation
strip = Where the game stands
confirm = Confirm
undo = Undo
undo-ask = Ask to undo
redo = Redo
locked = not possible now
why-not = Why not?
preview-asks = Then asked: { $names }
board-parts = More of the board
board-targets = What can be chosen
spoken-legal = Possible: { $options }. Press Enter.
spoken-chosen = Chosen: { $option }. Press Shift and Enter to confirm.
zoom-in = Zoom in
zoom-out = Zoom out
look-at = Look at { $name }
zoom-fit = Show everything
zoom-area = Show my area
purse = What I have
purse-after = then { $amount }
step-change = { $step }: { $value }. Choose again
sheet = Resize the decision panel
curtain = { $name }, it is your turn
curtain-nobody = The others are moving
curtain-text = Hand over the device; the others look away.
curtain-open = I am { $name }
ask-undo = { $name } asks to take back a move and all that came after it.
ask-abandon = { $name } proposes to end the game without a result.
ask-bot = { $name } proposes that a bot plays for { $about }.
asked-undo = You asked to take back your move and all that came after it.
asked-abandon = You proposed to end the game without a result.
asked-bot = You proposed that a bot plays for { $about }.
ask-waits = Waiting for the others
agree = Agree
refuse = Refuse
auto-replies = From now on
auto-reply-end_turn = Ending turns
auto-reply-end_turn-ask = ask me every time
auto-reply-end_turn-auto = end my turn when nothing else is possible
ending = Ending the game
propose-abandon = Propose to end without a result
propose-bot = Propose a bot for { $name }
resign = Resign
resign-sure = I give up; a bot plays on and I rank last.
resign-sure-two = I give up: the game ends, and the other player has won.
alone = Everybody else has resigned.
alone-end = End the game
alone-play-on = Play on against bots
record = Record
chat-none = Nothing has been said yet.
chat-say = Say something
chat-removed = (removed)
send = Send

# Log

log-filter = Show
log-all = Everything
log-scoring = Scoring
log-earlier = Show earlier lines
log-auto = (by itself)
log-start = The game begins
log-move = { $name } makes a hidden move
log-undo = { $name } takes back
log-redo = { $name } plays it again
log-ask = { $what ->
    [undo] { $name } asks to take back
    [abandon] { $name } proposes to end the game
   *[other] { $name } proposes a bot for { $about }
}
log-refuse = { $name } refuses
log-resign = { $name } resigns
log-end = The game ends here because of a resignation
log-expire = { $name } has run out of time
log-bot = A bot plays for { $name }
log-abandon = The game is abandoned
seen = Seen

# The end

result-show = Show the result
result-resigned = Resigned: { $names }.
result-winner = Winner: { $names }
points-chart = Points over time
rematch = Play again
rematch-join = Join the next game

# Keys

keys = Keys
key-move = move on the board
key-regions = to the next region
key-next = next legal target
key-previous = previous legal target
key-board = to the board
key-mats = to the players
key-panels = to the further panels
key-log = to the log
key-chat = to the chat
key-rebind = Another key for: { $action }
key-press = Press the new key.
key-change = Click a key to change it.
key-reset = Usual keys
key-choose = choose
key-confirm = confirm
key-number = option of the bar
key-undo = undo
key-cancel = cancel
key-why = why not?
key-zoom = zoom in, out, show everything
key-help = this help

# Replay

replay = Replay
replay-first = First position
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Last position
replay-move = Move
viewpoint = Seen by
viewpoint-all = a spectator
share = Share this moment
play-from-here = Play from here
study-shared = Everybody with the link may look

# Rules and components

rulebook = { $game }: rules
opening-goal = Goal of the game
opening-round = A round
rules-search = Search the rules
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
contents = Contents
about-title = { $game }: components
about-text = Everything that the game is played with, and where its values come from. What neither the rulebook nor public material tells is reconstructed by us and marked.
about-origin = Origin of the values
origin-all = All
origin-rulebook = From the rulebook
origin-public = From public material
origin-partly = Partly reconstructed
origin-reconstructed = Reconstructed

# Administration.

nav-admin = Administration
admin-only = This page is for administrators.
admin-people = People
admin-search = Name or id
admin-look = Look
admin-link = A link with which the person gets in again, shown this once:
admin-kind-guest = guest
admin-kind-account = account
admin-kind-deleted = deleted
admin-suspend = Suspend
admin-unsuspend = Let in again
admin-mute = Mute
admin-unmute = Unmute
admin-reset = Reset the password
admin-none = Nobody was found.
admin-reports = Reports
admin-by = reported by
admin-about = about
admin-table = table
admin-close = Close
admin-no-reports = No report is open.
admin-tables = Tables
admin-no-tables = No tables yet.
admin-status-open = waits for people
admin-status-running = is played
admin-status-paused = is paused
admin-status-finished = is over
admin-status-abandoned = was abandoned
admin-remove = Remove

# The whole table in sight

turn-order = Turn order

# The decision bar

confirm-ending = { $option }, end turn
key-nextVerb = next action of the bar
key-previousVerb = previous action of the bar

# What happened, and why one is asked

you = You
holdings-now = now
holdings-after = after
holdings-same = Nothing changes
question-during = During the turn of { $name }:
question-waits = they wait for your answer
question-follows = Your move: { $move }
auto-replies-here = this game
zoomed-to-question = Zoomed to the question
log-income = your income
log-round = Round { $round }
log-wide = Open wide
log-free = { $count ->
    [one] { $count } free action
   *[other] { $count } free actions
}

# Why not, and facts

why-verdict = { $wish }: { $missing } short
price-together = Together
price-needed = Needed
price-have = You have
price-missing = Missing
cure = You can still do it
cure-do = { $count ->
    [2] Do both
   *[other] Do all { $count }
}
cure-part = Half of it is at hand
cure-part-brings = Brings: { $amounts }
cure-part-stays = Still missing then: { $amounts }
spoken-part = { $reason }: { $amounts }
spoken-costs = It costs: { $parts }
spoken-have = You have { $amounts }
spoken-cure = Possible after: { $moves }. Press Enter to do all of it
facts = Facts
facts-follow = follow the pointer or the focus
facts-pin = Pin
facts-unpin = Unpin
key-pin = pin the facts

since = Since your turn
since-count = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
since-earlier = +{ $count } earlier
since-back = Step back
since-on = Step on
since-details = What it did
since-for-you = For you now: { $facts }
since-points = Points
key-review = what happened since your turn

# Composed moves

layouts = { $count ->
    [one] { $count } layout
   *[other] { $count } layouts
}
layout-cheapest = cheapest
composing-in = In
composing-nothing = nothing yet

# Options over the board

options-above = { $count ->
    [one] { $count } possibility is shown over the board.
   *[other] All { $count } possibilities are shown over the board.
}

round-now = You have now
round-sum = Sum
round-income = Your income
round-closing = How the last round ended
round-others = The others
round-go-on = Go on
round-scores = This round scores: { $what }
setting-round_banner = Banner of a new round
setting-round_banner-help = Tells over the board what scores and what everybody got. Otherwise only the log tells it.

# A move that is being put together

running-sum = { $have } of { $need }

# After the game

result-won = You won
result-shared = You share the first place
result-place = { $place ->
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
result-behind = { $points ->
    [one] { $points } point behind { $name }
   *[other] { $points } points behind { $name }
}
result-ahead = { $points ->
    [one] { $points } point ahead of { $name }
   *[other] { $points } points ahead of { $name }
}
result-level = level with { $name }
result-widest = Widest gap: { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-compare = Compare with { $name }
result-board = Back to the board
result-ways = What next
lobby = Lobby
study = Study
study-from = From
study-from-round = the beginning of round { $round }
study-of-move = Study of move { $move }
study-back = back to the replay
result-parts = Parts of the result
result-points = Points
result-over-time = Over time
result-chart-help = click to see the board at that moment
result-open-moment = Open the replay: { $moment }
result-as-table = As a table
result-end = End
result-sources = Where the points came from
result-standings = How far everybody came
result-against = { $own } against { $rival }, widest gap first
result-source = Source
result-gap = behind · ahead
result-why-title = Why
result-why = { $name }, { $points }: { $what }
result-why-round = { $name }, { $points } in { $count ->
    [one] round
   *[other] rounds
} { $rounds }: { $what }
result-bot = bot, { $level }

# The first visit

first-title = Your first game
first-text = No reading first. The table shows what you can do, what it costs and why something is not possible.
first-start = Start the first game
first-known = I know the rules: play now
first-opponents = Opponents
first-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
first-strength = How strong
first-play = Play { $game }

# The pace of bots

bot-pace = Pace of bots
bot-pace-at_once = at once
bot-pace-second = 1 s an action
bot-pace-step = step by step
bot-pace-help = How fast the board shows what bots did, and what others did while you were away. Step by step: you press Next. You can decide meanwhile.
since-next = Next

# How hard it is

difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Hard
difficulty-ours = How hard they are is our judgement.

# Two decisions at once

later-round = Round { $round }
later-then = Then
follow-up = Then: { $question }
confirm-both = Confirm both
nearly = Nearly possible
