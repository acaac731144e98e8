# Written by `npm run client` from the description of the API. Changes here are lost.
"""Every operation of the API as a method."""

from collections.abc import Iterator

from .transport import Transport
from .types import (
    Account,
    Call,
    CallPage,
    Checkout,
    Line,
    LinePage,
    LineSetup,
    LineSetupResult,
    Meeting,
    MeetingOrder,
    MeetingPage,
    Message,
    MessagePage,
    MinutePackOrder,
    Recap,
    TestLine,
    TestLineOrder,
    Transcript,
)


class Frontdesk(Transport):
    """A typed client of a Frontdesk, for code that acts for one account with its API key."""

    def show_account(self) -> Account:
        """Show the account.

        The account behind the key, its lines, the packs it can buy, and its meeting
        minutes.

        Refused with `invalid_api_key`, `rate_limited`, `internal_error`, `unavailable`.
        """
        return self.request(
            Account,
            "GET",
            "/account",
        )

    def list_lines(self, *, limit: int | None = None, before: str | None = None) -> LinePage:
        """List the lines.

        Newest first, including set-ups that wait for payment.

        Refused with `invalid_request`, `invalid_api_key`, `rate_limited`, `internal_error`,
        `unavailable`.
        """
        return self.request(
            LinePage,
            "GET",
            "/lines",
            query={"limit": limit, "before": before},
        )

    def all_lines(self) -> Iterator[Line]:
        """All of `list_lines`, newest first: the next page is asked for when it is needed."""
        return self.pages(lambda before: self.list_lines(limit=100, before=before))

    def set_up_line(
        self,
        body: LineSetup,
        *,
        idempotency_key: str | None = None,
    ) -> LineSetupResult:
        """Set up a line.

        Returns the payment page of the line's first pack. Nothing is built or charged until
        the owner pays there; then the line gets its number, which is mailed to the account.

        Refused with `terms_not_confirmed`, `unsupported_country`, `pack_not_available`,
        `invalid_request`, `idempotency_key_reused`, `invalid_api_key`,
        `idempotency_in_progress`, `body_too_large`, `json_only`, `rate_limited`,
        `internal_error`, `line_setup_unavailable`, `unavailable`.
        """
        return self.request(
            LineSetupResult,
            "POST",
            "/lines",
            body=body,
            idempotency_key=idempotency_key,
        )

    def show_line(self, line_id: str) -> Line:
        """Show a line.

        Its status, number, balance and forwarding codes.

        Refused with `invalid_api_key`, `not_found`, `rate_limited`, `internal_error`,
        `unavailable`.
        """
        return self.request(
            Line,
            "GET",
            self.path("/lines/{}", line_id),
        )

    def buy_minutes(
        self,
        line_id: str,
        body: MinutePackOrder,
        *,
        idempotency_key: str | None = None,
    ) -> Checkout:
        """Buy minutes for a line.

        Opens a checkout for another pack; for a set-up that waits for its first payment, a
        new link to it.

        Refused with `pack_not_available`, `invalid_request`, `idempotency_key_reused`,
        `invalid_api_key`, `not_found`, `idempotency_in_progress`, `body_too_large`,
        `json_only`, `rate_limited`, `internal_error`, `line_setup_unavailable`,
        `unavailable`.
        """
        return self.request(
            Checkout,
            "POST",
            self.path("/lines/{}/minute-packs", line_id),
            body=body,
            idempotency_key=idempotency_key,
        )

    def list_calls(
        self,
        line_id: str,
        *,
        limit: int | None = None,
        before: str | None = None,
    ) -> CallPage:
        """List a line's calls.

        The calls that the line answered and that are over, newest first.

        Refused with `invalid_request`, `invalid_api_key`, `not_found`, `rate_limited`,
        `internal_error`, `unavailable`.
        """
        return self.request(
            CallPage,
            "GET",
            self.path("/lines/{}/calls", line_id),
            query={"limit": limit, "before": before},
        )

    def all_calls(self, line_id: str) -> Iterator[Call]:
        """All of `list_calls`, newest first: the next page is asked for when it is needed."""
        return self.pages(lambda before: self.list_calls(line_id, limit=100, before=before))

    def list_messages(
        self,
        line_id: str,
        *,
        limit: int | None = None,
        before: str | None = None,
    ) -> MessagePage:
        """List a line's messages.

        The messages that callers left, newest first.

        Refused with `invalid_request`, `invalid_api_key`, `not_found`, `rate_limited`,
        `internal_error`, `unavailable`.
        """
        return self.request(
            MessagePage,
            "GET",
            self.path("/lines/{}/messages", line_id),
            query={"limit": limit, "before": before},
        )

    def all_messages(self, line_id: str) -> Iterator[Message]:
        """All of `list_messages`, newest first: the next page is asked for when it is needed."""
        return self.pages(lambda before: self.list_messages(line_id, limit=100, before=before))

    def list_meetings(self, *, limit: int | None = None, before: str | None = None) -> MeetingPage:
        """List the meetings.

        The account's meetings, newest first.

        Refused with `invalid_request`, `invalid_api_key`, `rate_limited`, `internal_error`,
        `unavailable`.
        """
        return self.request(
            MeetingPage,
            "GET",
            "/meetings",
            query={"limit": limit, "before": before},
        )

    def all_meetings(self) -> Iterator[Meeting]:
        """All of `list_meetings`, newest first: the next page is asked for when it is needed."""
        return self.pages(lambda before: self.list_meetings(limit=100, before=before))

    def schedule_meeting(
        self,
        body: MeetingOrder,
        *,
        idempotency_key: str | None = None,
    ) -> Meeting:
        """Send a note-taker to a meeting.

        Minutes are reserved before anything is booked, and charged from joining to leaving.
        Poll the meeting, or read its recap once it is `done`.

        Refused with `meeting_url_required`, `insufficient_minutes`, `already_scheduled`,
        `invalid_request`, `idempotency_key_reused`, `invalid_api_key`,
        `idempotency_in_progress`, `body_too_large`, `json_only`, `rate_limited`,
        `internal_error`, `not_enabled`, `unavailable`.
        """
        return self.request(
            Meeting,
            "POST",
            "/meetings",
            body=body,
            idempotency_key=idempotency_key,
        )

    def show_meeting(self, meeting_id: str) -> Meeting:
        """Show a meeting.

        Its state, the minutes charged, and who was sent the recap.

        Refused with `invalid_api_key`, `not_found`, `rate_limited`, `internal_error`,
        `unavailable`.
        """
        return self.request(
            Meeting,
            "GET",
            self.path("/meetings/{}", meeting_id),
        )

    def show_transcript(self, meeting_id: str) -> Transcript:
        """Show a meeting's transcript.

        What was said, once something was.

        Refused with `invalid_api_key`, `not_found`, `not_ready`, `rate_limited`,
        `internal_error`, `unavailable`.
        """
        return self.request(
            Transcript,
            "GET",
            self.path("/meetings/{}/transcript", meeting_id),
        )

    def show_recap(self, meeting_id: str) -> Recap:
        """Show a meeting's recap.

        Decisions, action items and open questions, once the meeting is `done`.

        Refused with `invalid_api_key`, `not_found`, `not_ready`, `rate_limited`,
        `internal_error`, `unavailable`.
        """
        return self.request(
            Recap,
            "GET",
            self.path("/meetings/{}/recap", meeting_id),
        )

    def cancel_meeting(self, meeting_id: str, *, idempotency_key: str | None = None) -> Meeting:
        """Cancel a meeting.

        Before or during the meeting. What was used is charged, and the rest of what was
        reserved is released. Needs no body.

        Refused with `meeting_finished`, `invalid_request`, `idempotency_key_reused`,
        `invalid_api_key`, `not_found`, `idempotency_in_progress`, `body_too_large`,
        `json_only`, `rate_limited`, `internal_error`, `not_enabled`, `unavailable`.
        """
        return self.request(
            Meeting,
            "POST",
            self.path("/meetings/{}/cancel", meeting_id),
            idempotency_key=idempotency_key,
        )

    def create_test_line(
        self,
        body: TestLineOrder,
        *,
        idempotency_key: str | None = None,
    ) -> TestLine:
        """Make a test line.

        Call the number, key in the code when asked, and talk to it like a customer. A code
        works for 24 hours and 5 calls; an account gets 3 a day. Nothing is booked, sent or
        charged.

        Refused with `invalid_request`, `idempotency_key_reused`, `invalid_api_key`,
        `idempotency_in_progress`, `body_too_large`, `json_only`, `test_line_limit`,
        `rate_limited`, `internal_error`, `test_lines_unavailable`, `unavailable`.
        """
        return self.request(
            TestLine,
            "POST",
            "/test-lines",
            body=body,
            idempotency_key=idempotency_key,
        )
