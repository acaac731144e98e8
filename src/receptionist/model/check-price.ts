import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { asAmount } from '../understand/slots/amount-in-thousands.ts'
import { plainAmounts } from '../understand/slots/plain-amounts.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import { isReferred } from './left-to-professionals.ts'
import { list } from './modal-words.ts'
import { readsBack } from './read-back.ts'
import { isReckoned } from './reckoned-prices.ts'
import { spokenIn } from './reply-sources.ts'
import { type Sentence, wordsOf } from './sentence-to-check.ts'

/** A price, in digits or words, that neither the facts nor the caller named. */
export function namesOtherPrice(heard: Sentence): boolean {
  const { utterance, language, known } = heard
  const runs = pricesIn(heard)
  const given = new Set(
    textsGiven(heard).flatMap((one) =>
      spokenIn(known.facts).flatMap((each) => valuesIn(one, each)),
    ),
  )
  const all = digitRuns(utterance, language)
  return runs.some((run) => !given.has(Number(run.digits)) && !isReckoned(run, all, known))
}

function textsGiven({ known }: Sentence): string[] {
  return [factTexts(known.facts).join('\n'), ...known.said]
}

/** Claims that something is free when nobody did before. */
export function isFreeUntold(heard: Sentence): boolean {
  const { utterance, cues, language, known } = heard
  const facts = factTexts(known.facts).join('\n')
  const isFree = clausesOf(utterance).some((clause) => {
    const says = cues
      .all('freeOfCharge')
      .some(({ from }) => isWithin({ from, to: from + 1 }, clause))
    return (
      says &&
      !isDoubted(cues, clause) &&
      !cues.has('passesOn', clause) &&
      !isReported(heard, clause) &&
      !isReferred(utterance, clause) &&
      !isEchoed(heard, clause)
    )
  })
  if (!isFree || readsBack(utterance, known)) return false
  const told = findCues(readUtterance(facts), language).has('freeOfCharge')
  return !told && !/\b(?:free|gratis|waive|discount|kostenlos)/i.test(facts)
}

/** The numbers in a sentence that are prices. */
function pricesIn({ utterance, cues, language, text }: Sentence) {
  const money = cues.all('money')
  const runs = digitRuns(utterance, language)
  const hasRate = runs.some(({ range, digits }) => isRate(utterance, range, digits))
  if (money.length === 0 && !/[$€£]/.test(text) && !cues.has('price') && !hasRate) return []
  const priced = clausesOf(utterance).filter((clause) => cues.has('price', clause))
  return runs.map(asAmount).filter(({ range, mark, digits }) => {
    const isPriced = priced.some((clause) => isWithin({ ...range, to: range.from + 1 }, clause))
    const isBeside = money.some(({ from }) => from === range.to)
    if (mark === 'price' || isBeside || isRate(utterance, range, digits)) return true
    const isOther = ['time', 'ordinal', 'date', 'code'].includes(mark ?? '')
    const isCounted =
      cues.all('amountAfter').some(({ from }) => from === range.to) &&
      !EACH.has(utterance.words[range.to]?.folded ?? '')
    return isPriced && !isOther && !isCounted && digits.length > 1 && digits.length <= 5
  })
}

/** "Cobran 300 por hora", "three hundred an hour": a rate, with or without a word for money. */
function isRate({ words }: Utterance, { to }: Range, digits: string): boolean {
  const [each, unit] = words.slice(to, to + 2).map(({ folded }) => folded)
  return digits.length > 1 && EACH.has(each ?? '') && BILLED.has(unit ?? '')
}

const BILLED = list('hour hora horas stunde heure часа час saat visit visita consultation consulta')

const EACH = new Set('por a an per each la el pro die der je par de l lheure в за'.split(' '))

/** "She told you it's half off": reports what the caller said. */
function isReported({ utterance, language, known }: Sentence, clause: Range): boolean {
  const isTold = REPORTS.test(heardIn(utterance, clause))
  return (
    isTold && known.said.some((one) => findCues(readUtterance(one), language).has('freeOfCharge'))
  )
}

/** "Fixed or your money back, I'll pass that on": repeats the caller's last words, except for the "your". */
function isEchoed({ utterance, cues, known }: Sentence, { from, to }: Range): boolean {
  const echo = wordsOf(utterance).slice(from, to)
  const heard = wordsOf(readUtterance(known.said.at(-1) ?? ''))
  const isThere = heard.some(
    (_, at) => echo.filter((word, after) => word !== heard[at + after]).length <= 1,
  )
  return cues.has('passesOn') && echo.length >= ECHO_WORDS && isThere
}

const ECHO_WORDS = 4

const REPORTS = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:she|he|they|\p{Lu}\p{L}+|somebody|someone) (?:had |has |have |
    ['’]d )?(?:told|promised|offered|gave|said to|quoted) you|
    you (?:were|got|had been) (?:told|promised|offered|quoted|given)|
    you(?:['’]ve)? (?:heard|read|saw|said|have|had|got)|
    (?:she|he|they|your \p{L}+) (?:wants?|wanted|asks?|asked|expects?|expected)|
    (?:le|te) (?:dijo|dijeron|prometió|prometieron|ofreció|ofrecieron)|
    (?:lhe|te) (?:disse|disseram|prometeu|prometeram)|(?:wurde|wurden) Ihnen|
    Ihnen (?:wurde|wurden|hat|haben)|(?:vous a|vous ont) (?:dit|promis))(?!\p{L})`,
  'iu',
)

function valuesIn(text: string, language: Language): number[] {
  return digitRuns(readUtterance(plainAmounts(text)), language).flatMap((run) => [
    Number(run.digits),
    Number(asAmount(run).digits),
  ])
}

/** The "no" in "at no charge" does not deny it. */
function isDoubted(cues: Cues, clause: Range): boolean {
  const free = cues.all('freeOfCharge')
  return (
    cues.has('cannotSay', clause) ||
    cues
      .all('negation')
      .some(
        (one) =>
          isWithin(one, clause) && !free.some(({ from, to }) => one.from < to && one.to > from),
      )
  )
}
