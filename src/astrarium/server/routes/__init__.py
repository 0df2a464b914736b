"""HTTP and JSON: thin, one file a subject."""
