"""The rules of Planet B, one by one (rules.md)."""
