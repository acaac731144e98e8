import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Context } from '../../schema/context.ts'
import type { App } from '../../src/app.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { sessionOf } from '../browser/session.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  MailLinkDocument,
  type MailLinkFactsFragment,
  MailLinkFollowDocument,
  MailLinkWordsDocument,
} from '../generated/operations.ts'
import { openConsole } from './console/console-context.ts'
import * as words from './console/frame/amounts-and-times-in-words.ts'
import { readWaiting } from './console/frame/waiting-counts.ts'

const FORM_BYTES_MAX = 4_096

/**
 * `/m/{token}`: the action behind a link in a mail. GET shows a confirmation page, because mail programs open every
 * link before the reader does; only POST acts. The token in the address is enough, because a mail program that
 * unsubscribes (RFC 8058) sends no cookie and follows no redirect.
 */
export function createMailLinks(app: App): Router {
  const context: Context = { app, viewer: { kind: 'anonymous' } }
  const router = Router()
  const desk = openConsole(app)
  const waiting = readWaiting(desk)
  router.use(quietly)
  router.get('/:token', (request, response, next) =>
    sessionOf(response) ? waiting(request, response, next) : next(),
  )

  router.get('/:token', async (request, response) => {
    const { mailLink } = await execute(MailLinkDocument, tokenOf(request), context)
    if (!mailLink) return renderProblem(response, 404, NO_LINK)
    const said = await wordsFor(response, mailLink)
    show({ response, now: app.clock.now() }, mailLink, {
      ...desk.frame(response),
      isNew: request.query.done === '',
      said,
    })
  })

  /** The message's words, only for its owner: the link alone shows none, since an address is copied and logged. */
  async function wordsFor(response: Response, { about }: MailLinkFactsFragment) {
    const viewer = sessionOf(response)?.viewer
    if (!viewer || !about) return undefined
    const { message } = await execute(MailLinkWordsDocument, { id: about.id }, { app, viewer })
    return message?.message ?? undefined
  }

  router.post(
    '/:token',
    express.urlencoded({ extended: false, limit: FORM_BYTES_MAX }),
    async (request, response) => {
      const found = await execute(MailLinkDocument, tokenOf(request), context)
      if (!found.mailLink) return renderProblem(response, 404, NO_LINK)
      const { mailLinkFollow } = await execute(MailLinkFollowDocument, tokenOf(request), context)
      if (request.body?.from !== 'page') {
        const at = { response, now: app.clock.now() }
        return show(at, unwrap(mailLinkFollow), { isNew: true })
      }
      response.redirect(303, `/m/${tokenOf(request).token}?done`)
    },
  )

  return router
}

/** The address contains the secret token, so search engines must not index it. */
const quietly: RequestHandler = (_request, response, next) => {
  response.set('x-robots-tag', 'noindex')
  next()
}

const tokenOf = ({ params }: Request) => ({ token: String(params.token) })

function show(
  { response, now }: { response: Response; now: Date },
  link: MailLinkFactsFragment,
  { isNew, ...more }: { isNew: boolean; said?: string | undefined },
) {
  const { about } = link
  const facts = {
    words,
    ...(about ? { times: words.timesIn(about.timeZone, now) } : {}),
    ...more,
    link,
    isJustDone: isNew && link.isDone,
    token: response.req.params.token,
  }
  renderPage(response, 'web/pages/mail-link', facts, { referrer: 'no-referrer', isPrivate: true })
}

const NO_LINK = {
  title: 'This link leads nowhere',
  text: 'It may be cut off, or what it was about has been deleted. Nothing was changed.',
  action: { href: '/console', label: 'Go to the console' },
}
