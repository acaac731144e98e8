import type { Response } from 'express'
import type { SessionViewer } from '../../src/accounts/web-sessions.ts'

/** Who is signed in, and what follows from the session's token, which only its browser has. */
export type Session = {
  viewer: SessionViewer
  /** Proves that a form is theirs. */
  csrf: string
  /** Seals what this browser alone may read. */
  key: Buffer
  /** A new token for a form that makes something (`double-submit.ts`). */
  once(): string
}

/** Of a request that came through `readSession`; undefined when nobody is signed in. */
export function sessionOf(response: Response): Session | undefined {
  return response.locals.session
}
