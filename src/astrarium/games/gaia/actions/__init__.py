"""The actions: one kind in each file, with its check and its effect."""
