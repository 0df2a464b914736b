"""Plain names: ignored people, automatic replies, and why a table is paused."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ignored_people",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("other_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(
            ["other_id"], ["users.id"], name=op.f("fk_ignored_people_other_id_users"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_ignored_people_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_ignored_people")),
    )
    with op.batch_alter_table("ignored_people", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_ignored_people_other_id"), ["other_id"], unique=False)
    op.execute("INSERT INTO ignored_people SELECT user_id, other_id, kind FROM distances")
    op.drop_table("distances")
    op.execute("ALTER TABLE seats RENAME COLUMN preferences TO auto_replies")
    op.execute("ALTER TABLE tables RENAME COLUMN trouble TO pause_reason")
