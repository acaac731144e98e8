import { findCues } from '../languages/find-cues.ts'
import { plainAmounts } from '../understand/slots/plain-amounts.ts'
import { readUtterance } from '../understand/utterance.ts'
import { advises } from './check-advice.ts'
import { namesOtherDay } from './check-days.ts'
import { tellsWrongHours } from './check-hours.ts'
import { claimsMore } from './check-inclusion.ts'
import { namesOtherAmount } from './check-numbers.ts'
import { claimsHuman, tellsOwnRules } from './check-own-rules.ts'
import { namesOtherPhone } from './check-phone.ts'
import { isFreeUntold, namesOtherPrice } from './check-price.ts'
import { promises } from './check-promises.ts'
import { claimsService } from './check-service.ts'
import { isPlain } from './is-plain.ts'
import type { Known } from './reply-sources.ts'
import type { Sentence } from './sentence-to-check.ts'

/** `why`: the reason as given to the model, or null if it may be said. `isDoubted`: words alone cannot decide. */
export type Judged = { why: string | null; isDoubted: boolean }

/** Why a sentence must not be said, judged by its words; null if it may. */
export function problemOf(sentence: string, known: Known): string | null {
  return judgeByWords(sentence, known).why
}

/**
 * Whether a sentence may be said, judged by its words. Safety instructions may, unless they contain a number, a price
 * or hours without a source. Certain for such numbers and prices, and for a sentence that cannot be wrong.
 */
export function judgeByWords(said: string, known: Known): Judged {
  const { language } = known.notes
  const text = plainAmounts(said.replace(/:(?=\s)/g, '.'))
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  const sentence = { utterance, cues, language, text, known }
  const isSafety = cues.has('saysSafety')
  const failed = CHECKS.find(
    ({ isWrong, ofSafety }) => (ofSafety || !isSafety) && isWrong(sentence),
  )
  if (failed) return { why: failed.why, isDoubted: !failed.isSure }
  return { why: null, isDoubted: !isSafety && !isPlain(sentence) }
}

type SentenceCheck = {
  isWrong: (sentence: Sentence) => boolean
  why: string
  /** Needs no second opinion. */
  isSure?: true
  /** A safety instruction is checked, too. */
  ofSafety?: true
}

const CHECKS: readonly SentenceCheck[] = [
  {
    isWrong: namesOtherPhone,
    why: 'this phone number is neither in the facts nor on the slip',
    isSure: true,
    ofSafety: true,
  },
  { isWrong: tellsOwnRules, why: 'it speaks of your own rules', isSure: true },
  { isWrong: claimsHuman, why: 'you are an AI', isSure: true },
  {
    isWrong: namesOtherPrice,
    why: 'this price is neither in the facts nor said by the caller',
    isSure: true,
    ofSafety: true,
  },
  {
    isWrong: isFreeUntold,
    why: 'what is free or costs money is neither in the facts nor said by the caller',
    ofSafety: true,
  },
  {
    isWrong: namesOtherAmount,
    why: 'this number is neither in the facts nor said by the caller',
  },
  {
    isWrong: promises,
    why: 'it promises a visit, a booking or a time; only pass the message on',
  },
  { isWrong: advises, why: 'it gives medical, legal or repair advice' },
  { isWrong: tellsWrongHours, why: 'these are not the hours', ofSafety: true },
  { isWrong: namesOtherDay, why: 'the facts tie this to other days' },
  { isWrong: claimsMore, why: 'the facts do not say that this is included or credited' },
  { isWrong: claimsService, why: 'the facts do not say that the business does this' },
]
