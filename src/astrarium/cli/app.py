"""All commands."""

from __future__ import annotations

import typer

from . import (
    admin,
    bench,
    components,
    corrections,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
    verify_chance,
)

app = typer.Typer(
    name="astrarium",
    help="Heavy space board games: every rule enforced, every refusal explained.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # its boxes cut long words off
)
app.callback()(corrections.correct)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("verify-chance")(verify_chance.verify_chance)
app.command("import")(verify.import_)
app.command("rules")(rules.rules)
app.command("components")(components.components)
app.command("bench")(bench.bench)
