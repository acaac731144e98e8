"""
From a set-up to a recap, on the sandbox: `npm start` prints the addresses and a key.

    FRONTDESK_URL=http://localhost:8080 SANDBOX_URL=http://localhost:8090 FRONTDESK_KEY=fd_… \
        PYTHONPATH=clients/python python3 clients/python/examples/journey.py
"""

import json
import os
import time
import urllib.request
from collections.abc import Callable
from typing import Any, TypeVar

from frontdesk import Frontdesk, FrontdeskError

T = TypeVar("T")


def journey(frontdesk: Frontdesk, sandbox_url: str) -> None:
    account = frontdesk.show_account()
    print(
        f"account of {account['email']}, {account['meeting_minutes']['available']} meeting minutes"
    )

    line_id = open_line(frontdesk)
    call_it(frontdesk, sandbox_url, line_id)
    take_notes(frontdesk)

    for line in frontdesk.all_lines():
        print(f"line of {line['business_name']}: {line['status']}")
    test_line = frontdesk.create_test_line({"business_name": "Lopez Plumbing", "trade": "plumbing"})
    print(f"test line: {test_line['test_number']}, code {test_line['test_code']}")
    try:
        frontdesk.show_line("line_of_nobody")
    except FrontdeskError as error:
        print(f"refused as it should be: {error.status} {error.code}")


def open_line(frontdesk: Frontdesk) -> str:
    set_up = frontdesk.set_up_line(
        {
            "business_name": "Lopez Plumbing",
            "business_phone": "(512) 842-2671",
            "owner_mobile": "(512) 842-2672",
            "owner_confirmed_terms": True,
            "services": ["water heaters", "drain cleaning"],
            "hours": {"Monday": {"open": "9:00 AM", "close": "5:00 PM"}, "Sunday": "closed"},
        }
    )
    # On the sandbox this is what the button of the checkout page does; else the owner pays there.
    post(set_up["checkout_url"] + "/pay")
    line = wait_for(
        lambda: frontdesk.show_line(set_up["setup_id"]), lambda it: it["status"] == "live"
    )
    print(f"line {line['number']} is live, {line['balance']['minutes_remaining']} minutes left")
    more = frontdesk.buy_minutes(line["id"], {"pack": "min200"})
    print(
        f"{more['minutes']} more minutes: pay ${more['price_cents'] / 100:.2f} at {more['checkout_url']}"
    )
    return line["id"]


def call_it(frontdesk: Frontdesk, sandbox_url: str, line_id: str) -> None:
    number = frontdesk.show_line(line_id)["number"]
    for words in (
        [
            "My water heater is leaking.",
            "Dana Reyes, five one two, eight four two, oh one nine three.",
            "Yes. Bye.",
        ],
        ["Are you open on Monday?", "Thank you, bye."],
    ):
        turns = [{"say": say} for say in words]
        post(f"{sandbox_url}/phone/calls", {"from": "+15128420193", "to": number, "turns": turns})
    calls = wait_for(lambda: list(frontdesk.all_calls(line_id)), lambda it: len(it) == 2)
    for call in calls:
        print(f"call at {call['at']}, {call['duration_seconds']} s: {call['summary']}")
    pages = frontdesk.pages(lambda before: frontdesk.list_calls(line_id, limit=1, before=before))
    assert [call["id"] for call in pages] == [call["id"] for call in calls]
    for message in frontdesk.all_messages(line_id):
        print(f"message of {message['name']} ({message['phone']}): {message['message']}")


def take_notes(frontdesk: Frontdesk) -> None:
    meeting = frontdesk.schedule_meeting(
        {
            "meeting_url": "https://meet.google.com/dem-opyt-hon",
            "title": "Weekly planning",
            "max_minutes": 10,
        }
    )
    print(
        f"the note-taker is {meeting['state']}, {meeting['minutes_reserved']} minutes are reserved"
    )
    wait_for(lambda: frontdesk.show_meeting(meeting["id"]), lambda it: it["state"] == "done")
    transcript = frontdesk.show_transcript(meeting["id"])
    recap = frontdesk.show_recap(meeting["id"])
    print(f"{len(transcript['segments'])} segments; {recap['summary']}")
    for item in recap["action_items"]:
        print(f"to do: {item['text']} ({item['owner']})")

    later = frontdesk.schedule_meeting(
        {
            "meeting_url": "https://meet.google.com/can-celx-led",
            "starts_at": in_two_hours(),
            "max_minutes": 5,
        }
    )
    print(f"called off: {frontdesk.cancel_meeting(later['id'])['state']}")
    print(f"meetings: {[meeting['state'] for meeting in frontdesk.all_meetings()]}")


def in_two_hours() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 7200))


def wait_for(read: Callable[[], T], is_there: Callable[[T], bool]) -> T:
    """Asks again until it is there; no longer than a minute."""
    for _ in range(120):
        found = read()
        if is_there(found):
            return found
        time.sleep(0.5)
    raise TimeoutError("it is not there after a minute")


def post(url: str, body: Any = None) -> None:
    data = b"" if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if data else {}
    with urllib.request.urlopen(
        urllib.request.Request(url, data=data, headers=headers)
    ) as response:
        response.read()


if __name__ == "__main__":
    journey(
        Frontdesk(os.environ["FRONTDESK_KEY"], base_url=os.environ["FRONTDESK_URL"]),
        os.environ["SANDBOX_URL"],
    )
