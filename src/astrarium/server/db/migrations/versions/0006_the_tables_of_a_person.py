"""The tables of a person are found in an index alone."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seats_of_user", "seats", ["user_id", "table_id"], unique=False)
    op.drop_index("ix_seats_user_id", table_name="seats")
