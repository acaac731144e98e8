# Written by `npm run client` from the description of the API. Changes here are lost.
"""What the API takes and answers. Bodies are plain dicts; these types say what is in them."""

from typing import Literal, NotRequired, TypedDict

ErrorCode = Literal[
    "already_scheduled",
    "body_too_large",
    "idempotency_in_progress",
    "idempotency_key_reused",
    "insufficient_minutes",
    "internal_error",
    "invalid_api_key",
    "invalid_request",
    "json_only",
    "line_setup_unavailable",
    "meeting_finished",
    "meeting_url_required",
    "not_enabled",
    "not_found",
    "not_ready",
    "pack_not_available",
    "rate_limited",
    "terms_not_confirmed",
    "test_line_limit",
    "test_lines_unavailable",
    "unavailable",
    "unsupported_country",
]
"""Why a request was refused. Stable: switch on it, never on the message."""


class DayHours(TypedDict):
    """Clock times: `9:00 AM`. A `close` at or before `open` is the next day’s."""

    open: str

    close: str


class LineSetupHours(TypedDict):
    """Opening hours by day, in the time zone of the business phone. A day is `{open, close}`
    or the word `closed`; one left out is closed; a `close` at or before `open` is the next
    day's. Short and lower-case day names (`mon`) are read too. Weekdays from nine to five
    when left out.
    """

    Monday: NotRequired[DayHours | str]

    Tuesday: NotRequired[DayHours | str]

    Wednesday: NotRequired[DayHours | str]

    Thursday: NotRequired[DayHours | str]

    Friday: NotRequired[DayHours | str]

    Saturday: NotRequired[DayHours | str]

    Sunday: NotRequired[DayHours | str]


class LineSetup(TypedDict):
    """What a line is set up from."""

    business_name: str
    """What callers hear the line answer as."""

    business_phone: str
    """The number that callers dial. Any common US form, with the area code: `(512) 842-2671`,
    `512-842-2671`, `+15128422671`.
    """

    owner_mobile: str
    """The owner's mobile, not toll-free. Any common US form, with the area code: `(512)
    842-2671`, `512-842-2671`, `+15128422671`.
    """

    owner_confirmed_terms: Literal[True]
    """Send true only after the owner has read the terms at `/terms` and agreed."""

    pack: NotRequired[Literal["min40", "min200"]]
    """`min40`: 40 minutes for $10; `min200`: 200 minutes for $50."""

    country: NotRequired[Literal["US"]]
    """Lines are for US businesses."""

    city: NotRequired[str]
    """The city of the business."""

    description: NotRequired[str]
    """What the business does, in a sentence."""

    services: NotRequired[list[str]]
    """What callers can ask for."""

    extra: NotRequired[str]
    """Anything else the line should know."""

    languages: NotRequired[list[Literal["es", "pt", "fr", "tr", "ru", "de"]]]
    """Languages besides English."""

    hours: NotRequired[LineSetupHours]
    """Opening hours by day, in the time zone of the business phone. A day is `{open, close}`
    or the word `closed`; one left out is closed; a `close` at or before `open` is the next
    day's. Short and lower-case day names (`mon`) are read too. Weekdays from nine to five
    when left out.
    """


class MinutePackOrder(TypedDict):
    """Which pack to buy."""

    pack: Literal["min40", "min200"]
    """`min40`: 40 minutes for $10; `min200`: 200 minutes for $50."""


class MeetingOrder(TypedDict):
    """Where a note-taker is sent."""

    meeting_url: str
    """A link to a call on Zoom, Google Meet or Microsoft Teams that a guest can join: as it
    is, or pasted with the text around it, or as a mail scanner wrapped it. More than one
    meeting is refused.
    """

    starts_at: NotRequired[str]
    """An ISO 8601 time with a zone, or the word `now`; now when left out."""

    title: NotRequired[str]
    """What the recap is called."""

    max_minutes: NotRequired[int]
    """The note-taker stops after this many minutes; so many are reserved. By default 60, or
    what is left when that is less.
    """

    recipients: NotRequired[list[str]]
    """Who gets the recap; by default the account's email and its saved recipients."""


class TestLineOrder(TypedDict):
    """Who the receptionist of a test line answers as."""

    business_name: str
    """The business the receptionist answers as."""

    trade: Literal[
        "vet",
        "garage",
        "lock",
        "hvac",
        "plumbing",
        "roofing",
        "electrical",
        "pest",
        "appliance",
    ]
    """What the business does."""

    area: NotRequired[str]
    """Town or area."""

    hours: NotRequired[str]
    """Opening hours in words."""

    services: NotRequired[list[str]]
    """What callers can ask for."""

    timezone: NotRequired[str]
    """IANA time zone; America/New_York when left out."""


class LineBalance(TypedDict):
    """What is left of the minutes bought."""

    seconds: int
    """Below zero when the next pack pays for them first."""

    minutes_remaining: float
    """The same in minutes, to one decimal."""


class LineForwarding(TypedDict):
    carrier: str
    """The business phone's carrier."""

    condition: Literal[
        "no_answer",
        "busy",
        "unreachable",
        "no_answer_and_busy",
        "all_conditional",
        "always",
    ]
    """Which calls are then forwarded."""

    start: str
    """To dial on the business phone; empty where no code exists."""

    stop: str | None
    """Undoes it; null where no code exists."""

    note: str
    """What else to know, for a person."""


class LineHours(TypedDict):
    """Opening hours by day."""

    Monday: DayHours | Literal["closed"]

    Tuesday: DayHours | Literal["closed"]

    Wednesday: DayHours | Literal["closed"]

    Thursday: DayHours | Literal["closed"]

    Friday: DayHours | Literal["closed"]

    Saturday: DayHours | Literal["closed"]

    Sunday: DayHours | Literal["closed"]


LineHoursException = TypedDict(
    "LineHoursException",
    {
        "from": str,
        "to": str,
        "open": str | None,
        "close": str | None,
        "says": str | None,
    },
)


class LineDirectory(TypedDict):
    """Whether other agents find this business by its number."""

    opted_in: bool

    agent_card: str | None
    """The public agent card."""


class Line(TypedDict):
    """An answering line, from its set-up on."""

    id: str
    """The id of the line, and of the set-up it came from."""

    status: Literal["awaiting_payment", "closed", "live", "queued", "setting_up"]
    """`awaiting_payment` until the first pack is paid; `setting_up` while it gets its number;
    `queued` while no number is available, which is retried; `live` when it answers;
    `closed` when it no longer does.
    """

    business_name: str
    """What callers hear the line answer as."""

    business_phone: str
    """The business's own number."""

    number: str | None
    """The line's number, once it has one and until it is closed. E.164."""

    billing_mode: Literal["per_minute"]
    """By the second; each call costs at least 20 seconds."""

    balance: LineBalance
    """What is left of the minutes bought."""

    forwarding: list[LineForwarding]
    """How to send calls to the line, by carrier; empty before it has a number."""

    forwarding_seen_at: str | None
    """When a forwarded call first reached the line. RFC 3339, UTC, with milliseconds."""

    hours: LineHours
    """Opening hours by day."""

    hours_exceptions: list[LineHoursException]
    """Closed days and temporary hours, nearest first; set in the console. What is over goes
    when another is added.
    """

    languages: list[Literal["es", "pt", "fr", "tr", "ru", "de"]]
    """Languages besides English."""

    directory: LineDirectory
    """Whether other agents find this business by its number."""

    pack: Literal["min40", "min200"]
    """The newest pack paid; before any is, the one that waits for payment."""

    checkout_url: str | None
    """Where to pay, while the first payment is awaited."""

    created_at: str
    """When it was set up. RFC 3339, UTC, with milliseconds."""

    live_at: str | None
    """When it began to answer. RFC 3339, UTC, with milliseconds."""


class AccountMinutePack(TypedDict):
    pack: str
    """The name to order it by."""

    minutes: int
    """Minutes in the pack."""

    price_cents: int
    """In US cents."""


class AccountMeetingMinutes(TypedDict):
    """Of meeting notes, in whole minutes."""

    balance: int
    """What was bought or given and not charged yet."""

    reserved: int
    """Reserved for meetings that are booked."""

    available: int
    """What a new meeting can reserve."""

    free: int
    """Of the balance, the free ones; they are spent first."""


class Account(TypedDict):
    """The account behind the key."""

    id: str
    """The id of the account."""

    email: str
    """Where everything is mailed."""

    created_at: str
    """When it was opened. RFC 3339, UTC, with milliseconds."""

    lines: list[Line]
    """The newest 100, set-ups among them."""

    minute_packs: list[AccountMinutePack]
    """Packs for lines."""

    meeting_packs: list[AccountMinutePack]
    """Packs of meeting minutes."""

    meeting_minutes: AccountMeetingMinutes
    """Of meeting notes, in whole minutes."""

    saved_recipients: list[str]
    """Who gets every recap unless a meeting names its own."""


class LinePage(TypedDict):
    """Lines and set-ups that wait for payment."""

    items: list[Line]
    """Newest first."""

    next_before: str | None


class LineSetupResult(TypedDict):
    """A set-up that waits for the payment of its first pack."""

    setup_id: str
    """The id of the line that this becomes."""

    status: Literal["awaiting_payment"]
    """Nothing is built before the payment."""

    business_name: str
    """What callers hear the line answer as."""

    business_phone: str
    """The business's own number. E.164."""

    pack: Literal["min40", "min200"]

    billing_mode: Literal["per_minute"]
    """By the second; each call costs at least 20 seconds."""

    minutes: int
    """Minutes in the pack."""

    price_cents: int
    """In US cents."""

    checkout_url: str
    """Where the owner pays, on the payment processor's hosted page."""

    then: str
    """What follows the payment, for a person."""


class Checkout(TypedDict):
    """A pack that waits for its payment."""

    checkout_url: str
    """Where the owner pays, on the payment processor's hosted page."""

    pack: Literal["min40", "min200"]

    price_cents: int
    """In US cents."""

    minutes: int
    """Minutes in the pack."""


class Call(TypedDict):
    """A call that the line answered and that is over."""

    id: str
    """The id of the call."""

    at: str | None
    """When the line answered."""

    caller: str | None
    """Who called, E.164; null when withheld."""

    duration_seconds: int
    """From answer to hang-up."""

    summary: str
    """What it was about."""

    urgent: bool
    """Whether it should not wait."""


class CallPage(TypedDict):
    """Calls, newest first."""

    items: list[Call]
    """Newest first."""

    next_before: str | None


class Message(TypedDict):
    """A message that a caller left."""

    id: str
    """The id of the message."""

    at: str | None
    """When it was left."""

    name: str | None
    """The caller's name, as they said it."""

    phone: str | None
    """Where to call back; E.164."""

    message: str | None
    """What they want."""

    urgent: bool
    """Whether it should not wait."""


class MessagePage(TypedDict):
    """Messages, newest first."""

    items: list[Message]
    """Newest first."""

    next_before: str | None


class MeetingRecipient(TypedDict):
    email: str

    delivery: Literal["bounced", "delivered", "none", "pending", "sent"]
    """How far the recap has come to them; none when there will be none."""

    at: str
    """When the delivery last changed. RFC 3339, UTC, with milliseconds."""


class MeetingFailure(TypedDict):
    reason: str
    """What went wrong, for a person."""

    fault: Literal["caller", "host", "ours"]
    """Whose fault it was. A meeting that fails on our side costs nothing."""


class Meeting(TypedDict):
    """A meeting that a note-taker was sent to."""

    id: str
    """The id of the meeting."""

    state: Literal[
        "cancelled",
        "confirming",
        "done",
        "failed",
        "in_meeting",
        "joining",
        "processing",
        "scheduled",
        "waiting_room",
    ]
    """Confirming until the note-taker is booked, then scheduled. Done, cancelled and failed
    are final; there is a recap once it is done.
    """

    title: str | None

    meeting_url: str
    """The link that the note-taker joins by."""

    provider: Literal["google_meet", "microsoft_teams", "zoom"]

    starts_at: str
    """When the note-taker joins. RFC 3339, UTC, with milliseconds."""

    joined_at: str | None
    """When it was let in. RFC 3339, UTC, with milliseconds."""

    left_at: str | None
    """When it left. RFC 3339, UTC, with milliseconds."""

    max_minutes: int
    """The note-taker leaves after this many minutes."""

    minutes_reserved: int
    """Minutes reserved now; none once the meeting is charged or cancelled."""

    minutes_charged: int
    """From joining to leaving, in whole minutes rounded up."""

    recipients: list[MeetingRecipient]
    """Who gets the recap."""

    delivery: Literal[
        "bounced",
        "delivered",
        "none",
        "partly_delivered",
        "pending",
        "sent",
    ]
    """How far the recap has come, over all recipients; none when nobody will get one."""

    failure: MeetingFailure | None
    """Why there are no notes; null unless it failed."""

    created_at: str
    """When it was ordered. RFC 3339, UTC, with milliseconds."""


class MeetingPage(TypedDict):
    """Meetings, newest first."""

    items: list[Meeting]
    """Newest first."""

    next_before: str | None


class TranscriptSegment(TypedDict):
    id: str
    """What a recap cites it by."""

    speaker: str | None
    """Null when it is not known."""

    start_seconds: float
    """From when the note-taker joined."""

    end_seconds: float

    text: str


class Transcript(TypedDict):
    """What was said in a meeting."""

    meeting_id: str
    """The id of the meeting."""

    language: str | None
    """BCP 47; null when it is not known."""

    segments: list[TranscriptSegment]
    """In the order they were said."""


class RecapDecision(TypedDict):
    text: str

    segments: list[str]
    """Ids of the transcript segments it rests on."""


class RecapActionItem(TypedDict):
    text: str

    owner: str | None
    """Who does it, when that was said."""

    due: str | None
    """By when, as it was said."""

    segments: list[str]
    """Ids of the transcript segments it rests on."""


class Recap(TypedDict):
    """What came of a meeting; every line cites the transcript."""

    meeting_id: str
    """The id of the meeting."""

    title: str

    summary: str

    decisions: list[RecapDecision]

    action_items: list[RecapActionItem]

    open_questions: list[RecapDecision]

    created_at: str
    """When it was written. RFC 3339, UTC, with milliseconds."""


class TestLine(TypedDict):
    """A code that reaches a receptionist on the shared test number."""

    sandbox: bool
    """Nothing is booked, sent or charged."""

    test_number: str
    """The shared number to call."""

    test_number_e164: str
    """The same number. E.164."""

    test_code: str
    """Four digits, to key in when asked."""

    hear_url: str
    """The same receptionist in a browser."""

    expires_at: str
    """Until when the code works: 24 hours. RFC 3339, UTC, with milliseconds."""

    calls_allowed: int
    """Calls per code."""

    how: str
    """What to do, for a person."""
