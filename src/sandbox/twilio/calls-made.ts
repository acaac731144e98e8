import { formatUsPhone } from '../../kernel/phone.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import { escapeHtml } from '../page-shell.ts'
import { pageTime } from '../page-time.ts'
import type { CallRecord } from './call-record.ts'

const MOST_ON_A_PAGE = 8

/** The newest calls to lines: which, from whom, how long and when. Empty if there is none. */
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
  return ({ from, to, startedAt, durationSeconds, endedAt }: CallRecord) => {
    const lasted = endedAt ? `${durationSeconds ?? 0} s` : 'going on'
    const name = nameOf(to) ?? formatUsPhone(to)
    return `<li><strong>${escapeHtml(name)}</strong> ${pageTime(startedAt)} \
<small>from ${escapeHtml(formatUsPhone(from))}</small> <small>${lasted}</small></li>`
  }
}
