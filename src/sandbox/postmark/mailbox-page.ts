import { howMany } from '../../kernel/text/how-many.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageDay, pageTime } from '../page-time.ts'
import type { Mail } from './mail.ts'
import { mailTitle } from './mail-title.ts'

/** `to` is an address; `words` are looked for in all of a mail. */
export type Asked = { to: string; words: string; chosenId: string }

export const MAILS_SHOWN_MAX = 100
const PREVIEW_CHARACTERS = 120

/** The list with one mail next to it: the chosen one, else the newest. A phone shows either the list or the mail. */
export function mailboxPage(shown: readonly Mail[], asked: Asked): string {
  const chosen = shown.find(({ id }) => id === asked.chosenId)
  const open = chosen ?? shown[0]
  const kind = chosen ? 'panes chosen' : 'panes'
  return page(
    'Mailbox',
    `<header class="page-head pane-head"><div><h1>Mailbox</h1>
<p class="muted">${countedIn(shown, asked)}</p></div>
<search><form method="get" action="/mailbox" class="field-row">
<input type="search" name="q" aria-label="Search emails" placeholder="Address, subject or text"
value="${escapeHtml(narrowedBy(asked))}">
<button type="submit" class="secondary outline">Search</button>
</form></search></header>
${open ? `<div class="${kind}">${list(shown, open, asked)}${openMail(open, asked)}</div>` : emptyWords(asked)}`,
  )
}

function narrowedBy({ to, words }: Asked): string {
  return words || to
}

function countedIn({ length }: readonly Mail[], asked: Asked): string {
  const counted =
    length < MAILS_SHOWN_MAX ? howMany(length, 'email') : `The newest ${length} emails`
  const narrowed = escapeHtml(narrowedBy(asked))
  if (!narrowed) return `${counted} from the site, newest first. None has left this machine.`
  const how = asked.words ? `with “${narrowed}”` : `to ${narrowed}`
  return `${counted} ${how}. <a href="/mailbox">Show all emails</a>`
}

function emptyWords(asked: Asked): string {
  const narrowed = escapeHtml(narrowedBy(asked))
  const how = asked.words ? `with “${narrowed}”` : `to ${narrowed}`
  const words = narrowed
    ? `<h2>No email ${how}</h2><p><a href="/mailbox">Show all emails</a></p>`
    : '<h2>No email yet</h2><p>The first comes when a line is paid for, or when a caller leaves a message.</p>'
  return `<div class="empty">${words}</div>`
}

function list(shown: readonly Mail[], open: Mail, asked: Asked): string {
  // When all mails went to the same people, the list leaves out the recipients.
  const isRecipientSaid = new Set(shown.map(recipientsOf)).size > 1
  const rows = shown.map((mail) => {
    const { title, ofLine } = mailTitle(mail.subject)
    const about = [...(isRecipientSaid ? [`To ${recipientsOf(mail)}`] : []), previewOf(mail)]
    const current = mail === open ? ' aria-current="true"' : ''
    return `<li id="in-list-${mail.id}"><a class="pane-row mail-row" href="${addressOf(asked, mail)}"${current}>
<strong>${escapeHtml(title)}</strong>${ofLine ? ` <b>${escapeHtml(ofLine)}</b>` : ''}<small>${pageDay(mail.at)}</small>
<span>${escapeHtml(about.join(' · '))}</span></a></li>`
  })
  return `<nav class="pane-list" aria-label="Emails"><ul>${rows.join('')}</ul></nav>`
}

/** The list as it is narrowed, with a mail open. The fragment keeps the list's scroll position. */
function addressOf({ to, words }: Asked, open?: Mail): string {
  const asked = { ...(to && { to }), ...(words && { q: words }), ...(open && { mail: open.id }) }
  const query = new URLSearchParams(asked)
  return escapeHtml(`/mailbox?${query}${open ? `#in-list-${open.id}` : ''}`)
}

function openAlone({ id, html }: Mail): string {
  return (
    html &&
    `<a href="/mailbox/messages/${id}/html" target="_blank" rel="noopener">Open in a tab</a>`
  )
}

function openMail(mail: Mail, asked: Asked): string {
  const views = [mail.html && 'Mail', mail.text && 'Plain text', 'Headers'].filter(Boolean)
  return `<article class="pane-open mail-open" aria-labelledby="subject">
<p class="back"><a href="${addressOf(asked)}">All emails</a></p>
<header><h2 id="subject">${subjectOf(mail)}</h2><small>${pageTime(mail.at)}</small>
<p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(recipientsOf(mail))}</p></header>
<fieldset class="views"><legend class="unseen">Shown as</legend>
${views.map(viewChoice).join('')}${openAlone(mail)}</fieldset>
${
  mail.html &&
  `<iframe class="mail" title="The email" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" ` +
    `src="/mailbox/messages/${mail.id}/html"></iframe>`
}
${mail.text && `<pre class="mail">${withLinks(mail.text)}</pre>`}
${headersOf(mail)}
</article>
<script src="/assets/grow-mail.js" defer></script>`
}

/** As the site gave them to the mail service. */
function headersOf(mail: Mail): string {
  const addresses = (some: Mail['to']) => some.map(({ Email }) => Email).join(', ')
  const rows = [
    ['From', mail.from],
    ['To', addresses(mail.to)],
    ['Cc', addresses(mail.cc)],
    ['Bcc', addresses(mail.bcc)],
    ['Reply-To', mail.replyTo],
    ['Subject', mail.subject],
    ['Message ID', mail.id],
    ['Stream', mail.messageStream],
    ['Tag', mail.tag],
    ...mail.headers.map(({ Name, Value }) => [Name, Value]),
    ...Object.entries(mail.metadata).map(([name, value]) => [`Metadata: ${name}`, value]),
  ]
  const told = rows.filter(([, value]) => value)
  const row = ([name = '', value = '']: string[]) =>
    `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`
  const date = `<div><dt>Date</dt><dd>${pageTime(mail.at)}</dd></div>`
  return `<dl class="mail-headers">${date}${told.map(row).join('')}</dl>`
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

/** A link on a line of its own says nothing in a list, nor does the name that leads to it. */
const LINK_AND_ITS_NAME = /^(.*:\s*)?https?:\S+$/gm

/** What the mail says beyond its subject. */
function previewOf({ subject, text }: Mail): string {
  const [first = '', ...rest] = text.trim().split('\n')
  const isSaid = rest.length > 0 && subject.includes(first.trim().replace(/\.$/, ''))
  const told = (isSaid ? rest.join('\n') : text).replaceAll(LINK_AND_ITS_NAME, ' ')
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
