eclipse-help-map = сектори на карті з координатами та гранями
eclipse-round = Раунд { $round }; хід: { $turns }; перший гравець { $start }
eclipse-stacks = Стоси секторів: { $stacks }
eclipse-discovery = жетон відкриття
eclipse-techs = Технології: { $techs }
eclipse-waiting = Технології наступного раунду: { $techs }
eclipse-developments = Розробки: { $developments }
eclipse-standing = диски { $discs } (утримання { $upkeep }); кораблі колоністів { $colony }; репутація { $reputation }; посли { $ambassadors }{ $passed ->
    [yes] ; спасував
   *[no] {""}
}
