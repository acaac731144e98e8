import { formatUsPhone } from '../../kernel/phone.ts'
import { escapeHtml, page } from '../page-shell.ts'
import type { CallRecord } from './call-record.ts'
import { callsMade } from './calls-made.ts'
import type { NumberRecord } from './number-record.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** The default caller number. */
const CALLER = '+14152370101'

/** Example sentences that show what a line does. */
const IDEAS = [
  ['Are you open on Saturday?', 'A question: answered from what the line knows.'],
  ['This is an emergency, please call me right away.', 'Urgent: the owner is told at once.'],
  ['I would like to come in next week.', 'A message, with name, number and best time.'],
  ['Do you have a military discount?', 'Where it does not know, its owner is asked to answer.'],
] as const

const HANDSET =
  '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 3h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 ' +
  '2v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z"/></svg>'

/**
 * A telephone page for a person, run by `phone.js`. Newest lines first, with the names of their businesses; the number
 * that all test lines share comes last.
 */
export function phonePage(
  numbers: readonly NumberRecord[],
  names: ReadonlyMap<string, string>,
  calls: readonly CallRecord[],
): string {
  const nameOf = (number: string) => {
    const line = numbers.find(({ phoneNumber }) => phoneNumber === number)
    return line && (names.get(line.friendlyName) ?? line.friendlyName)
  }
  const ordered = inOrder(numbers, names)
  const first = ordered[0] && nameOf(ordered[0].phoneNumber)
  const does = first ? `call ${escapeHtml(first)} and say it` : 'say it'
  return page(
    'Phone',
    `<header class="page-head"><h1>Phone</h1>
<p class="muted">Call a line, then type or speak.</p></header>
<div class="two phone">
<div>
${ordered.length > 0 ? '<h2>Lines</h2>\n<p class="muted">Press one to call it.</p>' : ''}
<form id="dialler" class="tile">
${lines(ordered, names)}
<div class="pair"><div><label for="to">${ordered.length > 0 ? 'Another number' : 'Number to call'}</label>
<input id="to" name="to" type="tel" autocomplete="off" required placeholder="(512) 555-0123">
</div><div><label for="from">Calling from</label>
<input id="from" name="from" type="text" autocomplete="off" required value="${formatUsPhone(CALLER)}">
</div></div>
<button type="submit">Call</button>
<p id="problem" role="alert"></p>
</form>
</div>
<div>
<section id="call" class="tile" hidden aria-labelledby="call-title">
<h2 id="call-title">Call</h2>
<p id="status" role="status"></p>
<div id="captions" role="log" aria-live="polite" aria-label="What is said"></div>
<div id="in-call">
<form id="speech">
<label for="words">What you say</label>
<input id="words" name="words" autocomplete="off">
<div class="grid">
<button type="submit">Say</button>
<button type="button" id="microphone" class="secondary" aria-pressed="false" hidden>Speak</button>
</div>
</form>
<details>
<summary>Keypad</summary>
<div id="keypad">
${keypad()}
</div>
</details>
<label><input type="checkbox" role="switch" id="mute"> Captions only, no voice</label>
<button type="button" id="hang-up">Hang up</button>
</div>
<p id="after-call" class="actions" hidden>
<button type="button" id="call-again" class="secondary">Call again</button> <a href="/mailbox">See what was mailed</a>
</p>
</section>
<section id="ideas" aria-labelledby="ideas-title">
<h2 id="ideas-title">Things to try</h2>
<p class="muted">Press one to ${does}.</p>
<ul class="sheet ideas">
${IDEAS.map(ideaOf).join('\n')}
</ul>
<p class="muted">A message that you leave shows up in the console and in the <a href="/mailbox">mailbox</a>.</p>
</section>
</div>
${callsMade(calls, nameOf)}
</div>
<script src="/assets/phone.js" defer></script>`,
  )
}

function ideaOf([said, what]: readonly [string, string]): string {
  return `<li><button type="button" class="plain" data-say="${said}"><strong>“${said}”</strong>
<small>${what}</small>${HANDSET}</button></li>`
}

/** Newest first, those of businesses before the number of test lines. */
function inOrder(numbers: readonly NumberRecord[], names: ReadonlyMap<string, string>) {
  const isOfBusiness = ({ friendlyName }: NumberRecord) => names.has(friendlyName)
  const newest = numbers.toReversed()
  return [...newest.filter(isOfBusiness), ...newest.filter((one) => !isOfBusiness(one))]
}

function lines(numbers: readonly NumberRecord[], names: ReadonlyMap<string, string>): string {
  if (numbers.length === 0) {
    return '<p class="muted">No line has been set up yet. Its number will be offered here.</p>'
  }
  const buttons = numbers.map(({ phoneNumber, friendlyName }) => {
    const number = escapeHtml(phoneNumber)
    const name = escapeHtml(names.get(friendlyName) ?? friendlyName)
    const shown = escapeHtml(formatUsPhone(phoneNumber))
    return (
      `<button type="button" class="outline" ` +
      `data-dial="${number}"><strong>${name}</strong> <span>${shown}</span>${HANDSET}</button>`
    )
  })
  return `<div aria-label="Lines" role="region" class="lines">${buttons.join('\n')}</div>`
}

function keypad(): string {
  const names: Record<string, string> = { '*': 'star', '#': 'hash' }
  const rows = [KEYS.slice(0, 3), KEYS.slice(3, 6), KEYS.slice(6, 9), KEYS.slice(9)]
  return rows
    .map((row) => {
      const keys = row.map(
        (key) =>
          `<button type="button" class="secondary outline" data-key="${key}" ` +
          `aria-label="${names[key] ?? key}">${key}</button>`,
      )
      return `<div role="group">${keys.join('')}</div>`
    })
    .join('\n')
}
