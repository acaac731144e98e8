import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { CallRecord } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { field, isWithin, listPage } from './form.ts'
import { API_VERSION, rfc2822 } from './wire.ts'

const ERROR = '0'

/** The log of errors in calls, newest first. All entries here are errors; their time is when the call began. */
export function notificationRoutes(carrier: Carrier): Router {
  const router = Router()
  const { accountSid } = carrier.sandbox.config.twilio
  router.get('/Notifications.json', (request, response) => {
    const log = field(request, 'Log')
    const calls = carrier.calls.list().filter(({ startedAt }) => {
      return isWithin(request, 'MessageDate', startedAt)
    })
    const found = log === undefined || log === ERROR ? calls.reverse() : []
    const shown = found.flatMap((call) => notificationsOf(call, accountSid))
    response.json(listPage(request, 'notifications', shown))
  })
  return router
}

function notificationsOf({ id: callSid, startedAt, errors }: CallRecord, accountSid: string) {
  const at = rfc2822(new Date(startedAt))
  return errors.map(({ code, url, message }, index) => {
    const sid = `NO${createHash('md5').update(`${callSid}:${index}`).digest('hex')}`
    return {
      sid,
      account_sid: accountSid,
      api_version: API_VERSION,
      call_sid: callSid,
      date_created: at,
      date_updated: at,
      error_code: String(code),
      log: ERROR,
      message_date: at,
      message_text: message,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      request_method: 'POST',
      request_url: url,
      uri: `/${API_VERSION}/Accounts/${accountSid}/Notifications/${sid}.json`,
    }
  })
}
