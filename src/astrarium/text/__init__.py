"""Texts: rule catalogues and messages in the languages of the readers."""
