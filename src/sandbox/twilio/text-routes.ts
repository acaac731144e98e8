import { type Request, Router } from 'express'
import { TwilioError } from './api-error.ts'
import type { Carrier } from './carrier.ts'
import { field, listPage } from './form.ts'
import { renderText, type TextRecord } from './text-record.ts'
import { newSid } from './wire.ts'

const BODY_CHARACTERS_MAX = 1_600
const PHONE = /^\+[1-9]\d{6,14}$/

/** Numbers that Twilio keeps for trying out what it refuses. */
const REFUSED: Record<string, readonly [code: number, message: string]> = {
  '+15005550001': [21211, "The 'To' number +15005550001 is not a valid phone number."],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
}

/** Texts: to send one, and those that were sent. Any number may send here, as if it were registered. */
export function textRoutes(carrier: Carrier): Router {
  const router = Router()
  const { accountSid } = carrier.sandbox.config.twilio
  router.post('/Messages.json', (request, response) => {
    response.status(201).json(renderText(send(carrier, request), accountSid))
  })
  router.get('/Messages.json', (request, response) => {
    const found = find(carrier, request).map((text) => renderText(text, accountSid))
    response.json(listPage(request, 'messages', found))
  })
  return router
}

function send(carrier: Carrier, request: Request): TextRecord {
  const [to = '', from = '', body = ''] = ['To', 'From', 'Body'].map((name) => field(request, name))
  if (!PHONE.test(to)) {
    throw new TwilioError(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  }
  if (!PHONE.test(from)) {
    throw new TwilioError(400, 21212, `The 'From' number ${from} is not a valid phone number.`)
  }
  if (body === '') throw new TwilioError(400, 21602, 'Message body is required.')
  if (body.length > BODY_CHARACTERS_MAX) {
    throw new TwilioError(
      400,
      21617,
      'The concatenated message body exceeds the 1600 character limit',
    )
  }
  const refused = REFUSED[to]
  if (refused) throw new TwilioError(400, ...refused)
  const text = { id: newSid('SM'), from, to, body, at: carrier.sandbox.clock.now().toISOString() }
  carrier.texts.put(text)
  return text
}

/** Newest first. */
function find(carrier: Carrier, request: Request): TextRecord[] {
  const [to, from] = ['To', 'From'].map((name) => field(request, name))
  return carrier.texts
    .list()
    .filter((text) => to === undefined || text.to === to)
    .filter((text) => from === undefined || text.from === from)
    .reverse()
}
