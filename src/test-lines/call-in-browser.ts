import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { TurnTaken } from '../conversations/store-turn.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import type { Heard } from '../receptionist/receptionist.ts'
import { beginTestCall } from './begin-test-call.ts'
import { endByCaller, hearTestCaller, type TestReply } from './hear-test-caller.ts'
import { countCall } from './look-up-code.ts'
import { findByLink } from './read-hear-page.ts'
import { testNumber } from './test-number.ts'

/** Distinguishes a call of the page from the carrier's, so that neither can be used through the other's gateway. */
const PREFIX = 'hear_'
const ID_BYTES = 18
const WORDS_CHARACTERS_MAX = 2_000

/** `id` is a secret of the page that opened the call. */
export type OpenedHearCall = { id: string; text: string; language: string }

/**
 * Opens a call from the page; it counts as one of the code's calls.
 * @throws {ApiError} not_found for an invalid link, test_line_limit when its calls are used up
 */
export async function openHearCall(app: App, link: string): Promise<OpenedHearCall> {
  const found = await findByLink(app, link)
  if (!found) throw notFound('test line')
  const { expiresAt, ...held } = found
  const number = await testNumber(app)
  const id = `${PREFIX}${randomBytes(ID_BYTES).toString('base64url')}`
  return app.db.$transaction(async (tx) => {
    if (!(await countCall(app, tx, held))) {
      throw usedUp(Math.ceil((expiresAt.getTime() - app.clock.now().getTime()) / 1_000))
    }
    const call = await tx.testCall.create({ data: { callSid: id, at: app.clock.now() } })
    const { greeting, rest, language } = await beginTestCall(app, tx, { ...call, ...held }, number)
    return { id, text: [greeting, rest].filter(Boolean).join(' '), language }
  })
}

/** No call comes back before the code goes to another test line. */
function usedUp(retryAfterSeconds: number): ApiError {
  const message = 'All calls of this test line have been made.'
  return new ApiError('test_line_limit', message, { retryAfterSeconds })
}

/** @throws {ApiError} not_found, invalid_request */
export async function hearOnPage(app: App, id: string, heard: Heard): Promise<TestReply> {
  if (heard.kind === 'speech' && heard.text.length > WORDS_CHARACTERS_MAX) {
    throw new ApiError('invalid_request', `longer than ${WORDS_CHARACTERS_MAX} characters`, {
      field: ['say'],
    })
  }
  return onPage(id, () => hearTestCaller(app, id, heard))
}

/** @throws {ApiError} not_found, invalid_request */
export async function hangUpOnPage(app: App, id: string): Promise<TestReply> {
  return onPage(id, () => endByCaller(app, id))
}

async function onPage(id: string, work: () => Promise<TestReply>): Promise<TestReply> {
  if (!id.startsWith(PREFIX)) throw notFound('call')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TurnTaken)) throw error
    const message = 'One turn at a time: say the next when this one is answered.'
    throw new ApiError('invalid_request', message, { cause: error })
  }
}
