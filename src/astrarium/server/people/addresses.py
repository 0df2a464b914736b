"""The addresses of our pages. Secrets stand after the #, which browsers do not send."""

from __future__ import annotations

from ..config import Config


def base_address(config: Config) -> str:
    """Where people find this server, without a slash at the end."""
    return config.base_url.rstrip("/") or f"http://{config.host}:{config.port}"


def link_path(purpose: str, token: str) -> str:
    """The page on which a link of some purpose is used: recovery, reset or confirm."""
    return f"/{purpose}#{token}"


def table_path(table_id: str) -> str:
    return f"/table/{table_id}"
