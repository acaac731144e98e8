import { Router } from 'express'
import type { Collection } from '../append-only-record.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageClockTime, pageTime } from '../page-time.ts'
import type { Mail } from './mail.ts'
import { isRecipient } from './search-sent-mail.ts'

const MOST_ON_A_PAGE = 100

/** Where sent mail can be read: a page for people, `GET /mailbox/messages?to=` for machines. */
export function mailbox(mails: Collection<Mail>): Router {
  const newestFirst = (to: string) =>
    mails
      .list()
      .filter((mail) => !to || isRecipient(mail, to))
      .toReversed()
  const router = Router()

  router.get('/', (request, response) => {
    const to = readTo(request.query.to)
    response.send(listPage(newestFirst(to).slice(0, MOST_ON_A_PAGE), to))
  })
  router.get('/messages', (request, response) => {
    response.json(newestFirst(readTo(request.query.to)).map(renderMail))
  })
  router.get('/messages/:id/html', (request, response) => {
    const mail = mails.get(request.params.id)
    if (!mail?.html) return void response.status(404).send(page('Mailbox', '<p>No such mail.</p>'))
    response.set('Content-Security-Policy', MAIL_POLICY)
    response.send(`<base target="_blank">${mail.html}`)
  })
  return router
}

/** A mail is somebody else's text: it may look as it likes, run nothing, and open links in a new tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; sandbox allow-popups " +
  'allow-popups-to-escape-sandbox'

function renderMail(mail: Mail) {
  const { subject, text, html, tag, headers, at } = mail
  return { to: mail.to.map(({ Email }) => Email).join(', '), subject, text, html, tag, headers, at }
}

function readTo(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function listPage(shown: readonly Mail[], to: string): string {
  return page(
    'Mailbox',
    `<header class="page-head"><h1>Mailbox</h1>
<p class="muted">Every mail the site sent, newest first. None has left this machine.</p></header>
<search><form method="get" action="/mailbox" class="field-row mail-search">
<input type="search" name="to" aria-label="Address" placeholder="someone@example.com" value="${escapeHtml(to)}">
<button type="submit" class="secondary outline">Search</button>
</form></search>
<div class="mails">
${shown.map(mailArticle(!areOfOne(shown))).join('\n') || emptyWords(to)}
</div>`,
  )
}

function emptyWords(to: string): string {
  if (to)
    return `<p class="empty">No mail to ${escapeHtml(to)}. <a href="/mailbox">Show all</a></p>`
  return '<p class="empty">No mail yet. The first comes when a line is paid for, or a caller leaves a message.</p>'
}

/** Whether all these mails went to the same people: then a list need not say to whom. */
function areOfOne(mails: readonly Mail[]): boolean {
  return new Set(mails.map((mail) => renderMail(mail).to)).size < 2
}

function mailArticle(isRecipientSaid: boolean) {
  return (mail: Mail, index: number): string => {
    const { to, at } = renderMail(mail)
    const said = [
      mail.tag && escapeHtml(mail.tag.replaceAll('-', ' ')),
      pageClockTime(at),
      isRecipientSaid && `to ${escapeHtml(to)}`,
    ]
    return `<article class="mail"><details name="mail"${index === 0 ? ' open' : ''}>
<summary><strong>${escapeHtml(mail.subject || '(no subject)')}</strong><br>
<small>${said.filter(Boolean).join(' · ')}</small></summary>
<div class="opened"><p class="mail-head"><strong>${escapeHtml(mail.subject || '(no subject)')}</strong>
<small>${pageTime(at)}</small><small>From ${escapeHtml(mail.from)}</small><small>To ${escapeHtml(to)}</small></p>
${openedMail(mail)}
</div></details></article>`
  }
}

function openedMail(mail: Mail): string {
  return `${
    mail.html
      ? `<iframe class="mail" title="The mail" loading="lazy"
sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/messages/${mail.id}/html"></iframe>`
      : ''
  }
${
  mail.text
    ? `<details${mail.html ? '' : ' open'}><summary>As text</summary><pre ` +
      `class="mail">${withLinks(mail.text)}</pre></details>`
    : ''
}`
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
}
