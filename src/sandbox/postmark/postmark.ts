import { randomUUID } from 'node:crypto'
import express, { type RequestHandler, type Response, Router } from 'express'
import { faultGate } from '../faults.ts'
import type { Sandbox } from '../sandbox.ts'
import { deliveryWebhook } from './delivery-webhook.ts'
import { type Mail, readMail, recipients } from './mail.ts'
import { mailbox } from './mailbox.ts'
import { PostmarkError, renderPostmarkError } from './postmark-error.ts'
import { refuseInactive } from './refuse-bounced-address.ts'
import { outboundMessage, searchOutbound } from './search-sent-mail.ts'

const MOST_IN_A_BATCH = 500

/** Postmark's sending and message-search API, and the mailbox page for reading sent mail. */
export function postmark(sandbox: Sandbox): { router: Router } {
  const mails = sandbox.record.collection<Mail>('mails')
  const router = Router()
  router.use(api(sandbox))
  router.use('/mailbox', mailbox(mails))
  return { router }
}

function api(sandbox: Sandbox): Router {
  const mails = sandbox.record.collection<Mail>('mails')
  const send = sender(sandbox)
  const router = Router()
  router.use(
    ['/email', '/messages'],
    faultGate(sandbox.faults, 'postmark'),
    checkToken(sandbox.config.postmark.serverToken),
    express.json({ limit: '50mb' }),
  )

  router.post('/email', (request, response) => {
    response.json(send(request.body, isTest(response)))
  })
  router.post('/email/batch', (request, response) => {
    if (!Array.isArray(request.body) || request.body.length > MOST_IN_A_BATCH) {
      throw new PostmarkError(422, 300, `Send a list of at most ${MOST_IN_A_BATCH} messages.`)
    }
    response.json(request.body.map((input) => answerOrError(() => send(input, isTest(response)))))
  })
  router.get('/messages/outbound', (request, response) => {
    const query = new URL(request.originalUrl, sandbox.config.sandbox.url).searchParams
    response.json(searchOutbound(mails.list(), query))
  })
  router.get('/messages/outbound/:id/details', (request, response) => {
    const mail = mails.get(request.params.id)
    if (!mail) throw new PostmarkError(422, 701, 'This message was not found.')
    const body = mail.text || mail.html
    response.json({
      ...outboundMessage(mail),
      TextBody: mail.text,
      HtmlBody: mail.html,
      Body: body,
      MessageEvents: [],
    })
  })
  router.use(['/email', '/messages'], () => {
    throw new PostmarkError(404, 404, 'The requested resource does not exist.')
  })
  router.use(renderPostmarkError)
  return router
}

function sender({ record, config, clock, deliver }: Sandbox) {
  const mails = record.collection<Mail>('mails')
  return (input: unknown, isTestOnly: boolean) => {
    const mail = readMail(input, { id: randomUUID(), at: clock.now().toISOString() })
    if (!isTestOnly) {
      refuseInactive(mails.list(), mail)
      mails.put(mail)
      for (const recipient of recipients(mail)) {
        deliver({
          provider: 'postmark',
          url: `${config.baseUrl}/webhooks/postmark`,
          contentType: 'application/json',
          body: JSON.stringify(deliveryWebhook(mail, recipient, clock.now().toISOString())),
        })
      }
    }
    return {
      To: mail.to.map(({ Email }) => Email).join(', '),
      SubmittedAt: mail.at,
      MessageID: mail.id,
      ErrorCode: 0,
      Message: 'OK',
    }
  }
}

/** In a batch each message has its own result, and the batch returns 200. */
function answerOrError<T>(act: () => T): T | PostmarkError['body'] {
  try {
    return act()
  } catch (error) {
    if (error instanceof PostmarkError) return error.body
    throw error
  }
}

/** `POSTMARK_API_TEST` is Postmark's own token that checks a message without sending it. */
function checkToken(serverToken: string): RequestHandler {
  return (request, response, next) => {
    const token = request.get('X-Postmark-Server-Token')
    response.locals.isTest = token === 'POSTMARK_API_TEST'
    if (token === serverToken || response.locals.isTest) return next()
    throw new PostmarkError(
      401,
      10,
      'The Server Token you provided in the X-Postmark-Server-Token request header was invalid. ' +
        'Please verify that you are using a valid token.',
    )
  }
}

function isTest(response: Response): boolean {
  return response.locals.isTest === true
}
