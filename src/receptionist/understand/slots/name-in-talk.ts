import { foldWord } from '../utterance.ts'
import type { Candidate } from './name-candidates.ts'
import type { Hearing } from './name-hearing.ts'
import { isFirstName, isLastName, kindOf } from './name-or-common-word.ts'
import { type NameRun, nameRunAt } from './name-run.ts'
import { afterOpeners } from './where-name-may-begin.ts'

/** Words right before the name of a place, a street, or somebody who is called, asked for or mentioned. */
const BEFORE_OTHERS: ReadonlySet<string> = new Set(
  `in at to on of for with by near from the a an call calls ask tell see saw called named dr doctor
  her him his and or not isnt street saint san santa en a al el la con por para de del su llame
  llamen y o no le il les du des aux au chez avec pour sur vers et ou appelez pas sa son im am zu
  zur zum nach bei von mit fur und oder nicht ihr ihn rufen em no na ao aos do da pra pro com e ou
  nao ligue seu sua`.split(/\s+/),
)

/** When asked for a name, callers may talk first: "that's tight, okay, Dave Pelletier but call my wife". */
export function inTalk(hearing: Hearing): Candidate[] {
  const { words } = hearing.utterance
  return words.flatMap((_, at) => {
    if (BEFORE_OTHERS.has(words[at - 1]?.folded ?? '')) return []
    const run = nameRunAt(hearing, at)
    if (!run || !isWholeName(hearing, run)) return []
    return [{ run, range: { from: at, to: run.to }, by: 'talk', part: null }]
  })
}

/** "Tell him Dana called about the Subaru": who asks to have it told gives their own name. */
export function askedToSay(hearing: Hearing): Candidate[] {
  const { words } = hearing.utterance
  return words.flatMap(({ folded }, at) => {
    const run =
      TELL.has(folded) && HIM.has(words[at + 1]?.folded ?? '') ? nameRunAt(hearing, at + 2) : null
    if (!run || run.strength < 2 || !CALLED.has(words[run.to]?.folded ?? '')) return []
    return [{ run, range: { from: run.from, to: run.to }, by: 'talk', part: null }]
  })
}

const TELL: ReadonlySet<string> = new Set('tell say digale dile dites sagen diga avise'.split(' '))
const HIM: ReadonlySet<string> = new Set('him her them that lui leur ihm ihr ihnen que'.split(' '))
const CALLED: ReadonlySet<string> = new Set('called phoned rang llamo ligou'.split(' '))

function isSentence({ utterance: { words } }: Hearing, { from, to }: NameRun): boolean {
  const before = words[from - 1]
  return (
    (before === undefined || /[.!?]/.test(before.stop)) &&
    (words[to - 1]?.stop !== '' || to === words.length)
  )
}

/** A first name, then a surname or a word on no list. */
function isWholeName({ language }: Hearing, { words, head }: NameRun): boolean {
  const last = foldWord(words.at(-1) ?? '')
  const opens = foldWord(words[0] ?? '').startsWith(head)
  if (words.length < 2 || !opens || !isFirstName(head) || last.length < 3) return false
  const kind = kindOf(last, language)
  if (kindOf(head, language) !== 'first') return kind === 'last'
  return kind === 'last' || kind === 'rare' || isLastName(last)
}

/** "I'm Joanne by the way, Joanne Petrakis": the one name is said again, with the rest. */
export function saidInFull(hearing: Hearing, { run }: Candidate): Candidate[] {
  if (run.words.length > 1) return []
  return hearing.utterance.words.flatMap(({ folded }, at) => {
    const whole = folded === run.head && at !== run.from ? nameRunAt(hearing, at) : null
    const isFuller = whole !== null && whole.words.length > 1
    return isFuller
      ? [{ run: whole, range: { from: at, to: whole.to }, by: 'again', part: null }]
      : []
  })
}

/**
 * "Sabine" or "Wollschläger" is known, and now she gives her full name: "also Sabine Wollschläger"; or "Glenda
 * Yarbrough", to who read back Wayne Yarbrough.
 */
export function knownInFull(hearing: Hearing, known: string): Candidate[] {
  return hearing.utterance.words.flatMap((_, at) => {
    const run = nameRunAt(hearing, at)
    const said = run?.words.flatMap((word) => word.split('-')).map(foldWord) ?? []
    if (!run || said.length < 2 || run.strength === 0) return []
    const isMeant = isFullerThan(hearing, known.split(' ').map(foldWord), run, said)
    return isMeant ? [{ run, range: { from: at, to: run.to }, by: 'again', part: null }] : []
  })
}

function isFullerThan(
  hearing: Hearing,
  held: readonly string[],
  run: NameRun,
  said: readonly string[],
): boolean {
  const [only = ''] = held
  if (held.length > 1)
    return held.at(-1) === said.at(-1) && !held.includes(run.head) && isSentence(hearing, run)
  const isAll = run.from === 0 && run.to === hearing.utterance.words.length
  // "Yes, Iolanda Marsh, and it's for …": names on no list, where the answer begins.
  const opens = run.head === only && run.from === afterOpeners(hearing, 0)
  const isWhole = isAll || opens || isWholeName(hearing, run)
  return isWhole && [run.head, said.at(-1)].includes(only)
}
