import { Router } from 'express'
import type { App } from '../../src/app.ts'
import { readSoundLink } from '../../src/calls/recording-links.ts'
import { sendSound } from './send-recording.ts'

/** `/recordings/{token}`: one sound of one call. The link works for an hour, without signing in. */
export function createSoundLinks(app: App): Router {
  return Router().get('/:token', async (request, response) => {
    const key = await readSoundLink(app, request.params.token)
    await sendSound(app, request, response, key ?? NO_CALL)
  })
}

/** Matches no call. */
const NO_CALL = { accountId: '', callId: '', of: 'call' } as const
