import { hasMatter, timesAsked } from './call-state.ts'
import { readBack } from './callback-number.ts'
import { clip } from './conclude.ts'
import type { Ask, Dialogue } from './old-port.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Turn } from './turn.ts'

/** Nothing is asked for more often than this. */
const MAX_ASKS = 2

/** What is still missing, most important first; null when the call is done. */
export function nextAsk(
  state: Dialogue,
  progress: { answered: boolean; learned: boolean },
): Ask | null {
  if (!hasMatter(state)) return openAsk(state, progress)
  const asks: [Ask, boolean][] = [
    ['area_code', state.phone === null && state.partialNumber.length === 7],
    ['need', state.texts.length === 0 && !state.wantsMessage],
    ['details', state.texts.length === 0 && !state.refused.details],
    ['name', state.name === null && !state.refused.name],
    ['caller_phone', lacksPhone(state) && state.caller !== null && !state.refused.callerPhone],
    ['phone', lacksPhone(state)],
    ['confirm', !state.confirmed],
  ]
  const next = asks.find(([ask, missing]) => missing && timesAsked(state, ask) < MAX_ASKS)
  if (next) return next[0]
  return progress.learned || timesAsked(state, 'more') < MAX_ASKS ? 'more' : null
}

function openAsk(state: Dialogue, { answered }: { answered: boolean }): Ask | null {
  if (answered || state.answered.length > 0) {
    return answered || timesAsked(state, 'more') < MAX_ASKS ? 'more' : null
  }
  // The greeting asked once; twice more is all.
  return timesAsked(state, 'need') <= MAX_ASKS ? 'need' : null
}

function lacksPhone(state: Dialogue): boolean {
  return state.phone === null && !state.refused.phone
}

/** The words that ask, and a note of having asked. */
export function putAsk(turn: Turn, ask: Ask): string {
  const { state } = turn
  state.asking = ask
  state.asked[ask] = timesAsked(state, ask) + 1
  return askText(turn, ask)
}

export function askText({ state, phrases, facts }: Turn, ask: Ask): string {
  if (ask === 'details' && facts.detailsQuestion && state.language === 'en') {
    return facts.detailsQuestion
  }
  return ask === 'confirm' ? confirmText(state, phrases) : phrases[ASK_PHRASES[ask]]
}

const ASK_PHRASES = {
  need: 'askNeed',
  details: 'askDetails',
  name: 'askName',
  caller_phone: 'askCallerPhone',
  phone: 'askPhone',
  area_code: 'askAreaCode',
  fix: 'askFix',
  more: 'askMore',
} as const satisfies Record<Exclude<Ask, 'confirm'>, keyof Phrases>

const MAX_READ_CHARS = 160

function confirmText(state: Dialogue, phrases: Phrases): string {
  const text = clip(state.texts.join('. ').replace(/[.\s]+$/, ''), MAX_READ_CHARS)
  return phrases.confirm({
    name: state.name,
    number: state.phone && readBack(state.phone),
    text: text === '' ? null : text,
  })
}
