import { codeBlock } from '../../kernel/text/code-block.ts'
import { escapeHtml } from '../page-shell.ts'
import { pageTimeToTheSecond } from '../page-time.ts'
import type { EventInWords } from './event-in-words.ts'
import type { Received } from './received.ts'

const VERIFIED = 'Its signature was made with a secret entered here, over exactly this body.'

const NOT_VERIFIED = `When it arrived, the secret that signed it was not entered here. \
<a href="#secret">Enter the signing secret</a>`

/** One event with all that was sent. `back` is the address of the list. */
export function openEvent(received: Received, event: EventInWords, back: string): string {
  const { at, eventId, verified, body, headers } = received
  const sent = headers && Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `<article class="pane-open" aria-labelledby="event">
<p class="back"><a href="${back}">All events</a></p>
<header><h2 id="event">${escapeHtml(event.name)} <code>${escapeHtml(event.type)}</code></h2>
<small>${pageTimeToTheSecond(at)}</small>
${event.about.length > 0 ? `<p class="told">${event.about.map(escapeHtml).join(' · ')}</p>` : ''}
<p class="verified">${mark(verified)} ${verified ? VERIFIED : NOT_VERIFIED}</p>
${event.page ? `<p><a href="${escapeHtml(event.page)}">See it on the site</a></p>` : ''}</header>
<div class="sent">
${codeBlock({ title: 'Payload', label: `Payload of ${eventId}, ${at}`, source: indented(body) })}
${sent ? codeBlock({ title: 'Headers', label: `Headers of ${eventId}, ${at}`, source: sent.join('\n') }) : ''}
</div></article>`
}

export function mark(verified: boolean): string {
  const [tone, path, name] = verified
    ? ['good', 'm5 12.5 5 5 9-11', 'Verified']
    : ['waiting', 'M12 6v7m0 4v.5', 'Not verified']
  return `<span class="mark ${tone}"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">\
<path d="${path}"/></svg><span class="unseen">${name}</span></span>`
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
