import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from './utterance.ts'
import { uncoveredWords } from './words-left-over.ts'

/** At most this many words without weight may separate the urgency from its denial. */
const REACH = 4
/** At most this many words before it: "I don't think that it's all that urgent". */
const BEFORE = 7

/**
 * Where the caller says that it is not urgent: a phrase for it, or a "not" before or after the word with nothing
 * telling in between ("dringend ist es aber nicht", "urgente no es").
 */
export function deniedUrgency(utterance: Utterance, cues: Cues): Range[] {
  const names = cues.all('urgencyName')
  const turned = names.flatMap(
    (name) => deniedBehind(name, utterance, cues) ?? deniedBefore(name, utterance, cues) ?? [],
  )
  return [...cues.all('notUrgent'), ...turned]
}

function deniedBehind(name: Range, utterance: Utterance, cues: Cues): Range | null {
  if (isSaidToBe(name, utterance, cues)) return null
  const { words } = utterance
  const not = [...cues.all('negation'), ...cues.all('no')].find(
    ({ from }) => from >= name.to && from - name.to <= REACH,
  )
  if (!not) return null
  const gap = { from: name.to, to: not.from }
  const stops = words.slice(name.to - 1, not.from).filter(({ stop }) => stop !== '').length
  const isEnd = (words[not.to - 1]?.stop ?? '') !== '' || not.to === words.length
  // "Urgent, non, …": after a comma the "not" stands alone.
  if (stops > 0) return stops === 1 && gap.to === gap.from && isEnd ? { ...name, to: not.to } : null
  const isLight = uncoveredWords(utterance, gap, [], cues, LIGHT) === 0
  const isJoined = [gap, { from: not.from, to: not.to + 1 }].some((near) => cues.has('being', near))
  return isLight && (isJoined || isEnd) ? { from: name.from, to: not.to } : null
}

/** "I wouldn't call it urgent", but not "I can't believe nobody came, it's urgent". */
function deniedBefore(name: Range, utterance: Utterance, cues: Cues): Range | null {
  const not = cues.all('negation').findLast(({ to }) => to <= name.from && name.from - to <= BEFORE)
  // "No it's urgent" denies nothing; "no creo que sea urgente" does.
  if (!not || (cues.at('no', not.from) && !cues.at('deemed', not.to))) return null
  if (isAsked(not, utterance)) return null
  const gap = { from: not.to, to: name.from }
  const isBroken = utterance.words.slice(not.from, name.from).some(({ stop }) => stop !== '')
  if (isBroken || uncoveredWords(utterance, gap, [], cues, DEEMED) > 0) return null
  return { from: not.from, to: name.to }
}

/** "That's your number, isn't it, I mean the emergency place": a verb before its subject asks, and denies nothing. */
function isAsked({ to }: Range, { words }: Utterance): boolean {
  return /nt$/.test(words[to - 1]?.folded ?? '') && SUBJECTS.has(words[to]?.folded ?? '')
}

const SUBJECTS: ReadonlySet<string> = new Set('it that this there they you we he she i'.split(' '))

/** "It is urgent, no joke": the words before it say that it is. */
function isSaidToBe(name: Range, { words }: Utterance, cues: Cues): boolean {
  const before = words[name.from - 1]
  return before !== undefined && before.stop === '' && cues.at('being', name.from - 1) !== null
}

const LIGHT: readonly CueName[] = ['being', 'lightly', 'filler', 'hesitation']
const DEEMED: readonly CueName[] = [...LIGHT, 'deemed']
