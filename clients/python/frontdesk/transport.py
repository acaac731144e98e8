"""How a request goes out and comes back: retries, idempotency keys, refusals."""

import json
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from email.message import Message
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

T = TypeVar("T")

_RETRIED = ("rate_limited", "unavailable", "idempotency_in_progress")
"""Refusals that say: come again."""


class FrontdeskError(Exception):
    """A refusal. ``code`` is a stable ``frontdesk.types.ErrorCode``; the text is for people."""

    def __init__(self, status: int, code: str, message: str, headers: Message) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.retry_after_seconds = _whole(headers.get("Retry-After"))
        self.request_id = headers.get("X-Request-Id")


class Transport:
    """
    ``base_url`` is where Frontdesk runs, without ``/v1``. A request is tried ``tries`` times when it
    cannot be served just now or the connection breaks; a POST carries an idempotency key, so that it
    happens once all the same. ``wait_seconds`` is the longest wait between two tries: whoever is to
    wait longer gets the error.
    """

    def __init__(
        self,
        key: str,
        *,
        base_url: str,
        timeout_seconds: float = 30.0,
        tries: int = 3,
        wait_seconds: float = 60.0,
    ) -> None:
        self._base = base_url.rstrip("/") + "/v1"
        self._key = key
        self._timeout = timeout_seconds
        self._tries = tries
        self._wait = wait_seconds
        self._opener = build_opener(_NoRedirects)

    def request(
        self,
        _answers: type[T],
        method: str,
        path: str,
        *,
        query: Mapping[str, object | None] | None = None,
        body: object | None = None,
        idempotency_key: str | None = None,
    ) -> T:
        given = {name: str(value) for name, value in (query or {}).items() if value is not None}
        url = self._base + path + ("?" + urlencode(given) if given else "")
        headers = {"Authorization": f"Bearer {self._key}", "Accept": "application/json"}
        if method == "POST":
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(1, self._tries + 1):
            last = attempt == self._tries
            try:
                request = Request(url, data=data, headers=headers, method=method)
                with self._opener.open(request, timeout=self._timeout) as response:
                    answer: T = json.load(response)
                    return answer
            except HTTPError as refused:
                refusal = _refusal(refused)
                wait = 1 if refusal.retry_after_seconds is None else refusal.retry_after_seconds
                if last or refusal.code not in _RETRIED or wait > self._wait:
                    raise refusal from None
            except (OSError, HTTPException):
                if last:
                    raise
                wait = attempt
            time.sleep(wait)
        raise AssertionError("tries is below 1")

    @staticmethod
    def path(template: str, *ids: str) -> str:
        return template.format(*(quote(one, safe="") for one in ids))

    @staticmethod
    def pages(read: Callable[[str | None], Any]) -> Iterator[Any]:
        before: str | None = None
        while True:
            page = read(before)
            yield from page["items"]
            before = page["next_before"]
            if before is None:
                return


class _NoRedirects(HTTPRedirectHandler):
    """The key goes where it was meant for, and nowhere else."""

    def redirect_request(self, *_args: object, **_more: object) -> None:
        return None


def _refusal(answer: HTTPError) -> FrontdeskError:
    try:
        error = json.load(answer)["error"]
        code, message = error["code"], error["message"]
    except (ValueError, KeyError, TypeError):
        code, message = "internal_error", f"The answer was {answer.code} without an error body."
    return FrontdeskError(answer.code, code, message, answer.headers)


def _whole(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdigit() else None
