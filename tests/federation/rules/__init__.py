"""One file for each chapter of the rule catalogue."""
