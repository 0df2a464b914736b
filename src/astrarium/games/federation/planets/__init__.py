"""The five planets of the federation."""
