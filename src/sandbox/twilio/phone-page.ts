import { formatUsPhone } from '../../kernel/phone.ts'
import { escapeHtml, page } from '../page.ts'
import type { NumberRecord } from './number-record.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** A telephone for a person; `phone.js` works it. Newest lines first, by the names of their businesses. */
export function phonePage(
  numbers: readonly NumberRecord[],
  names: ReadonlyMap<string, string>,
): string {
  return page(
    'Phone',
    `<h1>Phone</h1>
<form id="dialler">
<label for="to">Number to call</label>
<input id="to" name="to" type="tel" autocomplete="off" required placeholder="(415) 555-2671">
${lines(numbers, names)}
<label for="from">Calling from</label>
<input id="from" name="from" type="text" autocomplete="off" required value="+14152370101">
<button type="submit">Call</button>
</form>
<p id="problem" role="alert"></p>
<section id="call" hidden aria-labelledby="call-title">
<h2 id="call-title">Call</h2>
<p id="status" role="status"></p>
<div id="captions" role="log" aria-live="polite" aria-label="What is said"></div>
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
<button type="button" id="hang-up" class="contrast">Hang up</button>
</section>
<script src="/assets/phone.js" defer></script>`,
  )
}

function lines(numbers: readonly NumberRecord[], names: ReadonlyMap<string, string>): string {
  if (numbers.length === 0) {
    return '<p><small>No line has been set up yet. Its number will be offered here.</small></p>'
  }
  const buttons = numbers.toReversed().map(({ phoneNumber, friendlyName }) => {
    const number = escapeHtml(phoneNumber)
    const name = escapeHtml(names.get(friendlyName) ?? friendlyName)
    const shown = escapeHtml(formatUsPhone(phoneNumber))
    return `<button type="button" class="outline" data-dial="${number}"><strong>${name}</strong> <span>${shown}</span></button>`
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
          `<button type="button" class="secondary outline" data-key="${key}" aria-label="${names[key] ?? key}">${key}</button>`,
      )
      return `<div role="group">${keys.join('')}</div>`
    })
    .join('\n')
}
