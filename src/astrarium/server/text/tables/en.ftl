# Tables: why a request is refused.

problem-no-table = There is no such table.
problem-no-seat = There is no such seat.
problem-no-move = There is no such move.
problem-decision-closed = This decision is no longer open; the table has moved on.
problem-bad-notation = This is not a move of this game: { $detail }
problem-illegal = This move is not allowed (rule { $rule }).
problem-game-over = The game is over.
problem-no-undo = There is nothing to take back.
problem-no-redo = There is nothing to play again.
problem-already-asked = Another proposal is waiting for an answer.
problem-seat-not-idle = This seat can still be played by its owner.
problem-ask-closed = This proposal is no longer open.
problem-seat-is-bots = A bot plays this seat now.
problem-not-alone = This is possible for whoever is left alone after others have resigned.
problem-busy = Too many changes at once; please try again.
problem-not-started = The game has not begun.
problem-paused = The table is paused: { $pause_reason }
problem-already-started = The game has already begun.
problem-rated-seats = A rated table needs at least two people, one seat each and no bots.
problem-rated-names = People at a rated table play under their own names.
problem-seat-names = Only several seats of one person at one screen can have names of their own.
problem-clock-not-live = A clock with a bank of time is for live tables.
problem-no-person = A game needs a person in it: take a seat, or leave one free.
problem-enough-bot-games = { $limit ->
    [one] You have { $limit } game against bots under way. Finish it or resign first.
   *[other] You have { $limit } games against bots under way. Finish one or resign from it first.
}
problem-enough-bot-games-here = { $limit ->
    [one] At your address { $limit } game against bots is under way. One has to end first.
   *[other] At your address { $limit } games against bots are under way. One has to end first.
}
problem-already-seated = You already have a seat at this table.
problem-kept-apart = You cannot join this table.
problem-seat-taken = This seat is taken.
problem-not-seated = You do not sit at this table.
problem-not-host = Only the host of the table can do this.
problem-seats-open = There are still free seats.
problem-wrong-seats =
    { $seats ->
        [one] This game has { $seats } seat.
       *[other] This game has { $seats } seats.
    }
problem-bad-auto-reply = There is no such preference, or not with this value: { $name }
problem-not-your-seat = This is not your seat.
problem-which-seat = Say which seat you mean.
problem-no-rematch = A rematch is for those who played, when the game is over.
problem-not-finished = This is possible when the game is over.
problem-muted = You may not write in the chat.
problem-no-database = The database does not answer. Nothing was changed; please try again.
problem-no-text = There is no such text.

problem-setting-seats = This game is for { $least } to { $most } players.
problem-setting-unknown = This game has no setting “{ $setting }”.
problem-setting-choice = “{ $setting }” does not have this choice.
problem-setting-players = “{ $setting }”: this choice is for { $players } players (rule { $rule }).
problem-setting-needs = “{ $setting }”: this choice does not go with what is chosen for “{ $other }” (rule { $rule }).
problem-no-calculator = There is no calculator for this game.
problem-bad-question = This cannot be calculated: { $reason }.
problem-took-too-long = This takes too long to compute at the moment; please try again.
