# The command `astrarium`.

simulate-running = { $game }: games
simulate-summary = { $games } games, { $decisions } decisions in { $seconds } s ({ $speed } a second)
simulate-seat = { $bot }: { $wins } wins, { $mean } points on average
simulate-fault = fault: { $fault }

verify-running = Records
verify-differs = { $record }: { $difference }
verify-summary = matched { $matched } of { $records } records
no-foreign = { $game } reads no records of other programs
no-records = there are no records
no-file = there is no file { $file }
no-text = { $file } is not a text file
import-done = { $moves } moves written to { $file }

replay-done = { $moves } of { $of } moves replayed, every one checked

result-title = Result
result-source = points for
result-total = total
result-team = team
result-place = place
result-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

no-rule = no rule has "{ $word }"
rules-more = … and { $count } more
no-tests = there is no folder { $folder }; --tests names it
coverage-missing = without a test: { $rule }
coverage-unknown = no such rule: { $mark }
coverage-summary = { $rules } rules: { $tested } tested, { $missing } missing, { $notes } notes

no-components = { $game } does not say where its components are from
no-source = no component has the source "{ $source }"
no-corrections = { $folder } corrects no game; it must hold folders named like the games ({ $games }).
bad-correction = The corrections of { $game } cannot be used: { $problem }
components-summary = { $count } components

play-prompt = { $seat }>
play-options = { $seat }: { $count } options. Type a number or a move; help tells more.
play-bot = { $seat } ({ $name }): { $move }
play-person = { $seat }: { $move }
play-forced = { $seat }: { $move } (the only choice, played for you)
play-saved = Record written to { $file }.
play-left = You left the table after { $moves } moves. Goodbye.
play-no-number = There is no option { $number }; they go from 1 to { $count }.
play-group = { $text } … ({ $count ->
    [one] { $count } option
   *[other] { $count } options
})
play-groups = To see a group, type how its moves begin ({ $words }) or its numbers ({ $numbers }); more shows all, a page at a time.
play-rest = … and { $count } more: type more
play-no-more = That is all; show begins again.
play-unknown = “{ $line }” is neither a move nor a command. Moves begin now with: { $verbs }. help lists the commands.
play-bad-move = “{ $line }” is no move. Write it like this: { $move }
play-help =
    Type the number of an option, or a move as it is listed ({ $move }). Or:
      more          more of the options
      why MOVE      which rules forbid a move, with the numbers
      preview MOVE  what a move does
      undo          back to your previous decision; moves in between are undone too
      show          the position and your options again
      map           { $map }
      log           the last moves
      rules WORD    look a rule up
      save FILE     write the record of the game so far
      quit          leave the table
play-help-map = the map, if the game has one
why-allowed = { $move } is allowed.
why-refused = { $move } is not allowed:
why-term = { AMOUNT($resource, $amount) }: { $reason }
why-cure = Possible after: { $moves }
number-have = you have { $value }
number-need = needed { $value }
number-hex = place { $value }
number-level = level { $value }
preview-asks = then asked: { $seats }
preview-nothing = Nothing that can be known happens.
undo-done = Back to the position after { $moves } moves.
undo-nothing = There is no earlier decision of yours.
save-where = Name a file: save FILE
no-map = This game has no map here.

bench-title = { $game }: speed
bench-kernel = Kernel { $kernel }, game { $rules }.
bench-compiled = compiled
bench-interpreted = interpreted
bench-source = Measured over { $positions } decisions of { $games } { $source }.
bench-records = records
bench-own = games of the random bot
bench-running = Measuring
bench-what = what
bench-value = value
bench-ratio = in listings of chess moves
bench-chess = python-chess, one list of legal moves
bench-chess-missing = python-chess is not installed; no ratios.

chance-unreadable = this file cannot be read: { $detail }
chance-wrong = wrong: { $fault }
chance-fault-seed = the seed is not the one that was promised
chance-fault-setup = the setup was not dealt by this seed
chance-fault-draw = the draw of row { $row } is not the one of its number
chance-fault-decision = row { $row } answers a decision that was not open
chance-fault-events = row { $row } does not do what it says
chance-fault-late = row { $row } comes after the end of the game
chance-fault-replay = row { $row } cannot be played: { $detail }
chance-fault-cut = the record is cut: the game goes on after its last row, { $row }
chance-fault-result = the result is not the one that the rows lead to
chance-summary = { $draws ->
    [one] { $draws } draw checked, wrong: { $wrong }
   *[other] { $draws } draws checked, wrong: { $wrong }
}
