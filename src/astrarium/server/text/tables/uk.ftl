# Столи: чому запит відхилено.

problem-no-table = Такого столу немає.
problem-no-seat = Такого місця немає.
problem-no-move = Такого ходу немає.
problem-decision-closed = Це рішення вже прийнято, гра пішла далі.
problem-bad-notation = Такого ходу в цій грі немає: { $detail }
problem-illegal = Цей хід заборонено (правило { $rule }).
problem-game-over = Гру завершено.
problem-no-undo = Скасовувати нічого.
problem-no-redo = Повертати нічого.
problem-already-asked = Інша пропозиція ще чекає на відповідь.
problem-seat-not-idle = За це місце ще може грати його господар.
problem-ask-closed = Ця пропозиція вже закрита.
problem-seat-is-bots = За це місце тепер грає бот.
problem-not-alone = Це може зробити той, хто лишився сам, коли інші здалися.
problem-busy = Забагато змін одночасно, спробуйте ще раз.
problem-not-started = Гра ще не почалася.
problem-paused = Стіл призупинено: { $pause_reason }
problem-already-started = Гра вже почалася.
problem-rated-seats = За рейтинговим столом потрібні щонайменше двоє людей, по одному місцю на кожного й без ботів.
problem-rated-names = За рейтинговим столом усі грають під власними іменами.
problem-seat-names = Власні імена мають лише кілька місць однієї людини за одним екраном.
problem-clock-not-live = Годинник із запасом часу — лише для гри наживо.
problem-no-person = У партії має бути людина: займіть місце або залиште одне вільним.
problem-enough-bot-games = { $limit ->
    [one] У вас триває { $limit } партія з ботами. Спершу дограйте її або здайтеся.
    [few] У вас тривають { $limit } партії з ботами. Спершу дограйте одну або здайтеся в ній.
   *[many] У вас триває { $limit } партій з ботами. Спершу дограйте одну або здайтеся в ній.
}
problem-enough-bot-games-here = { $limit ->
    [one] З вашої адреси триває { $limit } партія з ботами. Спершу одна має закінчитися.
    [few] З вашої адреси тривають { $limit } партії з ботами. Спершу одна має закінчитися.
   *[many] З вашої адреси триває { $limit } партій з ботами. Спершу одна має закінчитися.
}
problem-already-seated = Ви вже сидите за цим столом.
problem-kept-apart = Ви не можете сісти за цей стіл.
problem-seat-taken = Це місце зайняте.
problem-not-seated = Ви не сидите за цим столом.
problem-not-host = Це може лише господар столу.
problem-seats-open = Є ще вільні місця.
problem-wrong-seats =
    { $seats ->
        [one] У цій грі { $seats } місце.
        [few] У цій грі { $seats } місця.
       *[other] У цій грі { $seats } місць.
    }
problem-bad-auto-reply = Такого налаштування або такого значення немає: { $name }
problem-not-your-seat = Це не ваше місце.
problem-which-seat = Укажіть місце.
problem-no-rematch = Реванш — для тих, хто грав, і коли гру завершено.
problem-not-finished = Це можна, коли гру завершено.
problem-muted = Вам не можна писати в чат.
problem-no-database = База даних не відповідає. Нічого не змінилося, спробуйте ще раз.
problem-no-text = Такого тексту немає.

problem-setting-seats = Гравців у цій грі — від { $least } до { $most }.
problem-setting-unknown = У цій грі немає налаштування «{ $setting }».
problem-setting-choice = Налаштування «{ $setting }» не має такого варіанта.
problem-setting-players = «{ $setting }»: цей варіант — для { $players } гравців (правило { $rule }).
problem-setting-needs = «{ $setting }»: цей варіант не поєднується з вибраним для «{ $other }» (правило { $rule }).
problem-no-calculator = Для цієї гри немає калькулятора.
problem-bad-question = Це не можна порахувати: { $reason }.
problem-took-too-long = Зараз це обчислюється надто довго; спробуйте ще раз.
