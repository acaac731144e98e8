import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { keepToShow, type SecretReader, showOnceMore } from '../../src/accounts/show-secret-once.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { askUntil } from '../../src/kernel/poll-until.ts'
import {
  type Claim,
  claimRequest,
  type RequestKey,
  releaseClaim,
  storeAnswer,
} from '../../src/platform/idempotency/first-answer-replayed.ts'
import { CSRF_FIELD } from './csrf.ts'
import { renderProblem } from './problem-page.ts'
import { signedIn } from './require-session.ts'

/** The name of the hidden field for the one-time token in every form that creates something. */
const ONCE_FIELD = 'once'
const TWIN_WAITS_MS = 15_000

/** The page to show after a form has been processed, and the secret that page shows once. */
export type Done = { path: string; secret?: { of: string; text: string } }

/** Processes a form; undefined if the form was shown again with its errors. */
type Work = (request: Request, response: Response) => Promise<Done | undefined>

/**
 * Processes a form that creates something only once, even if it is sent again by a double click, a reload, or going
 * back. Each time leads to the same page. Must be mounted after `readOwnForm`. `work` must take new ids from `appOf`.
 */
export function once(app: App, work: Work): RequestHandler {
  async function first(request: Request, response: Response, key?: RequestKey) {
    const done = await work(request, response)
    if (!done) return key && releaseClaim(app, key)
    const { path, secret } = done
    if (secret) await keepToShow(app, readerOf(response, secret.of), secret.text)
    const answer = { path, ...(secret ? { secretOf: secret.of } : {}) }
    if (key) await storeAnswer(app, key, { status: 303, body: JSON.stringify(answer) })
    response.redirect(303, path)
  }

  async function again(response: Response, body: string) {
    const { path, secretOf } = JSON.parse(body) as Answer
    if (secretOf) await showOnceMore(app, readerOf(response, secretOf))
    response.redirect(303, path)
  }

  return async (request, response) => {
    const key = keyOf(request, response)
    if (!key) return first(request, response)
    const claim = await claimInTurn(app, key)
    if (!claim) return stillAtIt(response)
    if ('replay' in claim) return again(response, claim.replay.body)
    response.locals.newId = claim.newId
    try {
      await first(request, response, key)
    } catch (error) {
      await releaseClaim(app, key)
      throw error
    }
  }
}

/** The app with this form's ids, so that a form sent again after a crash finds what it created. */
export function appOf(app: App, { locals }: Response): App {
  return locals.newId ? { ...app, newId: locals.newId } : app
}

/** The key for a secret that this browser may see once, after it was created. */
export function readerOf(response: Response, id: string): SecretReader {
  const { viewer, key } = signedIn(response)
  return { accountId: viewer.accountId, sessionId: viewer.sessionId, id, key }
}

type Answer = { path: string; secretOf?: string }

/** A form that was edited before being sent again counts as a new request. */
function keyOf({ originalUrl, body }: Request, response: Response): RequestKey | undefined {
  const { [ONCE_FIELD]: token, [CSRF_FIELD]: _csrf, ...typed } = body
  if (typeof token !== 'string' || token === '') return undefined
  const hash = createHash('sha256')
    .update(JSON.stringify([token, originalUrl, typed]))
    .digest()
  const { accountId } = signedIn(response).viewer
  return { accountId, key: `form ${hash.toString('base64url')}`, fingerprint: new Uint8Array(hash) }
}

/** A duplicate waits for the first to finish; undefined if that takes too long. */
function claimInTurn(app: App, key: RequestKey): Promise<Claim | undefined> {
  const claim = () =>
    claimRequest(app, key).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'idempotency_in_progress') return undefined
      throw error
    })
  return askUntil(claim, (claimed) => claimed !== undefined, TWIN_WAITS_MS)
}

function stillAtIt(response: Response) {
  renderProblem(response, 409, {
    title: 'This is still being done',
    text: 'The form was sent before, and that is not finished. Look again in a minute before you send it once more.',
    action: { href: '/console', label: 'Go to the console' },
  })
}
