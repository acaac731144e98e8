import type { Range, Word } from '../utterance.ts'
import { beginsClause, isJoin, isSubject as isPronoun, SUBJECTS } from './clause-begins.ts'
import type { Turn } from './turn.ts'

/**
 * The clauses of a sentence, in order. Speech has few stops: "i teach till three so call me after that" has two. No
 * clause begins within a time ("between noon and two") or has nothing but a time ("mornings i'm out").
 */
export function clausesOf(
  sentence: Range,
  { utterance: { words }, cues }: Turn,
  times: readonly Range[],
): Range[] {
  const begins = [sentence.from]
  const isTime = (at: number) => times.some(({ from, to }) => from <= at && to > at)
  for (let at = sentence.from + 1; at < sentence.to; at += 1) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
    if (!before || !word) continue
    const isBegun =
      before.stop !== '' ||
      (!isLink(before) &&
        (asksAt(at) ||
          namesAt(at) ||
          (isLink(word) &&
            next &&
            !(isTime(at - 1) && isTime(at + 1)) &&
            !GOES_ON.has(next.folded)) ||
          (isSubject(word, next) && !isLed(at) && hasMore(at))))
    if (isBegun) begins.push(at)
  }
  return begins.map((from, n) => ({ from, to: begins[n + 1] ?? sentence.to }))

  /** "My name is …", but not the "call me" of "call me after five". */
  function namesAt(at: number): boolean {
    const lead = cues.at('nameLead', at)
    return lead !== null && !cues.has('calledBack', lead) && hasMore(at)
  }

  /** "Geht es" and "are" ask nothing in "vormittags geht es nicht". */
  function asksAt(at: number): boolean {
    const isParted = PAUSES.some((name) => cues.all(name).some(({ to }) => to === at))
    const isOfSubject = SUBJECTS.has(words[at + 1]?.folded ?? '')
    const names = isParted || isOfSubject ? [...ASKS, 'asks' as const] : ASKS
    return names.some((name) => isLong(cues.at(name, at)))
  }

  /** "Can you", but not "as soon as they can, it's …". */
  function isLed(at: number): boolean {
    const [subject, before] = [words[at - 2], words[at - 1]]
    if (!before || !LEADS.has(before.folded)) return false
    return !(subject && isPronoun(subject) && MODALS.has(before.folded))
  }

  function hasMore(at: number): boolean {
    const begin = begins.at(-1) ?? 0
    return words.slice(begin, at).some((word, n) => !isTime(begin + n) && !isLink(word))
  }
}

function isLong(found: Range | null): boolean {
  return found !== null && found.to - found.from > 1
}

const ASKS = ['asksFirst', 'comeAsk', 'bookingAsk'] as const
const PAUSES = ['hesitation', 'filler'] as const

function isLink(word: Word): boolean {
  return isJoin(word) || LINKS.has(word.folded)
}

const LINKS: ReadonlySet<string> = new Set(
  `but so because cause cuz then if whether pero porque entonces asi si mais donc parce alors aber weil denn also wenn
  mas porque entao ama cunku но потому`.split(/\s+/),
)

/** "Noon or later", "las doce y media". */
const GOES_ON: ReadonlySet<string> = new Set(
  'later earlier sooner after before mas media cuarto pico plus demie quart spater depois meia'.split(
    ' ',
  ),
)

/** Words before the subject of the same clause: "when i", "before i", "can you". */
const LEADS: ReadonlySet<string> = new Set(
  `when whenever while where that what who said told says as after before till til until can could do did are is will
  would than days cuando que quand wann ob bevor quando`.split(/\s+/),
)

const MODALS: ReadonlySet<string> = new Set('can could do did are is will would'.split(' '))

/** "It" and "you" are as often what something is done to. */
function isSubject(word: Word, next: Word | undefined): boolean {
  if (!beginsClause(word)) return false
  if (!OBJECTS.has(word.folded)) return true
  return next !== undefined && word.stop === '' && VERBS.test(next.folded)
}

const OBJECTS: ReadonlySet<string> = new Set('it you'.split(' '))
const VERBS =
  /^(?:can|could|will|would|should|may|might|is|was|has|had|have|are|were|do|does|did|need|needs|got|ends)/
