import type { Cues } from '../cues/cues.ts'
import { hears } from '../folded.ts'
import type { BusinessFacts } from '../old-port.ts'
import { factSentences, meaningfulStems, sameWord } from './facts-search.ts'
import { askingPart } from './opens-asking.ts'
import { mostShared, subjectFact } from './subjects.ts'

/** `whole`: the fact answers all that was asked; the price of a job it only comes near. */
export type PriceFact = { fact: string; whole: boolean }

/** The owner's sentence on what is charged for what the question names. */
export function priceFact(facts: BusinessFacts, text: string, cues: Cues): PriceFact | null {
  const part = askingPart(text, cues)
  // "Termite inspection, is that gonna cost me?"
  const named = meaningfulStems(part.replace(cues.price, ' '), cues).length > 0
  const asked = named ? part : text
  const priced = factSentences(facts).filter((fact) => PRICED.test(fact))
  const exact = coveringFact(priced, text, cues) ?? coveringFact(priced, asked, cues)
  if (exact) return { fact: exact, whole: true }
  const terms = subjectFact(facts, asked, cues)
  if (terms !== null && TERMS.test(terms)) return { fact: terms, whole: true }
  if (!cues.visitPrice || !hears(asked, cues.visitPrice)) return null
  const fact = visitFee(facts, asked, cues)
  if (fact === null) return null
  const isJob = cues.job !== undefined && hears(asked, cues.job)
  return { fact, whole: !isJob }
}

/** What is charged for coming, looking or finding out. */
export function visitFee(facts: BusinessFacts, asked: string, cues: Cues): string | null {
  const stems = meaningfulStems(asked, cues)
  const fit = factSentences(facts).filter(
    (one) => PRICED.test(one) && (VISIT_FEE.test(one) || isFreeVisit(one, stems, cues)),
  )
  return mostShared(fit, stems, cues)
}

const PRICED = /\$|\bprice|\bfee\b|\bfree\b|\bcost|\bno charge\b/i

/** What "how much do you charge?" asks for where it names nothing. */
const GENERAL_FEE = /\$.*\b(?:fee|call|visit|minimum|trip)|\b(?:fee|call|visit|minimum|trip)\b.*\$/i

const VISIT_FEE =
  /^(?=.*\$)(?=.*\b(?:fee|call|visit|minimum|trip|diagnos\w*|exams?|consult\w*|estimates?|inspections?)\b)/i

/** On what is not sold, how it is paid, or what comes with it. */
const TERMS =
  /\b(?:not|only|waived?|financ\w+|payment plans?|discounts?|insurance|guarante\w+|warrant\w+)\b/i

function coveringFact(priced: readonly string[], text: string, cues: Cues): string | undefined {
  const wanted = meaningfulStems(text.replace(cues.price, ' '), cues)
  return priced.find((fact) => {
    if (wanted.length === 0) return GENERAL_FEE.test(fact)
    const said = meaningfulStems(fact, cues)
    return wanted.every((word) => said.some((other) => sameWord(other, word)))
  })
}

/** "Inspections are free" of any; "Termite inspections are free" only where termites are named. */
function isFreeVisit(fact: string, stems: readonly string[], cues: Cues): boolean {
  if (
    !/\b(?:inspections?|estimates?|quotes?|consultations?|visits?)\b.*\b(?:free|no charge)\b/i.test(
      fact,
    )
  ) {
    return false
  }
  const of = fact.replace(/\b(?:inspections?|estimates?|quotes?|consultations?|visits?)\b.*/i, '')
  return meaningfulStems(of, cues).every(
    (word) => word === 'free' || stems.some((other) => sameWord(other, word)),
  )
}
