"""What names look like, so that nobody takes one that looks like another's."""

import sqlalchemy as sa
from alembic import op

from astrarium.server.people.lookalikes import look_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(sa.Column("name_look", sa.String(length=200), nullable=True))
        batch_op.create_unique_constraint(batch_op.f("uq_users_name_look"), ["name_look"])
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("name_look"), sa.column("created_at"))
    people = sa.select(users.c.id, users.c.name).where(sa.column("kind") != "deleted").order_by(users.c.created_at)
    taken: set[str] = set()
    for user_id, name in op.get_bind().execute(people).all():
        look = look_of(name)
        if look not in taken:  # of those who look alike already, the first one keeps others away
            op.execute(users.update().where(users.c.id == user_id).values(name_look=look))
            taken.add(look)
