"""All commands."""

from __future__ import annotations

import typer

from . import (
    administering,
    benching,
    components,
    correcting,
    playing,
    replaying,
    ruling,
    serving,
    simulating,
    verifying,
    verifying_chance,
)

app = typer.Typer(
    name="astrarium",
    help="Heavy space board games: every rule enforced, every refusal explained.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # its boxes cut long words off
)
app.callback()(correcting.correct)
app.command("serve")(serving.serve)
app.add_typer(administering.app, name="admin")
app.command("play")(playing.play)
app.command("simulate")(simulating.simulate)
app.command("replay")(replaying.replay)
app.command("verify")(verifying.verify)
app.command("verify-chance")(verifying_chance.verify_chance)
app.command("import")(verifying.import_)
app.command("rules")(ruling.rules)
app.command("components")(components.components)
app.command("bench")(benching.bench)
