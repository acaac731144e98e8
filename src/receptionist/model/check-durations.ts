import { pattern } from '../../kernel/text/pattern.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Utterance } from '../understand/utterance.ts'
import { factTexts } from './fact-texts.ts'
import type { Known } from './reply-sources.ts'

/** The facts say "$150 for 30 minutes", and the reply says that it lasts an hour. */
export function tellsOtherDuration(
  { source, words }: Utterance,
  cues: Cues,
  known: Known,
): boolean {
  if (words.at(-1)?.stop === '?' || OPEN.some((cue) => cues.has(cue))) return false
  const lasts = LASTS_HOUR.test(source) && !known.said.some((one) => LASTS_HOUR.test(one))
  return (
    lasts &&
    factTexts(known.facts).some((text) =>
      text.split(/[.!?]\s+/).some((one) => isOther(one, source)),
    )
  )
}

const OPEN = ['cannotSay', 'passesOn', 'negation'] as const

function isOther(fact: string, told: string): boolean {
  return (
    !LASTS_HOUR.test(fact) &&
    LASTS.test(fact) &&
    thingsIn(fact).some((thing) => thingsIn(told).includes(thing))
  )
}

/** Prices, and words long enough to name a thing. */
function thingsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/\d{2,}|\p{L}{7,}/gu)
      ?.filter((one) => !/^minut/.test(one)) ?? []
  )
}

const LASTS = /\d\s*(?:minutes?|min|hours?)(?!\p{L})/iu
const LASTS_HOUR = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:an|one|1|a full|a whole|the whole|the full|una|uma|eine|une) (?:full |whole )?
    (?:hour|hora|Stunde|heure)|(?:two|three|2|3|dos|duas) (?:hours|horas))(?!\p{L})`,
  'iu',
)
