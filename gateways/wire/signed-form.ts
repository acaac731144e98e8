import type { Request, RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { isStorable } from '../../src/kernel/text/storable.ts'

/** Lets through only requests signed by the carrier. The signature covers the form fields and our public address. */
export function signedForm(app: App): RequestHandler {
  return (request, response, next) => {
    const signature = request.header('x-twilio-signature')
    if (!signature)
      return void response.status(400).type('text').send('X-Twilio-Signature is missing.')
    const params = request.body ?? {}
    const url = `${app.config.baseUrl}${request.originalUrl}`
    if (!app.carrier.isSigned({ url, signature, params })) {
      return void response.status(403).type('text').send('X-Twilio-Signature is not valid.')
    }
    if (isStorable(params)) return next()
    response.status(400).type('text').send('A field has a NUL character.')
  }
}

/** The form fields that have a single value; empty if there is no form. */
export function formFields(request: Request): Record<string, string> {
  const fields = Object.entries(request.body ?? {})
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
