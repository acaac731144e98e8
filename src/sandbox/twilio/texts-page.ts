import { formatUsPhone } from '../../kernel/phone.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import { kindsIn, kindsShown } from '../kinds-shown.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTimeOfDay } from '../page-time.ts'
import { placeIcon } from '../place-icons.ts'
import { segmentsOf } from './segments.ts'
import type { TextRecord } from './text-record.ts'

export type Told = TextRecord & { isCall?: true }

/** `texts` newest first; `from`: the number that texts go out from; without one, none do. */
export function textsPage(texts: readonly Told[], from: string | undefined, kind: string): string {
  return page(
    'Texts',
    `<header class="page-head"><h1>Texts</h1>
<p class="muted">What would have come to people’s phones: the site’s texts, and the words of its calls.</p></header>
<div class="two list-first">
<div>
${texts.length > 0 ? threads(texts, kind) : NO_TEXTS}
</div>
${aboutTexts(from)}
</div>`,
  )
}

/** What became of each, by the key that narrows the list to it. */
const OUTCOMES = {
  delivered: { name: 'Delivered', tone: ' good', said: 'delivered' },
  failed: { name: 'Not delivered', tone: ' waiting', said: 'not delivered' },
  call: { name: 'Call', tone: '', said: 'said in a call' },
}

type Outcome = keyof typeof OUTCOMES

function outcomeOf({ isCall, errorCode }: Told): Outcome {
  if (isCall) return 'call'
  return errorCode === undefined ? 'delivered' : 'failed'
}

/** One conversation for each phone, the one with the newest text first. */
function threads(texts: readonly Told[], chosen: string): string {
  const kinds = kindsIn(texts, (told) => {
    const key = outcomeOf(told)
    return { key, name: OUTCOMES[key].name }
  })
  const said = kinds.map(({ key, many }) => `${many} ${OUTCOMES[key as Outcome].said}`).join(', ')
  const wanted = chosen ? texts.filter((told) => outcomeOf(told) === chosen) : texts
  const shown = { label: 'Outcome', path: '/phone/texts', parameter: 'kind', chosen }
  const byPhone = [...Map.groupBy(wanted, ({ to }) => to)]
  return `<h2>${said}</h2>
${kindsShown(kinds, shown)}
${byPhone.map(([to, some]) => thread(to, some)).join('\n')}`
}

/** As on the phone itself: the oldest text on top, scrolled to the newest. */
function thread(to: string, texts: readonly Told[]): string {
  const [newest] = texts
  const from = newest ? unbroken(escapeHtml(formatUsPhone(newest.from))) : ''
  const phone = unbroken(escapeHtml(formatUsPhone(to)))
  return `<section class="thread" aria-label="Phone ${escapeHtml(formatUsPhone(to))}">
<header>${placeIcon('phone')}<h3>${phone}</h3><p>${howMany(texts.length, 'text')} from ${from}</p></header>
<div class="scrolled" tabindex="0" role="region" aria-label="Texts to ${escapeHtml(formatUsPhone(to))}">
<ol data-by-day>${texts.toReversed().map(bubble).join('\n')}</ol></div>
</section>`
}

function bubble(told: Told): string {
  const { name, tone } = OUTCOMES[outcomeOf(told)]
  const failed = told.errorCode === undefined ? '' : ` ${told.errorCode}`
  const many = howMany(told.body.length, 'character')
  const length = told.isCall ? many : `${many}, ${howMany(segmentsOf(told.body), 'segment')}`
  return `<li class="bubble"><p>${unbroken(escapeHtml(told.body))}</p>
<p class="of-bubble">${pageTimeOfDay(told.at)} <span class="verdict${tone}">${name}${failed}</span> \
<span>${length}</span></p></li>`
}

/** Keeps a phone number on one line. */
function unbroken(html: string): string {
  return html.replaceAll(/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1&nbsp;')
}

/** Shows what will come, in its place. */
const NO_TEXTS = `<h2>No texts yet</h2>
<section class="thread example" aria-label="An example">
<header>${placeIcon('phone')}<h3>The owner’s phone</h3><p>So will the first one look</p></header>
<ol><li class="bubble"><p>URGENT for Lopez Plumbing: Dana Reyes, call (512)&nbsp;842-0193. My water heater burst, the \
garage is flooding</p></li></ol></section>`

function aboutTexts(from: string | undefined): string {
  const sender = from
    ? unbroken(escapeHtml(formatUsPhone(from)))
    : 'Nobody: texts are off. Start the site with <code>SMS_FROM</code> set to a number, as in ' +
      '<code>.env.example</code>.'
  return `<section aria-labelledby="how">
<h2 id="how">Get one</h2>
<div class="tile told-once">
<p>Call a line and say: “My water heater burst, the garage is flooding.” Then hang up: the owner is told by text.</p>
<p class="actions"><a role="button" href="/phone">Call a line</a></p>
<dl>
<div><dt>Sender</dt><dd>${sender}</dd></div>
<div><dt>Length</dt><dd>One segment. The email has the whole message.</dd></div>
<div><dt>To see one fail</dt><dd>Give the owner a number that ends in 3003 (phone off), 3005 (no such number) \
or 3006 (landline).</dd></div>
<div><dt>For programs</dt><dd><a href="/phone/texts.json">All texts as JSON</a></dd></div>
</dl>
</div>
</section>`
}
