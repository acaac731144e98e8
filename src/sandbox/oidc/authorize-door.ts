import express, { type Response, Router } from 'express'
import type { Config } from '../../kernel/config/config.ts'
import { emailAddress } from '../../kernel/text/email-address.ts'
import { type AuthorizationRequest, type Refused, readAuthorization } from './authorization.ts'
import type { Codes } from './authorization-codes.ts'
import { refusedPage, signInPage } from './sign-in-page.ts'

/** GET shows the sign-in page. POST handles its buttons: back to the client with a code, or with `access_denied`. */
export function authorizeDoor(config: Config, codes: Codes): Router {
  const { issuer } = config.oidc
  const router = Router()
  router.get('/', (request, response) => {
    const read = readAuthorization(request.query, config)
    if ('refused' in read) refuse(response, read.refused, issuer)
    else response.send(signInPage(read.request))
  })
  router.post('/', express.urlencoded({ extended: false }), (request, response) => {
    const read = readAuthorization(request.body ?? {}, config)
    if ('refused' in read) return refuse(response, read.refused, issuer)
    if (request.body.deny) {
      return refuse(response, { error: 'access_denied', request: read.request }, issuer)
    }
    const email = emailAddress().safeParse(String(request.body.email ?? '').trim())
    if (!email.success) {
      response.status(400).send(signInPage(read.request, 'Type an email address.'))
      return
    }
    const code = codes.issue({ email: email.data, request: read.request })
    sendBack(response, read.request, { code, iss: issuer })
  })
  return router
}

function refuse(response: Response, refused: Refused, issuer: string): void {
  if ('message' in refused) response.status(400).send(refusedPage(refused.message))
  else sendBack(response, refused.request, { error: refused.error, iss: issuer })
}

function sendBack(
  response: Response,
  request: AuthorizationRequest,
  answer: Record<string, string>,
): void {
  const address = new URL(request.redirect_uri)
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value)
  if (request.state) address.searchParams.set('state', request.state)
  response.redirect(303, address.href)
}
