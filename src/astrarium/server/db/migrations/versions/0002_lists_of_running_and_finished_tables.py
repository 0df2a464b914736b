"""Lists of running and finished tables."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_finished", ["status", "is_public", "ended_at"], unique=False)
        batch_op.create_index("ix_tables_running", ["status", "is_public", "moved_at"], unique=False)
