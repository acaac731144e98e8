import { type Request, type Response, Router } from 'express'
import type { SoundKey } from '../../../../src/calls/call-recordings.ts'
import { signedIn } from '../../../browser/require-session.ts'
import { sendSound } from '../../send-recording.ts'
import type { ConsoleContext } from '../console-context.ts'

/** A call's recording and voicemails, for the owner to play. */
export function createCallSounds({ app }: ConsoleContext): Router {
  const router = Router()

  router.get('/calls/:id/recording.wav', async (request, response) => {
    await sendSound(app, request, response, soundOf(request, response, 'call'))
  })

  router.get('/calls/:id/voicemails/:number.wav', async (request, response) => {
    const number = Number(request.params.number)
    await sendSound(app, request, response, soundOf(request, response, number - 1))
  })

  return router
}

/** The account id is part of the key, so another account's call is not found. */
function soundOf(request: Request, response: Response, of: SoundKey['of']): SoundKey {
  const { accountId } = signedIn(response).viewer
  return { accountId, callId: String(request.params.id), of }
}
