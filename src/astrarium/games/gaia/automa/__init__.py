"""Solo play against the Automa (AUT-1..44), from public material; the rulebook only names its parts."""
