import type { Ask } from '../call-state.ts'
import {
  noteCallback,
  noteCallerId,
  noteExtension,
  noteOtherNumber,
} from '../notes/note-callback.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import type { GivenNumber } from '../understand/slots/read-callback.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { CLOSINGS, uncoveredWords } from '../understand/words-left-over.ts'
import type { Turn } from './turn.ts'

export type TakenNumber = 'given' | 'caller_id' | 'partial' | 'extension' | null

/** Takes the callback number: a whole number, "this number" or an extension. Notes others' numbers separately. */
export function takeNumber(turn: Turn, heard: Understanding): TakenNumber {
  const { given, partial, other } = heard.numbers
  turn.talk.partialNumber = partial?.digits ?? ''
  const taken = given
    ? takeGiven(turn, heard, given)
    : (takeCallerId(turn, heard) ?? takeExtension(turn, heard) ?? (partial ? 'partial' : null))
  if (other) noteOtherNumber(turn.notes, saidWith(heard, other.range) ?? other.words)
  return taken
}

/** The sentence with a number tells whose it is and when to call it. Null when it is too long. */
function saidWith(heard: Understanding, range: Range): string | null {
  const sentence = sentenceWith(heard, range)
  if (!sentence) return null
  const said = heardIn(heard.utterance, { ...sentence, from: behindAnswer(heard, sentence) })
  return said.length <= MAX_SAID_CHARS ? said : null
}

/** "Yes, that's it, and …" is an answer to us, and says nothing about the number given after it. */
function behindAnswer({ utterance, cues }: Understanding, { from }: Range): number {
  const isAnswer = (to: number) => uncoveredWords(utterance, { from, to }, [], cues, CLOSINGS) === 0
  const ends = CLOSINGS.flatMap((name) => cues.all(name)).map(({ to }) => to)
  const at = Math.max(from, ...ends.filter((to) => to > from && isAnswer(to)))
  return at > from && AND.has(utterance.words[at]?.folded ?? '') ? at + 1 : at
}

const AND: ReadonlySet<string> = new Set('and y et und e ve и'.split(' '))

function sentenceWith({ utterance }: Understanding, { from, to }: Range): Range | undefined {
  return utterance.sentences.find((one) => from >= one.from && to <= one.to)
}

const MAX_SAID_CHARS = 120

function takeGiven(turn: Turn, heard: Understanding, given: GivenNumber): TakenNumber {
  const { e164, extension } = given
  if (isOfFacts(turn, e164)) return null
  if (isAnothers(turn, heard, given)) {
    const { range } = given
    noteOtherNumber(turn.notes, saidWith(heard, range) ?? heardIn(heard.utterance, range))
    return null
  }
  const as = saidOfWhom(turn, heard, given)
  noteCallback(turn.notes, { e164, extension, source: 'said', ...(as === null ? {} : { as }) })
  return 'given'
}

/** "Call my mother Ruth at ..." says whose number it is. Null when only a number and the caller's name are said. */
function saidOfWhom({ notes }: Turn, heard: Understanding, { range }: GivenNumber): string | null {
  const { utterance, cues, name, numbers } = heard
  const sentence = sentenceWith(heard, range)
  if (!sentence || isCalledOwn(heard, range)) return null
  const own = name !== null && notes.name?.text === name.text ? name.ranges : []
  const others = uncoveredWords(utterance, sentence, [...numbers.ranges, ...own], cues)
  if (others === 0) return null
  const named = namedBefore(heard, range.from)
  const parts = [
    sentence,
    // "… ask for Dana" after it.
    ...(named === null
      ? []
      : [
          { ...sentence, from: named },
          { from: named, to: range.to },
        ]),
  ]
  return (
    parts.map((part) => heardIn(utterance, part)).find((said) => said.length <= MAX_AS_CHARS) ??
    null
  )
}

const MAX_AS_CHARS = 60
const NAMED_WITHIN = 8

/** Whose the number just given is, to be said back beside it: "my aunt's", "ask for Ruth". */
export function whoseGiven(turn: Turn, heard: Understanding): string[] {
  const { utterance, cues, name, numbers } = heard
  const range = numbers.given?.range
  const sentence = range && sentenceWith(heard, range)
  const from = range ? namedBefore(heard, range.from) : null
  if (!sentence || from === null || !turn.notes.callback?.as) return []
  if (name?.ranges.some((own) => from >= own.from && from < own.to)) return []
  const behind = { from: range.to, to: sentence.to }
  const isTold = uncoveredWords(utterance, behind, [], cues) > 0
  const isShort = behind.to - behind.from <= WORDS_BEHIND
  const whose = { from, to: cues.at('someoneElse', from)?.to ?? from + 1 }
  const said = heardIn(utterance, whose)
  // "My sister's" alone would say nothing.
  const owner = /['’]s$/.test(said) ? `${said} number` : said
  return [owner, ...(isTold && isShort ? [heardIn(utterance, behind)] : [])]
}

const WORDS_BEHIND = 5

/** "That's my aunt's, yes" or "yes, that's Ruth's" to the number read back. Null where it tells nobody. */
export function whoseAtYes({ utterance, cues, language }: Understanding): string | null {
  const { words } = utterance
  const ends = cues.all('nameLeadShort').flatMap(({ from, to }) => {
    const whose = cues.at('someoneElse', to)
    const isName = kindOf((words[to]?.folded ?? '').replace(/s$/, ''), language) === 'first'
    const end = whose?.to ?? (isName ? to + 1 : null)
    const isOwned = end !== null && /['’]s$/.test(words[end - 1]?.heard ?? '')
    return from <= WHOSE_WITHIN && isOwned ? [{ from, to: end }] : []
  })
  return ends[0] ? heardIn(utterance, ends[0]) : null
}

const WHOSE_WITHIN = 3

/** Where "my wife's 737 …" or "Jake, he's 303 …" begins. */
function namedBefore({ utterance, cues, language }: Understanding, at: number): number | null {
  const starts = [
    ...cues.all('someoneElse').map(({ from }) => from),
    ...utterance.words.flatMap(({ folded }, n) =>
      kindOf(folded, language) === 'first' ? [n] : [],
    ),
  ].filter((from) => from < at && at - from <= NAMED_WITHIN)
  return starts.length > 0 ? Math.max(...starts) : null
}

/** A caller who repeats a number from the business's facts is checking it. */
function isOfFacts({ facts }: Turn, e164: string): boolean {
  const told = [facts.extra, facts.description, facts.businessPhone]
    .join(' ')
    .replace(/[^\d\s]+/g, '')
  return told.replace(/\s/g, '').includes(e164.replace(/^\+1/, ''))
}

/**
 * A caller who says yes to the number read back and gives another, not as their own nor to be used instead, gives
 * someone else's.
 */
function isAnothers({ notes, talk }: Turn, heard: Understanding, given: GivenNumber): boolean {
  if (given.isInstead) return false
  const isConfirmed =
    talk.asking === 'confirm_phone' && heard.answer === 'yes' && !isPutRight(heard, given)
  if (!isConfirmed || notes.callback === null || notes.callback.e164 === given.e164) return false
  return !isCalledOwn(heard, given.range)
}

/** "Yes. Oh no wait, it's …" takes the yes back; "yes, and no hurry, the super is at …" does not. */
function isPutRight({ cues }: Understanding, { range }: GivenNumber): boolean {
  if (cues.has('someoneElse')) return false
  const isNear = ({ from, to }: Range) =>
    from > 0 && to <= range.from && range.from - to <= WORDS_BEFORE
  return cues.has('numberMistaken') || CORRECTS.some((name) => cues.all(name).some(isNear))
}

const CORRECTS = ['correction', 'no'] as const

/** "My number is" or "call me at" right before the number, but not "my mother at". */
function isCalledOwn({ utterance, cues }: Understanding, { from }: Range): boolean {
  const first = Math.max(0, from - WORDS_BEFORE)
  const elses = cues.all('someoneElse')
  return utterance.words.slice(first, from).some(({ folded }, n) => {
    const at = first + n
    return OWN.has(folded) && !elses.some((one) => one.from <= at && at < one.to)
  })
}

const WORDS_BEFORE = 4
const OWN = new Set(
  'my me mine mines mi mich mein meine mon ma moi meu minha benim beni мои мне'.split(' '),
)

/** "The same" in "at the same time" is no number: it counts only when a number is being discussed. */
function takeCallerId(turn: Turn, heard: Understanding): TakenNumber {
  const { notes, talk } = turn
  const { numbers } = heard
  const isSpokenOf = notes.callback === null || OF_NUMBERS.has(talk.asking)
  if (agreesToRead(turn, heard)) return null
  const isSame = numbers.sameNumber || repeatsEnd(turn, heard)
  if (!isSame || notes.caller === null || !isSpokenOf) return null
  noteCallerId(notes)
  return 'caller_id'
}

/** "8862, yes, that's my house phone", to "the number you're calling from, ending 8 8 6 2". */
function repeatsEnd({ notes, talk }: Turn, { numbers, answer, cues }: Understanding): boolean {
  if (talk.asking !== 'caller_phone' || answer === 'no' || cues.has('negation')) return false
  return numbers.runs.some(
    ({ digits }) => digits.length >= DIGITS_READ && notes.caller?.endsWith(digits),
  )
}

/** So many digits of the number they call from are said. */
const DIGITS_READ = 4

/** "That's the number, but it's my daughter's" means the number just read back, not the one they call from. */
function agreesToRead({ notes, talk }: Turn, { answer, cues, utterance }: Understanding): boolean {
  const isRead = talk.asking === 'confirm_phone' && notes.callback?.source === 'said'
  // "Try my cell first, the one I'm calling on" can only be the phone in their hand.
  const isInHand = cues
    .all('sameNumber')
    .some(({ from, to }) =>
      utterance.words.slice(from, to).some(({ folded }) => CALLING.has(folded)),
    )
  return isRead && answer !== 'no' && !cues.has('correction') && !isInHand
}

const CALLING: ReadonlySet<string> = new Set(
  'calling phoning ringing llamo llamando appelle anrufe ligando'.split(' '),
)

const OF_NUMBERS: ReadonlySet<Ask> = new Set([
  'caller_phone',
  'phone',
  'area_code',
  'confirm_phone',
  'fix',
])

function takeExtension({ notes }: Turn, { numbers }: Understanding): TakenNumber {
  const { extension } = numbers
  if (!extension || extension.digits === notes.callback?.extension) return null
  if (!notes.callback && notes.caller) noteCallerId(notes)
  noteExtension(notes, extension.digits)
  return 'extension'
}
