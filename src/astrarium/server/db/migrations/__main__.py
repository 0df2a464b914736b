"""Write the next migration from what differs between the models and the newest one."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command

from ..engine import Database
from ..upgrade import migrating, revisions, settings, upgrade


async def write(message: str, folder: str) -> None:
    number = f"{1 + len(list(revisions().walk_revisions())):04}"
    db = Database(f"sqlite:///{Path(folder) / 'empty.db'}")
    await upgrade(db)
    async with migrating(db) as connection:
        await connection.run_sync(
            lambda sync: command.revision(settings(sync), message, autogenerate=True, rev_id=number)
        )
    await db.close()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        asyncio.run(write(sys.argv[1], folder))
