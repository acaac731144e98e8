import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { findCues } from '../languages/find-cues.ts'
import { asAmount } from '../understand/slots/amount-in-thousands.ts'
import { plainAmounts } from '../understand/slots/plain-amounts.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { type Range, readUtterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import { readsBack } from './read-back.ts'
import { isReckoned } from './reckoned-prices.ts'
import { spokenIn } from './reply-sources.ts'
import { type Sentence, wordsOf } from './sentence-to-check.ts'

/** A price, in digits or words, that neither the facts nor the caller named. */
export function namesOtherPrice(sentence: Sentence): boolean {
  const { utterance, language, known } = sentence
  const texts = [factTexts(known.facts).join('\n'), ...known.said]
  const given = new Set(
    texts.flatMap((one) => spokenIn(known.facts).flatMap((each) => valuesIn(one, each))),
  )
  const all = digitRuns(utterance, language)
  return pricesIn(sentence).some(
    (run) => !given.has(Number(run.digits)) && !isReckoned(run, all, sentence),
  )
}

/** The numbers in a sentence that are prices. */
function pricesIn({ utterance, cues, language, text }: Sentence) {
  const money = cues.all('money')
  const runs = digitRuns(utterance, language)
  if (money.length === 0 && !/[$€£]/.test(text) && !cues.has('price')) return []
  const priced = clausesOf(utterance).filter((clause) => cues.has('price', clause))
  return runs.map(asAmount).filter(({ range, mark, digits }) => {
    const isPriced = priced.some((clause) => isWithin({ ...range, to: range.from + 1 }, clause))
    const isBeside = money.some(({ from }) => from === range.to)
    if (mark === 'price' || isBeside) return true
    const isOther = ['time', 'ordinal', 'date', 'code'].includes(mark ?? '')
    const isCounted = cues.all('amountAfter').some(({ from }) => from === range.to)
    return isPriced && !isOther && !isCounted && digits.length > 1 && digits.length <= 5
  })
}

function valuesIn(text: string, language: Language): number[] {
  return digitRuns(readUtterance(plainAmounts(text)), language).flatMap((run) => [
    Number(run.digits),
    Number(asAmount(run).digits),
  ])
}

/** Claims that something is free, or money back, when nobody did before. */
export function isFreeUntold(sentence: Sentence): boolean {
  const { utterance, language, known } = sentence
  const isFree = clausesOf(utterance).some((clause) => isFreeIn(sentence, clause))
  if (!isFree || readsBack(utterance, known)) return false
  const facts = factTexts(known.facts).join('\n')
  const told = findCues(readUtterance(facts), language).has('freeOfCharge')
  return !told && !/\b(?:free|gratis|waive|discount|kostenlos)/i.test(facts)
}

function isFreeIn(sentence: Sentence, clause: Range): boolean {
  const { utterance, cues, language, known } = sentence
  const free = cues.all('freeOfCharge')
  const isLeftOpen = cues.has('cannotSay', clause) || cues.has('passesOn', clause)
  if (isLeftOpen || !free.some(({ from }) => isWithin({ from, to: from + 1 }, clause))) return false
  // The "no" in "at no charge" does not deny it.
  const isDenied = cues
    .all('negation')
    .some(
      (no) => isWithin(no, clause) && !free.some(({ from, to }) => no.from < to && no.to > from),
    )
  const text = wordsOf(utterance, clause).join(' ')
  const isRetold =
    REPORTS.test(text) &&
    known.said.some((one) => findCues(readUtterance(one), language).has('freeOfCharge'))
  return !isDenied && !isRetold && !isEchoed(sentence, clause) && !WHETHER.test(text)
}

/** "Whether it's free is up to her", "y si es gratis lo decide ella". */
const WHETHER = /^(?:(?:and|but|y|e|pero|mas|und|aber|et|mais) )?(?:whether|if|si|se|ob) /

/** "Fixed or your money back, I'll pass that on": repeats the caller's last words, except for the "your". */
function isEchoed({ utterance, cues, known }: Sentence, clause: Range): boolean {
  const echo = wordsOf(utterance, clause)
  const heard = wordsOf(readUtterance(known.said.at(-1) ?? ''))
  const isThere = heard.some(
    (_, at) => echo.filter((word, after) => word !== heard[at + after]).length <= 1,
  )
  return cues.has('passesOn') && echo.length >= ECHO_WORDS && isThere
}

const ECHO_WORDS = 4

/** "She told you it's half off": reports what the caller said. */
const REPORTS = new RegExp(pattern`
  \b(?:told|promised|offered|quoted) you\b|\byou (?:were|got|had been) (?:told|promised|offered|quoted)\b|
  \byou(?:ve)? (?:heard|read|saw|said)\b|\b(?:she|he|they) (?:wants?|asks?|expects?)\b`)
