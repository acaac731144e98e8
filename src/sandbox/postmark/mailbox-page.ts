import { howMany } from '../../kernel/text/how-many.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageDay, pageTime } from '../page-time.ts'
import type { Mail } from './mail.ts'

type Asked = { to: string; chosenId: string }

export const MAILS_SHOWN_MAX = 100
const PREVIEW_CHARACTERS = 120

/** The list with one mail next to it: the chosen one, else the newest. A phone shows either the list or the mail. */
export function mailboxPage(shown: readonly Mail[], { to, chosenId }: Asked): string {
  const chosen = shown.find(({ id }) => id === chosenId)
  const open = chosen ?? shown[0]
  const kind = chosen ? 'mails chosen' : 'mails'
  return page(
    'Mailbox',
    `<header class="page-head mailbox-head"><div><h1>Mailbox</h1>
<p class="muted">${countedIn(shown, to)}</p></div>
<search><form method="get" action="/mailbox" class="field-row">
<input type="search" name="to" aria-label="Address" placeholder="Address" value="${escapeHtml(to)}">
<button type="submit" class="secondary outline">Search</button>
</form></search></header>
${open ? `<div class="${kind}">${list(shown, open, to)}${openMail(open, to)}</div>` : emptyWords(to)}`,
  )
}

function countedIn({ length }: readonly Mail[], to: string): string {
  const counted = length < MAILS_SHOWN_MAX ? howMany(length, 'mail') : `The newest ${length} mails`
  return to
    ? `${counted} to ${escapeHtml(to)}. <a href="/mailbox">Show all emails</a>`
    : `${counted} the site sent, newest first. None has left this machine.`
}

function emptyWords(to: string): string {
  const words = to
    ? `<h2>No email to ${escapeHtml(to)}</h2><p><a href="/mailbox">Show all emails</a></p>`
    : '<h2>No email yet</h2><p>The first comes when a line is paid for, or when a caller leaves a message.</p>'
  return `<div class="empty">${words}</div>`
}

function list(shown: readonly Mail[], open: Mail, to: string): string {
  // When all mails went to the same people, the list leaves out the recipients.
  const isRecipientSaid = new Set(shown.map(recipientsOf)).size > 1
  const rows = shown.map((mail) => {
    const about = [...(isRecipientSaid ? [`To ${recipientsOf(mail)}`] : []), previewOf(mail)]
    const current = mail === open ? ' aria-current="true"' : ''
    return `<li id="in-list-${mail.id}"><a class="mail-row" href="${addressOf(mail, to)}"${current}>
<strong>${subjectOf(mail)}</strong><small>${pageDay(mail.at)}</small>
<span>${escapeHtml(about.join(' · '))}</span></a></li>`
  })
  return `<nav class="mail-list" aria-label="Emails"><ul>${rows.join('')}</ul></nav>`
}

/** The fragment keeps the list's scroll position. */
function addressOf({ id }: Mail, to: string): string {
  return `/mailbox?${escapeHtml(`${new URLSearchParams({ ...(to && { to }), mail: id })}`)}#in-list-${id}`
}

function openAlone({ id, html }: Mail): string {
  return (
    html &&
    ` · <a href="/mailbox/messages/${id}/html" target="_blank" rel="noopener">Open alone</a>`
  )
}

function openMail(mail: Mail, to: string): string {
  const views = [mail.html && 'Mail', mail.text && 'Plain text'].filter(Boolean)
  return `<article class="mail-open" aria-labelledby="subject">
<p class="back"><a href="/mailbox${to && `?to=${encodeURIComponent(to)}`}">All mails</a></p>
<header><h2 id="subject">${subjectOf(mail)}</h2><small>${pageTime(mail.at)}</small>
<p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(recipientsOf(mail))}${openAlone(mail)}</p></header>
<fieldset class="views"><legend class="unseen">Shown as</legend>${views.map(viewChoice).join('')}</fieldset>
${
  mail.html &&
  `<iframe class="mail" title="The email" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" ` +
    `src="/mailbox/messages/${mail.id}/html"></iframe>`
}
${mail.text && `<pre class="mail">${withLinks(mail.text)}</pre>`}
</article>
<script src="/assets/grow-mail.js" defer></script>`
}

function viewChoice(name: string, index: number): string {
  const checked = index === 0 ? ' checked' : ''
  return `<label><input type="radio" name="view" value="${name}"${checked}>${name}</label>`
}

function recipientsOf({ to }: Mail): string {
  return to.map(({ Email }) => Email).join(', ')
}

function subjectOf({ subject }: Mail): string {
  return escapeHtml(subject || '(no subject)')
}

/** What the mail says beyond its subject. */
function previewOf({ subject, text }: Mail): string {
  const [first = '', ...rest] = text.trim().split('\n')
  const isSaid = rest.length > 0 && subject.includes(first.trim().replace(/\.$/, ''))
  const told = isSaid ? rest.join(' ') : text
  return told.replaceAll(/\s+/g, ' ').trim().slice(0, PREVIEW_CHARACTERS)
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
