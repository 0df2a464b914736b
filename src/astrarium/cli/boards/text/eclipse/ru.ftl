eclipse-help-map = секторы на карте с координатами и гранями
eclipse-round = Раунд { $round }; ход: { $turns }; первый игрок { $start }
eclipse-stacks = Стопки секторов: { $stacks }
eclipse-discovery = жетон Открытия
eclipse-techs = Технологии: { $techs }
eclipse-waiting = Технологии следующего раунда: { $techs }
eclipse-developments = Разработки: { $developments }
eclipse-standing = диски { $discs } (содержание { $upkeep }); корабли Колонистов { $colony }; Репутация { $reputation }; Послы { $ambassadors }{ $passed ->
    [yes] ; спасовал
   *[no] {""}
}
