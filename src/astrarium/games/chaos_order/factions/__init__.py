"""The six factions of Chaos Order, one file each."""
