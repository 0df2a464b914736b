"""Work that must happen: rows with a lease, the runner, and the processes in which bots think."""
