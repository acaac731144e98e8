import type { Response } from 'express'
import type { SessionViewer } from '../../src/accounts/web-sessions.ts'

/** Who is signed in, and values derived from the session's token, which only the browser has. */
export type Session = {
  viewer: SessionViewer
  /** The CSRF token for this session's forms. */
  csrf: string
  /** Encrypts secrets that only this browser may read. */
  key: Buffer
  /** A new token for a form that creates something (`double-submit.ts`). */
  once(): string
}

/** The session of a request that passed `readSession`; undefined if nobody is signed in. */
export function sessionOf(response: Response): Session | undefined {
  return response.locals.session
}
