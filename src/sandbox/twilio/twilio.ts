import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import { businessNames } from '../business-names.ts'
import { faultGate } from '../faults.ts'
import type { Sandbox } from '../sandbox.ts'
import { renderTwilioError, unknownResource } from './api-error.ts'
import { basicAuth } from './basic-auth.ts'
import { callRoutes } from './call-routes.ts'
import { type Carrier, openCarrier } from './carrier.ts'
import { liveRoutes } from './live-routes.ts'
import { notificationRoutes } from './notification-routes.ts'
import { numberRoutes } from './number-routes.ts'
import { renderPhoneError } from './phone-input.ts'
import { phonePage } from './phone-page.ts'
import { recordingRoutes } from './recording-routes.ts'
import { scriptRoutes } from './script-routes.ts'
import { textRoutes } from './text-routes.ts'
import { textsDoor } from './texts-door.ts'
import { API_VERSION } from './wire.ts'

/** The stand-in for Twilio: its REST API, its calls, and the telephone at `/phone` that places them. */
export function twilio(sandbox: Sandbox): { router: Router } {
  const carrier = openCarrier(sandbox)
  const router = Router()
  router.use(`/${API_VERSION}`, api(carrier))
  router.use('/phone', phone(carrier))
  const script = fileURLToPath(new URL('./phone.js', import.meta.url))
  router.get('/assets/phone.js', (_request, response) => response.sendFile(script))
  return { router }
}

function api(carrier: Carrier): Router {
  const { faults, config } = carrier.sandbox
  const router = Router()
  router.use(faultGate(faults, 'twilio'), basicAuth(config))
  router.use(express.urlencoded({ extended: false, limit: '256kb' }))
  router.use(
    `/Accounts/${config.twilio.accountSid}`,
    numberRoutes(carrier),
    callRoutes(carrier),
    recordingRoutes(carrier),
    notificationRoutes(carrier),
    textRoutes(carrier),
  )
  router.use(unknownResource, renderTwilioError)
  return router
}

function phone(carrier: Carrier): Router {
  const router = Router()
  router.use(express.json({ limit: '1mb' }))
  router.get('/', (_request, response) => {
    const { numbers, calls, sandbox } = carrier
    const html = phonePage(numbers.list(), businessNames(sandbox.record), calls.list())
    response.type('html').send(html)
  })
  router.use(scriptRoutes(carrier), liveRoutes(carrier), textsDoor(carrier), renderPhoneError)
  return router
}
