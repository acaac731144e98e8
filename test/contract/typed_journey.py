"""The journey of the Python client's example, with every answer held against its type."""

import inspect
import os
import sys
import types
import typing
from collections.abc import Callable
from functools import wraps

ROOT = os.path.join(os.path.dirname(__file__), "../..")
sys.path[:0] = [f"{ROOT}/clients/python", f"{ROOT}/clients/python/examples"]

from frontdesk import Frontdesk  # noqa: E402
from journey import journey  # noqa: E402

seen: set[str] = set()


def fault(value: object, hint: object, place: str) -> str | None:
    """What of a value is not as its type says; None when nothing is."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.NotRequired, typing.Required):
        return fault(value, inner[0], place)
    if origin in (types.UnionType, typing.Union):
        faults = [fault(value, one, place) for one in inner]
        return None if None in faults else faults[0]
    if origin is typing.Literal:
        return None if value in inner else f"{place}: {value!r} is none of {inner}"
    if origin is list:
        if not isinstance(value, list):
            return f"{place}: {value!r} is no list"
        return first(fault(one, inner[0], f"{place}[]") for one in value)
    if typing.is_typeddict(hint):
        return fault_of_dict(value, hint, place)
    numbers = (int, float) if hint is float else (hint,)
    fits = isinstance(value, numbers) and (hint is bool or not isinstance(value, bool))
    return None if fits else f"{place}: {value!r} is no {hint}"


def fault_of_dict(value: object, hint: typing.Any, place: str) -> str | None:
    if not isinstance(value, dict):
        return f"{place}: {value!r} is no object"
    hints = typing.get_type_hints(hint)
    keys = set(value)
    if not hint.__required_keys__ <= keys <= set(hints):
        return f"{place}: has {sorted(keys)}, not {sorted(hints)}"
    return first(fault(value[key], hints[key], f"{place}.{key}") for key in keys)


def first(faults: typing.Iterable[str | None]) -> str | None:
    return next((one for one in faults if one), None)


def checked(name: str, method: Callable[..., typing.Any]) -> Callable[..., typing.Any]:
    hint = typing.get_type_hints(method)["return"]

    @wraps(method)
    def call(*args: object, **options: object) -> object:
        answer = method(*args, **options)
        seen.add(name)
        wrong = fault(answer, hint, name)
        if wrong:
            raise AssertionError(wrong)
        return answer

    return call


# Methods that page give what another one answered.
operations = {
    name: method
    for name, method in inspect.getmembers(Frontdesk, inspect.isfunction)
    if name in vars(Frontdesk) and not name.startswith("all_")
}
for name, method in operations.items():
    setattr(Frontdesk, name, checked(name, method))

assert fault({"seconds": True}, dict, "x") is None
assert fault(True, int, "x") and fault("a", typing.Literal["b"], "x")

journey(Frontdesk(os.environ["KEY"], base_url=os.environ["URL"]), os.environ["SANDBOX_URL"])
missed = sorted(set(operations) - seen)
print(f"operations: {len(operations)}, missed: {missed}")
