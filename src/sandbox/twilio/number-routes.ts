import { type Request, type Response, Router } from 'express'
import { TwilioError } from './api-error.ts'
import { firstFree, searchAvailable } from './available-numbers.ts'
import type { Carrier } from './carrier.ts'
import { field, listPage } from './form.ts'
import { isInPool } from './number-pool.ts'
import { defaultSettings, type NumberRecord, renderNumber } from './number-record.ts'
import { readSettings } from './number-settings.ts'
import { newSid } from './wire.ts'

const INVALID_NUMBER = 21421
const NUMBER_UNAVAILABLE = 21422
const NONE_IN_AREA_CODE = 21452

export function numberRoutes(carrier: Carrier): Router {
  const router = Router()
  const { accountSid } = carrier.sandbox.config.twilio
  router.get('/AvailablePhoneNumbers/US/Local.json', (request, response) => {
    const uri = `${request.baseUrl}${request.path}`
    response.json({ uri, available_phone_numbers: searchAvailable(carrier, request) })
  })
  router.post(
    ['/IncomingPhoneNumbers.json', '/IncomingPhoneNumbers/Local.json'],
    (request, response) => {
      response.status(201).json(renderNumber(buy(carrier, request), accountSid))
    },
  )
  router.get(
    ['/IncomingPhoneNumbers.json', '/IncomingPhoneNumbers/Local.json'],
    (request, response) => {
      const found = findBought(carrier, request).map((number) => renderNumber(number, accountSid))
      response.json(listPage(request, 'incoming_phone_numbers', found))
    },
  )
  const one = router.route('/IncomingPhoneNumbers/:sid.json')
  one.get((request, response) => {
    response.json(renderNumber(known(carrier, request), accountSid))
  })
  one.post((request, response) => {
    const number = known(carrier, request)
    const updatedAt = carrier.sandbox.clock.now().toISOString()
    const changed = { ...number, ...readSettings(request, number), updatedAt }
    carrier.numbers.put(changed)
    response.json(renderNumber(changed, accountSid))
  })
  one.delete((request, response: Response) => {
    carrier.numbers.delete(known(carrier, request).id)
    response.status(204).end()
  })
  return router
}

function buy(carrier: Carrier, request: Request): NumberRecord {
  const phoneNumber = chosen(carrier, request)
  const now = carrier.sandbox.clock.now().toISOString()
  const settings = readSettings(request, defaultSettings(phoneNumber))
  const number = { id: newSid('PN'), phoneNumber, createdAt: now, updatedAt: now, ...settings }
  carrier.numbers.put(number)
  return number
}

function chosen(carrier: Carrier, request: Request): string {
  const phoneNumber = field(request, 'PhoneNumber')
  if (phoneNumber === undefined) return anyIn(carrier, field(request, 'AreaCode'))
  if (!/^\+[1-9]\d{6,14}$/.test(phoneNumber)) {
    throw new TwilioError(400, INVALID_NUMBER, `${phoneNumber} is not a valid phone number`)
  }
  const taken = carrier.numbers.list().some((number) => number.phoneNumber === phoneNumber)
  if (taken || !isInPool(phoneNumber)) {
    throw new TwilioError(400, NUMBER_UNAVAILABLE, `${phoneNumber} is not available`)
  }
  return phoneNumber
}

function anyIn(carrier: Carrier, areaCode: string | undefined): string {
  if (areaCode === undefined) {
    throw new TwilioError(400, INVALID_NUMBER, 'PhoneNumber or AreaCode must be given')
  }
  const [phoneNumber] = firstFree(carrier, areaCode, 1)
  if (phoneNumber) return phoneNumber
  throw new TwilioError(400, NONE_IN_AREA_CODE, `No numbers found in area code ${areaCode}`)
}

/** Newest first. Filters by part of the number and by the whole name. */
function findBought(carrier: Carrier, request: Request): NumberRecord[] {
  const friendlyName = field(request, 'FriendlyName')
  const digits = field(request, 'PhoneNumber')?.replace(/[^\d]/g, '')
  return carrier.numbers
    .list()
    .filter((number) => friendlyName === undefined || number.friendlyName === friendlyName)
    .filter((number) => digits === undefined || number.phoneNumber.includes(digits))
    .reverse()
}

function known(carrier: Carrier, request: Request<{ sid: string }>): NumberRecord {
  const number = carrier.numbers.get(request.params.sid)
  if (number) return number
  throw new TwilioError(404, 20404, `The requested resource ${request.originalUrl} was not found`)
}
