import type { CallToolResult } from '@modelcontextprotocol/server'
import { ApiError, type ApiErrorCode } from '../../../src/kernel/errors.ts'
import type { Log } from '../../../src/kernel/log.ts'
import { asUnavailable } from '../../../src/platform/db/unavailable.ts'
import { wireMessage } from '../../wire/wire-error-message.ts'

/** A tool's result: in words, and as its output schema defines it. */
export type Told = { says: string; result: Record<string, unknown> }

const READ_THE_MESSAGE = 'Correct what the message names and call the tool again.'
const TELL_THE_USER = 'Tell the user. Calling again now will not help.'
const NOT_HERE = 'Tell the user; no tool here can change it.'

/** What an agent should do about each failure. A new code does not compile until it has a row here. */
const NEXT = {
  invalid_request: READ_THE_MESSAGE,
  meeting_url_required:
    'Ask the user for the link that guests join by, on Zoom, Google Meet or Microsoft Teams, ' +
    'and call again with it as meeting_url.',
  insufficient_minutes:
    'Call again with a smaller max_minutes, or tell the user that the account needs more ' +
    'meeting minutes. Nothing was booked.',
  already_scheduled:
    'A note-taker is on its way to this link: get_meeting with the meeting_id that the message ' +
    'names. To order anew, cancel that one first.',
  meeting_finished:
    'There is nothing to cancel. If its state is done, get_meeting_summary has the recap.',
  not_found:
    'Check the meeting_id; get_meeting without one answers the meeting that was ordered last, if this account has any.',
  not_ready:
    'get_meeting tells the state. Once it is done, call this again; if it is cancelled or ' +
    'failed there may never be a recap.',
  forbidden: 'Ask the user to connect again and to tick the permission that this tool needs.',
  rate_limited: 'Wait as long as the message says, then call again.',
  idempotency_in_progress: 'Wait a few seconds, then look with get_meeting before calling again.',
  unavailable: 'Wait a few seconds, look with get_meeting, then call again.',
  not_enabled: TELL_THE_USER,
  internal_error:
    'It may have happened or not: look with get_meeting before calling again, and tell the user if it stays so.',
  invalid_api_key: NOT_HERE,
  body_too_large: READ_THE_MESSAGE,
  json_only: READ_THE_MESSAGE,
  terms_not_confirmed: NOT_HERE,
  unsupported_country: NOT_HERE,
  pack_not_available: NOT_HERE,
  idempotency_key_reused: NOT_HERE,
  test_line_limit: NOT_HERE,
  line_setup_unavailable: NOT_HERE,
  test_lines_unavailable: NOT_HERE,
} as const satisfies Record<ApiErrorCode, string>

/** What to do about some of the failures. */
export type Next = Partial<Record<ApiErrorCode, string>>

/** Runs a tool and turns any error into a result. Unexpected errors are logged, and their details are not sent. */
export async function answerTool(
  log: Log,
  tool: () => Promise<Told>,
  next: Next = {},
): Promise<CallToolResult> {
  try {
    const { says, result } = await tool()
    const content = [says, JSON.stringify(result)].map(textBlock)
    return { content, structuredContent: result }
  } catch (error) {
    return { content: [textBlock(JSON.stringify(refusal(error, log, next)))], isError: true }
  }
}

/** REST's error body (contract §7), plus what to do next. */
function refusal(error: unknown, log: Log, instead: Next) {
  const next = { ...NEXT, ...instead }
  const known = asUnavailable(error) ?? error
  if (known instanceof ApiError) {
    return { error: { code: known.code, message: wireMessage(known) }, next: next[known.code] }
  }
  log.error({ error }, 'agent tool failed')
  const unexpected = { code: 'internal_error', message: 'Something went wrong on our side.' }
  return { error: unexpected, next: next.internal_error }
}

function textBlock(text: string) {
  return { type: 'text' as const, text }
}
