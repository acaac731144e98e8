import { formatUsPhone } from '../../kernel/phone.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import { escapeHtml } from '../page-shell.ts'
import { pageDayAndHour } from '../page-time.ts'
import type { CallRecord, Utterance } from './call-record.ts'

const MOST_ON_A_PAGE = 8

/**
 * The newest calls to lines: which, from whom, how it began, how long and when; a row opens to all that was said. Empty
 * if there is none.
 */
export function callsMade(
  calls: readonly CallRecord[],
  nameOf: (number: string) => string | undefined,
): string {
  const inbound = calls.filter(({ outbound }) => !outbound)
  if (inbound.length === 0) return ''
  const rows = inbound.slice(-MOST_ON_A_PAGE).toReversed().map(rowIn(nameOf))
  const older = inbound.length - rows.length
  return `<section class="latest" aria-labelledby="made"><h2 id="made">Latest calls</h2>
${older > 0 ? `<p class="muted">The last ${rows.length} of ${howMany(inbound.length, 'call')}</p>` : ''}
<ul class="sheet calls-made">${rows.join('\n')}</ul></section>`
}

function rowIn(nameOf: (number: string) => string | undefined) {
  return ({ from, to, startedAt, durationSeconds, endedAt, transcript }: CallRecord) => {
    const lasted = endedAt ? `${durationSeconds ?? 0} s` : 'going on'
    const name = nameOf(to) ?? formatUsPhone(to)
    const row = `<strong>${escapeHtml(name)}</strong> <small>${escapeHtml(formatUsPhone(from))}</small> \
<span class="began">${escapeHtml(beganOf(transcript))}</span> <small class="lasted">${lasted}</small> \
${pageDayAndHour(startedAt)}`
    if (transcript.length === 0) return `<li><div class="row">${row}</div></li>`
    return `<li><details><summary class="row">${row}</summary>
<dl>${transcript.map(lineOf).join('')}</dl></details></li>`
  }
}

/** What the caller wanted, as far as the carrier heard it. */
function beganOf(transcript: readonly Utterance[]): string {
  const said = transcript.find(({ who }) => who === 'caller')
  return said ? `“${said.text}”` : 'The caller said nothing.'
}

function lineOf({ who, text }: Utterance): string {
  return `<div><dt>${who === 'line' ? 'Line' : 'Caller'}</dt><dd>${escapeHtml(text)}</dd></div>`
}
