import type { Language } from '../../kernel/languages.ts'
import { type Cues, cuesOf, findCues } from '../languages/find-cues.ts'
import { kindOf } from './slots/name-or-common-word.ts'
import type { Range, Utterance } from './utterance.ts'

/** The cues, with `person` also for a person asked for by name: "is Stan there?", "I'd like to talk to Dr. Rao". */
export function withPersonNamed(
  utterance: Utterance,
  found: Cues | undefined,
  language: Language,
): Cues {
  const cues = found ?? findCues(utterance, language)
  const named = personsNamed(utterance, language)
  if (named.length === 0) return cues
  return cuesOf((name) => (name === 'person' ? [...cues.all(name), ...named] : cues.all(name)))
}

function personsNamed({ words }: Utterance, language: Language): Range[] {
  const isName = (at: number) => {
    const folded = words[at]?.folded ?? ''
    return TITLES.has(folded) || kindOf(folded, language) === 'first'
  }
  const spokenTo = (at: number): Range[] => {
    const to = words.slice(at + 1, at + 1 + MOST_BETWEEN).findIndex((one) => !TO.has(one.folded))
    const name = at + 1 + to
    return to > 0 && isName(name) ? [{ from: at, to: name + 1 }] : []
  }
  const isThere = (at: number): Range[] => {
    const there = [at + 2, at + 3].find((one) => THERE.has(words[one]?.folded ?? ''))
    // "What days is Lisa there?" and "is Dr. Field in on Thursdays?" ask for their days.
    const isOfDays = WHEN.has(words[at - 1]?.folded ?? '')
    if (there === undefined || !isName(at + 1) || isOfDays) return []
    const next = words[there + 1]
    const isAll = !next || words[there]?.stop !== '' || AFTER.has(next.folded)
    return isAll ? [{ from: at, to: there + 1 }] : []
  }
  return words.flatMap(({ folded }, at) => {
    if (SPEAK.has(folded)) return spokenTo(at)
    return IS.has(folded) ? isThere(at) : []
  })
}

const MOST_BETWEEN = 3
const TITLES: ReadonlySet<string> = new Set(
  'dr doctor doctora docteur doutor doutora mr mrs ms miss'.split(' '),
)
const SPEAK: ReadonlySet<string> = new Set(
  'speak talk speaking talking hablar parler sprechen falar reach'.split(' '),
)
/** Between "speak" and the name. */
const TO: ReadonlySet<string> = new Set(
  'to with con el la a au avec le mit der dem com o'.split(' '),
)
const AFTER: ReadonlySet<string> = new Set('please by right now today this i im its hey'.split(' '))
/** Before "is": a question about time. */
const WHEN: ReadonlySet<string> = new Set(
  'when whens day days time times dia dias cuando jour jours quand tag tage tagen wann quando'.split(
    ' ',
  ),
)
const IS: ReadonlySet<string> = new Set('is esta ist'.split(' '))
const THERE: ReadonlySet<string> = new Set(
  'there in available around free da erreichbar disponible libre ahi'.split(' '),
)
