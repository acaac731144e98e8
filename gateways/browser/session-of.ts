import type { Response } from 'express'
import type { SessionViewer } from '../../src/accounts/web-sessions.ts'

/** Who is signed in, and what proves that a form is theirs. */
export type Session = { viewer: SessionViewer; csrf: string }

/** Of a request that came through `readSession`; undefined when nobody is signed in. */
export function sessionOf(response: Response): Session | undefined {
  return response.locals.session
}
