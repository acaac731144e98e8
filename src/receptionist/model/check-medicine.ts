import { type Cues, findCues } from '../languages/find-cues.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { factTexts } from './fact-texts.ts'
import type { Known } from './reply-sources.ts'

/** A remedy nobody named. Tablets, doses and questions are allowed once any remedy was named. */
export function namesOtherMedicine(utterance: Utterance, cues: Cues, known: Known): boolean {
  const heard = readUtterance([...known.said, ...factTexts(known.facts)].join('\n'))
  const spoken = findCues(heard, known.notes.language).all('medicine')
  const stem = ({ words }: Utterance, { from }: Range) => (words[from]?.folded ?? '').slice(0, STEM)
  const named = new Set(spoken.map((range) => stem(heard, range)))
  const asks = utterance.words.at(-1)?.stop === '?'
  return cues.all('medicine').some((range) => {
    const one = stem(utterance, range)
    return asks || DOSES.test(one) ? named.size === 0 : !named.has(one)
  })
}

const STEM = 5
const DOSES = /^(?:dos|mil|mg|ml|tabl|pill|past|compr|oint|antib|antih|paink)/
