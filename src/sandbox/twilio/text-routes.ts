import { type Request, Router } from 'express'
import { TwilioError } from './api-error.ts'
import type { Carrier } from './carrier.ts'
import { field, listPage } from './form.ts'
import { deliverForm } from './status-callback.ts'
import { renderText, type TextRecord } from './text-record.ts'
import { API_VERSION, newSid } from './wire.ts'

const BODY_CHARACTERS_MAX = 1_600
const PHONE = /^\+[1-9]\d{6,14}$/

/** Twilio's test numbers for refused texts. */
const REFUSED: Record<string, readonly [code: number, message: string]> = {
  '+15005550001': [21211, "The 'To' number +15005550001 is not a valid phone number."],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
}

/** Texts to numbers that end like this are accepted but not delivered. */
const LOST: Record<string, number> = { '3003': 30_003, '3005': 30_005, '3006': 30_006 }

/** Sends and lists texts. Any number may send here, as if it were registered. */
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
  const errorCode = LOST[to.slice(-4)]
  const at = carrier.sandbox.clock.now().toISOString()
  const text = { id: newSid('SM'), from, to, body, at, ...(errorCode ? { errorCode } : {}) }
  carrier.texts.put(text)
  const callback = field(request, 'StatusCallback')
  if (callback) tellStatus(carrier, text, callback)
  return text
}

/** Sends statuses as Twilio does: `sent`, then whether it arrived. */
function tellStatus({ sandbox }: Carrier, text: TextRecord, callback: string) {
  const { id, from, to, errorCode } = text
  const last = errorCode === undefined ? 'delivered' : 'undelivered'
  for (const status of ['sent', last]) {
    deliverForm(sandbox, callback, {
      AccountSid: sandbox.config.twilio.accountSid,
      ApiVersion: API_VERSION,
      From: from,
      To: to,
      MessageSid: id,
      SmsSid: id,
      MessageStatus: status,
      SmsStatus: status,
      ...(errorCode !== undefined && status === last ? { ErrorCode: String(errorCode) } : {}),
    })
  }
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
