import { DAYS } from '../../kernel/hours/hours.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { clausesOf, isAskedAtEnd } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import type { Sentence } from './sentence-to-check.ts'

/** "Somebody's on call around the clock": that somebody can always be reached, when neither facts nor hours say so. */
export function isAlwaysThere({ utterance, cues, known }: Sentence): boolean {
  if (isAskedAtEnd(utterance) || isTold(known.facts)) return false
  return clausesOf(utterance).some((clause) => {
    const text = utterance.words
      .slice(clause.from, clause.to)
      .map(({ folded }) => folded)
      .join(' ')
    const isOpen = OPEN.some((cue) => cues.has(cue, clause))
    return ALWAYS.test(text) && !isOpen
  })
}

const OPEN = ['cannotSay', 'passesOn', 'negation'] as const

function isTold(facts: Sentence['known']['facts']): boolean {
  const isAllDay = DAYS.every((day) => {
    const open = facts.hours[day]
    return open !== null && open.openMinute === open.closeMinute
  })
  return isAllDay || factTexts(facts).some((text) => SOURCE.test(text))
}

const ALWAYS = new RegExp(pattern`
  \b(?:somebody|someone|(?:an?|the|our|one of (?:the|our)) (?:\w+ )?(?:plumber|vet|doctor|doc|lawyer|attorney|tech|
  technician|stylist|team|crew)|we)(?:s|re|ve|ve got| is| are| have| got)? .*
  \b(?:on call|on duty|on standby|around the clock|day (?:or|and) night|at any hour|all night|24 ?7)\b|
  \b(?:estamos|atendemos|hay alguien|tem alguem|ha alguem|temos alguem|nous sommes|wir sind) .*
  (?:de guardia|de plantao|las 24 horas|24 horas|dia y noche|dia e noite|jour et nuit|rund um die uhr)\b`)
const SOURCE =
  /\b(?:on[- ]call|on duty|standby|around the clock|day (?:or|and) night|any hour|all night|24 ?(?:\/ ?7|hours?|hrs?))/i
