# Столы: почему запрос отклонён.

problem-no-table = Такого стола нет.
problem-no-seat = Такого места нет.
problem-no-move = Такого хода нет.
problem-decision-closed = Это решение уже принято, игра ушла вперёд.
problem-bad-notation = Такого хода в этой игре нет: { $detail }
problem-illegal = Этот ход запрещён (правило { $rule }).
problem-game-over = Игра окончена.
problem-no-undo = Отменять нечего.
problem-no-redo = Возвращать нечего.
problem-already-asked = Другое предложение ещё ждёт ответа.
problem-seat-not-idle = За это место ещё может играть его хозяин.
problem-ask-closed = Это предложение уже закрыто.
problem-seat-is-bots = За это место теперь играет бот.
problem-not-alone = Это может тот, кто остался один, после того как другие сдались.
problem-busy = Слишком много изменений одновременно, попробуйте ещё раз.
problem-not-started = Игра ещё не началась.
problem-paused = Стол приостановлен: { $pause_reason }
problem-already-started = Игра уже началась.
problem-rated-seats = За рейтинговым столом нужны хотя бы двое людей, по одному месту на каждого и без ботов.
problem-rated-names = За рейтинговым столом все играют под своими именами.
problem-seat-names = Свои имена бывают только у нескольких мест одного человека за одним экраном.
problem-clock-not-live = Часы с запасом времени — только для игры вживую.
problem-no-person = В партии должен быть человек: займите место или оставьте одно свободным.
problem-enough-bot-games = { $limit ->
    [one] У вас идёт { $limit } партия с ботами. Сначала доиграйте её или сдайтесь.
    [few] У вас идут { $limit } партии с ботами. Сначала доиграйте одну или сдайтесь в ней.
   *[many] У вас идёт { $limit } партий с ботами. Сначала доиграйте одну или сдайтесь в ней.
}
problem-enough-bot-games-here = { $limit ->
    [one] С вашего адреса идёт { $limit } партия с ботами. Сначала одна должна закончиться.
    [few] С вашего адреса идут { $limit } партии с ботами. Сначала одна должна закончиться.
   *[many] С вашего адреса идёт { $limit } партий с ботами. Сначала одна должна закончиться.
}
problem-already-seated = Вы уже сидите за этим столом.
problem-kept-apart = Вы не можете сесть за этот стол.
problem-seat-taken = Это место занято.
problem-not-seated = Вы не сидите за этим столом.
problem-not-host = Это может только хозяин стола.
problem-seats-open = Есть ещё свободные места.
problem-wrong-seats =
    { $seats ->
        [one] В этой игре { $seats } место.
        [few] В этой игре { $seats } места.
       *[other] В этой игре { $seats } мест.
    }
problem-bad-auto-reply = Такой настройки или такого значения нет: { $name }
problem-not-your-seat = Это не ваше место.
problem-which-seat = Укажите место.
problem-no-rematch = Реванш — для тех, кто играл, и когда игра окончена.
problem-not-finished = Это можно, когда игра окончена.
problem-muted = Вам нельзя писать в чат.
problem-no-database = База данных не отвечает. Ничего не изменилось, попробуйте ещё раз.
problem-no-text = Такого текста нет.

problem-setting-seats = Игроков в этой игре — от { $least } до { $most }.
problem-setting-unknown = В этой игре нет настройки «{ $setting }».
problem-setting-choice = У настройки «{ $setting }» нет такого варианта.
problem-setting-players = «{ $setting }»: этот вариант — для { $players } игроков (правило { $rule }).
problem-setting-needs = «{ $setting }»: этот вариант не сочетается с выбранным для «{ $other }» (правило { $rule }).
problem-no-calculator = Для этой игры нет калькулятора.
problem-bad-question = Это нельзя посчитать: { $reason }.
problem-took-too-long = Сейчас это вычисляется слишком долго; попробуйте ещё раз.
