import { pattern } from '../../kernel/text/pattern.ts'
/**
 * Says that a remedy helps or does no harm: "vinegar does the trick", "a little won't hurt her". About asking or
 * telling this is allowed: "it won't hurt to ask".
 */
export function saysItWorks(words: readonly string[]): boolean {
  const text = words.join(' ')
  return (WORKS.test(text) || HARMLESS.test(text)) && !OF_TALK.test(text) && !URGES.test(text)
}

const WORKS = new RegExp(pattern`
  (?<!\b(?:i|we|he|she|they|you|owner|that)) (?:works? (?:wonders|great|best|well)|
  (?:does?|do|will do|should do) (?:the trick|wonders|it)|
  (?:usually|often|normally|always|should|will|would|itll|thatll) (?:help|helps|clear|clears|
  fix|fixes|solve|solves|settle|settles|stop|stops|loosen|soothe|cure)(?! you\b))`)
const HARMLESS =
  /\b(?:wont|doesnt|cant|shouldnt|never|not) (?:really )?(?:hurt|harm|kill|damage|poison|bother) (?!to\b)/
/** "Please do it now" tells the caller to hurry, not that something helps. */
const URGES = /^(?:(?:please|so|just|and|then|now) )*do (?:it|that|this)\b/
const OF_TALK = new RegExp(pattern`
  \b(?:time|times|day|names?|numbers?|message|call|text|email|ask|mornings?|afternoons?|evenings?|
  for (?:you|them|us))\b`)
