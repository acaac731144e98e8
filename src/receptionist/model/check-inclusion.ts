import { pattern } from '../../kernel/text/pattern.ts'
import { termsIn } from '../facts/english-terms.ts'
import { weighty } from '../facts/known-facts.ts'
import { heardIn, readUtterance } from '../understand/utterance.ts'
import { clausesOf } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import type { Known } from './reply-sources.ts'
import { isAsked, isLeftOpen, type Sentence } from './sentence-to-check.ts'

/**
 * "A toner is included", "that comes off your bill": a claim that one thing comes with another, or is credited toward
 * it, needs a sentence in the facts that also names what is included.
 */
export function claimsMore(sentence: Sentence): boolean {
  const { utterance, cues, known } = sentence
  return clausesOf(utterance).some((clause) => {
    const text = heardIn(utterance, clause)
    const told = CREDITS.exec(text) ?? INCLUDES.exec(text)
    if (told === null || isAsked(sentence, clause)) return false
    const before = {
      ...clause,
      to: clause.from + readUtterance(text.slice(0, told.index)).words.length,
    }
    const isAsking = /\b(?:whether|if)\b/i.test(text.slice(0, told.index))
    if (isAsking || isLeftOpen(sentence, before) || cues.has('negation', clause)) return false
    if (CREDITS.test(text)) return !sentencesOf(known).some((one) => CREDITS.test(one))
    const facts = sentencesOf(known).filter((one) => INCLUDES.test(one))
    return !facts.some((fact) => holdsAll(fact, text, known))
  })
}

function sentencesOf({ facts }: Known): string[] {
  return factTexts(facts).flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
}

/** The fact contains every noun of the clause that has a known English term. */
function holdsAll(fact: string, text: string, { notes, facts }: Known): boolean {
  const held = new Set(
    [fact, ...facts.services].flatMap((one) =>
      termsIn(readUtterance(one), 'en').map(({ concept }) => concept),
    ),
  )
  const told = weighty(termsIn(readUtterance(text), notes.language)).filter(
    ({ weight, isGuess }) => weight >= 1 && !isGuess,
  )
  return told.every(({ concept }) => held.has(concept))
}

const word = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${patterns.join('|')})(?![\\p{L}])`, 'iu')

const INCLUDES = word(
  pattern`includes|(?:is|are|it['’]s|that['’]s|['’]s|all|also|both|come|comes) (?:all |also |always |
    already |both )*included|comes? with|thrown in|
    (?:fee|price|cost|charge|visit|consultation|that|it|which|dollars|\d+|
    \p{L}*(?:one|two|three|four|five|six|seven|eight|nine|ten|teen|ty|hundred)) (?:also |even )?covers`,
  'incluyen?|incluid[oa]s?|vienen? con|inclui|incluem|inclus[oa]s?|vem com',
  'inbegriffen|inklusive|enthalten|beinhaltet|inclus|incluse?s?|inclut|comprend',
)
const CREDITS = word(
  pattern`credited|(?:comes?|taken|takes?|knocked) (?:right |back )?off|
    (?:goes|go|counts?|applied|applies|apply|put) (?:right |all )?(?:toward|towards|against)|
    appl(?:y|ies|ied) to (?:the|your|any|a|whatever)|toward|towards|deduct(?:ed|s)?|
    (?:get|gets|getting) (?:it|that|the fee|your money) back`,
  pattern`(?:se )?(?:les?|te) (?:descuentan?|abonan?|acreditan?|devuelven?)|
    se (?:descuenta|abona|acredita|aplica|devuelve)n?|(?:descontad|acreditad|abonad|creditad)[oa]s?`,
  'angerechnet|verrechnet|abgezogen|gutgeschrieben|déduite?s?|créditée?s?|remboursée?s?',
)
