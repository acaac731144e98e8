import {
  getCall,
  getMeetingTranscript,
  listActionItems,
  listCalls,
  listLines,
  listMessages,
} from './desk.ts'
import {
  GetCallArguments,
  GetTranscriptArguments,
  ListActionItemsArguments,
  ListCallsArguments,
  ListLinesArguments,
  ListMessagesArguments,
} from './desk-arguments.ts'
import {
  ActionItemsResult,
  CallResult,
  CallsResult,
  LinesResult,
  MessagesResult,
  TranscriptResult,
} from './desk-results.ts'
import type { Tool } from './tool.ts'

const READS = { annotations: { readOnlyHint: true, openWorldHint: false } }

const OF_THE_DESK = {
  not_found: 'Check the id; list_calls answers those there are.',
  unavailable: 'Wait a few seconds, then call again.',
  internal_error: 'Call again once; tell the user if it stays so.',
}

/** What reads the rest of the account, each under a permission that the owner ticked. */
export const DESK_TOOLS: Record<string, Tool> = {
  list_lines: {
    title: 'List the answering lines',
    description:
      'The phone lines that answer for the business: numbers, status, opening hours, closed days, minutes left.',
    ...READS,
    takes: ListLinesArguments,
    answers: LinesResult,
    needs: ['lines:read'],
    next: OF_THE_DESK,
    run: listLines,
  },
  list_calls: {
    title: 'List or search calls',
    description:
      'Calls that the lines answered, newest first: when, who called, a one-line summary, whether it is urgent. get_call has what was said.',
    ...READS,
    takes: ListCallsArguments,
    answers: CallsResult,
    needs: ['calls:read'],
    next: OF_THE_DESK,
    run: listCalls,
  },
  get_call: {
    title: 'Read a call',
    description: 'One call with its transcript, word for word.',
    ...READS,
    takes: GetCallArguments,
    answers: CallResult,
    needs: ['calls:read'],
    next: OF_THE_DESK,
    run: getCall,
  },
  list_messages: {
    title: 'List or search messages',
    description:
      'Messages that callers left, newest first: name, number to call back, what they want, whether it is urgent and whether it was handled.',
    ...READS,
    takes: ListMessagesArguments,
    answers: MessagesResult,
    needs: ['messages:read'],
    next: OF_THE_DESK,
    run: listMessages,
  },
  list_action_items: {
    title: 'List what is to be done after meetings',
    description:
      'Action items of the recaps of all meetings, the newest meeting first: what, who, by when as it was said, and when the owner marked it as done. The marks are the owner’s to set.',
    ...READS,
    takes: ListActionItemsArguments,
    answers: ActionItemsResult,
    needs: ['notes:read'],
    next: OF_THE_DESK,
    run: listActionItems,
  },
  get_meeting_transcript: {
    title: 'Read the transcript of a meeting',
    description:
      'What was said in a meeting, word for word, with speakers and times. get_meeting_summary has the recap, which is shorter and mostly enough.',
    ...READS,
    takes: GetTranscriptArguments,
    answers: TranscriptResult,
    needs: ['notes:read'],
    run: getMeetingTranscript,
  },
}
