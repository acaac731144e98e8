import { Router } from 'express'
import { formatUsPhone } from '../../kernel/phone.ts'
import { kindsIn, kindsShown } from '../kinds-shown.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTime } from '../page-time.ts'
import type { CallRecord } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import type { TextRecord } from './text-record.ts'

const MOST_ON_A_PAGE = 100

/**
 * Shows sent texts, and what our outbound calls said: `/phone/texts` for people, `GET /phone/texts.json?to=` and `GET
 * /phone/placed.json?to=` for programs.
 */
export function textsDoor({ texts, calls, sandbox }: Carrier): Router {
  const router = Router()
  router.get('/texts', ({ query }, response) => {
    const told = [
      ...texts.list(),
      ...calls
        .list()
        .filter(({ outbound }) => outbound)
        .map(asText),
    ]
    const newest = told.toSorted((a, b) => b.at.localeCompare(a.at))
    const from = sandbox.config.smsFrom
    const kind = typeof query.kind === 'string' ? query.kind : ''
    response.type('html').send(textsPage(newest.slice(0, MOST_ON_A_PAGE), from, kind))
  })
  router.get('/texts.json', (request, response) => {
    const { to } = request.query
    const found = texts.list().filter((text) => to === undefined || text.to === to)
    response.json(found.toReversed().map(({ id, ...text }) => ({ sid: id, ...text })))
  })
  router.get('/placed.json', (request, response) => {
    const { to } = request.query
    const placed = calls
      .list()
      .filter((call) => call.outbound && (to === undefined || call.to === to))
    response.json(
      placed.toReversed().map(({ id, from, to, startedAt, transcript }) => {
        return { sid: id, from, to, at: startedAt, said: transcript.map(({ text }) => text) }
      }),
    )
  })
  return router
}

/** `from`: the number that texts go out from; without one, none do. */
function textsPage(texts: readonly Told[], from: string | undefined, kind: string): string {
  return page(
    'Texts',
    `<header class="page-head"><h1>Texts</h1>
<p class="muted">Texts the site would have sent. A call it makes is listed, too, with what it says.</p></header>
<div class="two${texts.length > 0 ? ' list-first' : ''}">
<div>
${texts.length > 0 ? listOf(texts, kind) : NO_TEXTS}
</div>
${howToGetOne(from, texts.length > 0)}
</div>`,
  )
}

/** What became of each, by the key that narrows the list to it. */
const OUTCOMES = {
  delivered: { name: 'Delivered', tone: ' good', said: 'delivered' },
  failed: { name: 'Not delivered', tone: ' waiting', said: 'not delivered' },
  call: { name: 'Call', tone: '', said: 'said in a call' },
}

function listOf(texts: readonly Told[], chosen: string): string {
  const kinds = kindsIn(texts, (told) => ({ key: outcomeOf(told), name: nameOf(told) }))
  const said = kinds.map(({ key, many }) => `${many} ${OUTCOMES[key as Outcome].said}`).join(', ')
  const wanted = chosen ? texts.filter((told) => outcomeOf(told) === chosen) : texts
  const shown = { label: 'Outcome', path: '/phone/texts', parameter: 'kind', chosen }
  return `<h2>${said}</h2>
${kindsShown(kinds, shown)}
<ul class="sheet">${wanted.map(textRow).join('\n')}</ul>`
}

/** What one looks like, so that its place is known before there is one. */
const NO_TEXTS = `<h2>No texts yet</h2>
<ul class="sheet example"><li class="text"><header><strong>To the owner’s mobile</strong> \
<small>An example</small></header>
<p>URGENT for Lopez Plumbing: Dana Reyes, call (512)&nbsp;842-0193. My water heater burst, the garage is \
flooding</p></li></ul>`

/** Who has got one before needs it less. */
function howToGetOne(from: string | undefined, hasSome: boolean): string {
  const isOn = from
    ? `They come from ${unbroken(escapeHtml(formatUsPhone(from)))}.`
    : 'Texts are off: first start the site with <code>SMS_FROM</code> set to a number, as in <code>.env.example</code>.'
  return `<section aria-labelledby="how">
<h2 id="how">How to get one</h2>
<div class="tile">
<p>The owner of a line gets a text when a caller leaves an urgent message. Long messages are \
shortened; the email has the full one. ${isOn}</p>
<ol class="numbered">
<li>Call a line, and say: “My water heater burst, the garage is flooding.”</li>
<li>Hang up. The text appears here.</li></ol>
<p class="actions"><a role="button"${hasSome ? ' class="secondary outline"' : ''} href="/phone">Call a line</a></p>
</div>
</section>`
}

type Told = TextRecord & { isCall?: true }

/** Shows what an outbound call said as a text. */
function asText({ id, from, to, startedAt, transcript }: CallRecord): Told {
  const [said] = transcript
  return { id, from, to, body: said?.text ?? '', at: startedAt, isCall: true }
}

/** Keeps a phone number on one line. */
function unbroken(html: string): string {
  return html.replaceAll(/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1&nbsp;')
}

function textRow(told: Told): string {
  const { from, to, body, at } = told
  return `<li class="text"><header><strong>To ${escapeHtml(formatUsPhone(to))}</strong>
<small>from ${escapeHtml(formatUsPhone(from))}</small> ${verdictOf(told)} ${pageTime(at)}</header>
<p>${unbroken(escapeHtml(body))}</p></li>`
}

type Outcome = keyof typeof OUTCOMES

function outcomeOf({ isCall, errorCode }: Told): Outcome {
  if (isCall) return 'call'
  return errorCode === undefined ? 'delivered' : 'failed'
}

function nameOf(told: Told): string {
  return OUTCOMES[outcomeOf(told)].name
}

function verdictOf(told: Told): string {
  return `<span class="verdict${OUTCOMES[outcomeOf(told)].tone}">${nameOf(told)}</span>`
}
