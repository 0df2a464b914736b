"""HTTP and JSON: thin, one file for each subject."""
