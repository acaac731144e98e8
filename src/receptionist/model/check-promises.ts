import { pattern } from '../../kernel/text/pattern.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import {
  foldWord,
  heardIn,
  type Range,
  readUtterance,
  type Utterance,
} from '../understand/utterance.ts'
import { bookedIn } from './check-bookings.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { goesSomewhere } from './goes-somewhere.ts'
import { digitsOf, readsBack } from './read-back.ts'
import type { Known } from './reply-sources.ts'

const AREA_CODE_DIGITS = 3
const TIMES: readonly CueName[] = ['timeNamed', 'today', 'tonight', 'tomorrow', ...WEEKDAY_CUES]

/** Promises a visit, a booking, or a call at a certain time. What the caller said themselves is allowed. */
export function promises(utterance: Utterance, cues: Cues, known: Known): boolean {
  return clausesOf(utterance).some(
    (clause) =>
      !isHarmless(utterance, clause, cues, known) &&
      (promisesVisit(utterance, clause, cues, known) ||
        promisesTime(utterance, clause, cues, known)),
  )
}

function isHarmless(utterance: Utterance, clause: Range, cues: Cues, known: Known): boolean {
  return (
    cues.has('passesOn', clause) ||
    cues.has('cannotSay', clause) ||
    handsOn(utterance, clause) ||
    isAsked(utterance, clause) ||
    isNumber(utterance, clause, known)
  )
}

function promisesVisit(utterance: Utterance, clause: Range, cues: Cues, known: Known): boolean {
  if (goesSomewhere(utterance, clause, known) || REFUNDS.test(heardIn(utterance, clause)))
    return true
  return cues
    .all('promises')
    .filter((range) => isWithin(range, clause) && !isDenied(range, clause, cues))
    .some(
      (range) =>
        !isPriced(range, clause, utterance) &&
        !isLeftTo(range, utterance) &&
        !isQuoted(range, utterance, known),
    )
}

/** "You'll get all of it back." */
const REFUNDS = new RegExp(
  pattern`
    \byou(?:['’]ll| will) (?:get|have|see) (?!(?:a|an|somebody|someone|them|him|her|us)\b)
    (?:[\p{L}\p{N}$'’-]+ ){1,4}back\b(?! (?:from|to you|with|call|in touch))`,
  'iu',
)

/** A call, or a place in the calendar, at a certain time. */
function promisesTime(utterance: Utterance, clause: Range, cues: Cues, known: Known): boolean {
  const isTimed =
    TIMES.some((name) => cues.has(name, clause)) || isTimedAfter(utterance, clause, cues)
  const calls = cues.all('willCall').filter((range) => isWithin(range, clause))
  if (isTimed && calls.some((range) => !isQuoted(range, utterance, known))) return true
  const booked = bookedIn(utterance, clause, isTimed, known.notes.language)
  return booked !== null && !isDenied(booked, clause, cues) && !isQuoted(booked, utterance, known)
}

/** "You're all set, Ana, Saturday at ten": a later part that begins with a time. */
function isTimedAfter(utterance: Utterance, { to }: Range, cues: Cues): boolean {
  const later = clausesOf(utterance).filter(({ from }) => from >= to)
  return later.some(({ from }) => TIMES.some((name) => cues.at(name, from) !== null))
}

/** "Coming out is $89": what a visit costs. */
function isPriced({ from }: Range, clause: Range, { words }: Utterance): boolean {
  const [is, amount] = words
    .slice(from + 1, clause.to)
    .filter(({ folded }) => !ALONG.has(folded))
    .map(({ folded }) => folded)
  const isGerund = from === clause.from && /..ing$/.test(words[from]?.folded ?? '')
  return isGerund && COSTS.has(is ?? '') && amount !== undefined
}

const ALONG = new Set(['out', 'over', 'by', 'there', 'a', 'an', 'the', 'just'])
const COSTS = new Set(['is', 'costs', 'runs', 'starts'])

/** "I'll ask whether they'll pay". */
function isLeftTo({ from }: Range, { words }: Utterance): boolean {
  return WHETHER.has(words[from - 1]?.folded ?? '')
}

const WHETHER = new Set(['whether', 'if', 'ob', 'si', 'se'])

const DENIAL_REACH = 2

/** "Nobody can promise that". */
function isDenied({ from }: Range, clause: Range, cues: Cues): boolean {
  return cues
    .all('negation')
    .some((one) => isWithin(one, clause) && one.to <= from && from - one.to <= DENIAL_REACH)
}

/** "I'll get this to the owner today": the message is sent; nobody visits. */
function handsOn(utterance: Utterance, clause: Range): boolean {
  return [HANDS_ON, GOES, SEES, LEFT].some((one) => one.test(heardIn(utterance, clause)))
}

const HANDS_ON = new RegExp(
  pattern`
    \b(?:get|send|bring|hand|take|forward|give|put) (?:this|that|it|everything|
    all of (?:this|that)|(?:your|the) \w+) (?:right |straight |over |all )*
    (?:(?:to|on|in front of) (?!you\b)|(?:on|along)$)`,
  'i',
)

/** "They'll see it when they open": reads the message. */
const SEES = new RegExp(
  pattern`
    \b(?:see|read|get|find|have) (?:it|this|that|your \w+|everything) (?:waiting |right |there )*
    (?:when|once|as soon as|the moment) (?:they|we|he|she|the \w+)(?:['’]re| are|['’]s| is| get| come|) ?
    (?:open|back|in|here|there)s?\b`,
  'i',
)

/** "A refund is up to the owner." */
const LEFT = new RegExp(
  pattern`
    (?:\b(?:is|are|be)|['’]s) (?:all |entirely |really |only )?
    (?:up to (?:the|our|him|her|them|\p{Lu}\p{L}+)|for (?:[\p{L}’']+ ){1,3}to (?:decide|say|answer))(?!\p{L})`,
  'iu',
)

/** "It's on its way to the owner": "it" is the message. */
const GOES = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:it|this|that|message|note|request|word)(?: is|['’]s)|
    everything(?: is|['’]s)|messages are) (?:already |now |all |right )*(?:on (?:its|the) way|
    going|headed|heading|off|out) (?:right |straight |over |out |back )*to (?!you\b)`,
  'iu',
)

/** "I've got you at 5 1 2 …" reads back a number, not a time. */
function isNumber({ words, source }: Utterance, { from, to }: Range, known: Known): boolean {
  const text = words
    .slice(from, to)
    .map(({ heard }) => heard)
    .join(' ')
  const digits = digitsOf(text, known.notes.language)
  return digits.length >= AREA_CODE_DIGITS && readsBack(readUtterance(source), known)
}

/** "Ana will be there", as the caller said, and "you'll be there". */
function isQuoted({ from, to }: Range, { words }: Utterance, { said }: Known): boolean {
  const before = words[from - 1]?.folded ?? ''
  if (CALLER.has(before) || words[from]?.folded === 'youll') return true
  const isTheirs = words.slice(Math.max(0, from - 3), from).some(({ folded }) => THEIR.has(folded))
  const phrase = words
    .slice(isTheirs ? from : Math.max(0, from - 1), isTheirs ? Math.max(to, from + 3) : to)
    .map(({ folded }) => folded)
  if (phrase.length < 3) return false
  return said.some((one) =>
    one
      .split(/[\s,.;!?]+/)
      .map(foldWord)
      .join(' ')
      .includes(phrase.join(' ')),
  )
}

/** "Your tenant will be there". */
const THEIR = new Set(['your', 'su', 'sus', 'seu', 'sua', 'ihr', 'ihre', 'votre'])

const CALLER = new Set([
  'you',
  'usted',
  'ustedes',
  'voce',
  'senhor',
  'senhora',
  'vous',
  'siz',
  'вы',
])

function isAsked({ words }: Utterance, { to }: Range): boolean {
  return words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')?.stop === '?'
}
