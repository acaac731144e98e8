import { Router } from 'express'
import type { Collection } from '../append-only-record.ts'
import { page } from '../page-shell.ts'
import type { Mail } from './mail.ts'
import { MAILS_SHOWN_MAX, mailboxPage } from './mailbox-page.ts'
import { hasWords, isRecipient } from './search-sent-mail.ts'

/** Shows sent mail: a page for people, `GET /mailbox/messages?to=` for programs. */
export function mailbox(mails: Collection<Mail>): Router {
  const newestFirst = (to: string) =>
    mails
      .list()
      .filter((mail) => !to || isRecipient(mail, to))
      .toReversed()
  const router = Router()

  router.get('/', (request, response) => {
    const { to, q, mail } = request.query
    const asked = { to: textOf(to), words: textOf(q), chosenId: textOf(mail) }
    const found = newestFirst(asked.to).filter((one) => hasWords(one, asked.words))
    response.send(mailboxPage(found.slice(0, MAILS_SHOWN_MAX), asked))
  })
  router.get('/messages', (request, response) => {
    response.json(newestFirst(textOf(request.query.to)).map(renderMail))
  })
  router.get('/messages/:id/html', (request, response) => {
    const mail = mails.get(request.params.id)
    if (!mail?.html) return void response.status(404).send(page('Mailbox', '<p>No such email.</p>'))
    response.set('Content-Security-Policy', MAIL_POLICY)
    response.send(`<base target="_blank">${mail.html}`)
  })
  return router
}

/**
 * A mail is untrusted HTML: it may have styles, but runs no scripts and opens links in a new tab. It is same-origin
 * only so that the page can measure its height.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; sandbox allow-same-origin " +
  'allow-popups allow-popups-to-escape-sandbox'

function renderMail(mail: Mail) {
  const { subject, text, html, tag, headers, at } = mail
  return { to: mail.to.map(({ Email }) => Email).join(', '), subject, text, html, tag, headers, at }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
