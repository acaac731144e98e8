import { afterIntroduction } from '../../../../src/conversations/after-introduction.ts'
import { ASKED, ASKED_NOT_ANSWERED } from '../../../../src/receptionist/outcome-and-summary.ts'
import type { ConsoleCallQuery } from '../../../generated/operations.ts'
import { cost, duration, MINIMUM } from '../frame/amounts-and-times-in-words.ts'

type Outcome = NonNullable<NonNullable<ConsoleCallQuery['call']>['outcome']>

const OUTCOMES: Record<Outcome, string> = {
  MESSAGE_TAKEN: 'Message taken',
  ANSWERED: 'Question answered',
  HUNG_UP: 'Caller hung up',
  SPAM: 'Unwanted call',
  NOTHING_SAID: 'Nothing said',
  VOICEMAIL: 'Voicemail left',
  TURNED_AWAY: 'Turned away',
}

/** The carrier's code for how a call ended, and our words for it; none for one that was hung up, as most are. */
const END_REASONS: Record<string, string> = {
  completed: '',
  busy: 'The line was busy',
  'no-answer': 'Nobody answered in time',
  canceled: 'The caller gave up before the line answered',
  failed: 'The carrier could not connect the call',
  reconciled: 'The carrier told us later that it had ended',
}

type Charged = { billedSeconds: number; durationSeconds: number; charge: { reason: string } | null }

/** What a call cost and why it is more than its seconds; or why it cost nothing. */
export function chargeOf({ billedSeconds, durationSeconds, charge }: Charged) {
  if (billedSeconds === 0) return { much: charge?.reason ?? 'Not charged', why: '' }
  return {
    much: `${cost(billedSeconds)} for ${duration(billedSeconds)}`,
    why: billedSeconds > durationSeconds ? MINIMUM : '',
  }
}

export type CallOutcomeName = Outcome
export const CALL_OUTCOMES = Object.keys(OUTCOMES) as Outcome[]

/** Why a caller was turned away. */
const TURNED_AWAY: Record<string, string> = {
  no_minutes: 'Turned away: no minutes',
  blocked: 'Blocked caller',
}

export function outcomeOf(outcome: Outcome | null, freeReason: string | null = null): string {
  if (outcome === null) return 'Not known'
  return (outcome === 'TURNED_AWAY' && TURNED_AWAY[freeReason ?? '']) || OUTCOMES[outcome]
}

/** What a call came to, drawn. */
const SIGNS: Record<Outcome, string> = {
  MESSAGE_TAKEN: 'M3 5h18v12H9l-6 4z',
  ANSWERED: 'm5 12.5 5 5 9-11',
  HUNG_UP: 'M3 13c5-5 13-5 18 0l-2.5 3-4-1.5V12q-2.5-1-5 0v2.5L5.5 16z',
  SPAM: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.6 5.6l12.8 12.8',
  NOTHING_SAID: 'M5 12h14',
  VOICEMAIL:
    'M6.5 9a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7m11 0a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7m-11 7h11',
  TURNED_AWAY: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-5 9h10',
}

/** Found by its color, too; a call that came to nothing has none. */
const TONES: Partial<Record<Outcome, string>> = {
  MESSAGE_TAKEN: 'taken',
  VOICEMAIL: 'taken',
  ANSWERED: 'good',
}

/** A question mark. */
const NOT_ANSWERED = 'M8.5 9a3.5 3.5 0 1 1 5 3.2q-1.5.8-1.5 2.3m0 3.5v.01'

type Ended = { outcome: Outcome | null; freeReason: string | null; summary: string }

/** The one chip of a call in a list. A question without an answer says more than how the call ended. */
export function chipOf({ outcome, freeReason, summary }: Ended) {
  if (summary.startsWith(ASKED_NOT_ANSWERED)) {
    return { words: 'Question not answered', tone: 'waiting', sign: NOT_ANSWERED }
  }
  const words = outcomeOf(outcome, freeReason)
  if (outcome === null) return { words, tone: '', sign: '' }
  return { words, tone: TONES[outcome] ?? '', sign: SIGNS[outcome] }
}

export function endOf(reason: string | null): string {
  return reason === null ? 'Not known' : (END_REASONS[reason] ?? reason)
}

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' })

/** `es` → `Spanish`. Text that is not a language code is returned unchanged. */
export function languageOf(code: string): string {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) ? (NAMES.of(code) ?? code) : code
}

/**
 * A summary without the caller's name or number, which the page shows next to it: `Dana Reyes: The heater burst` → `The
 * heater burst`, `(512) 842-0177 asks: Do you fix taps?` → `Asked: Do you fix taps?`, `Dana Reyes wants a quote` →
 * `Wants a quote`. That a question is not answered is said by the call's chip.
 */
export function beside(summary: string, callers: (string | null | undefined)[]): string {
  if (summary.startsWith(ASKED_NOT_ANSWERED)) {
    return `${ASKED}${summary.slice(ASKED_NOT_ANSWERED.length)}`
  }
  const parts = callers
    .filter((caller) => Boolean(caller))
    .map((caller) => besideOne(summary, caller ?? ''))
  return parts.find((part) => part !== '') ?? summary
}

/** The summary without this caller; '' if it does not begin with them. */
function besideOne(summary: string, caller: string): string {
  if (summary.startsWith(`${caller}: `)) {
    const said = summary.slice(caller.length + 2)
    return afterIntroduction(said, caller) || said
  }
  const asks = `${caller} asks: `
  if (summary.startsWith(asks)) return `${ASKED}${summary.slice(asks.length)}`
  if (summary.startsWith(`${caller} wants `)) return `W${summary.slice(caller.length + 2)}`
  return afterIntroduction(summary, caller)
}
