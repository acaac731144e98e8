import { isBarePrice } from './bare-price.ts'
import { piecesOf } from './pieces-of-sentence.ts'

/** The "free" in "gluten free" is no price. */
const FREE = String.raw`(?<!\b(?:gluten|dairy|lactose|nut|sugar|meat|fragrance|smoke|lead|pet)[ -])\bfree\b`

/** Whether a sentence mentions payment. */
const PRICED = new RegExp(
  String.raw`[$€£]\s?\d|${FREE}|\bno (?:extra )?(?:charge|cost|fee)\b|\b(?:half|full|whole) (?:the )?price\b|` +
    String.raw`\bdollars\b|\bcharged?\b|\bfees?\b`,
  'i',
)
const MONEY = new RegExp(String.raw`[$€£]\s?\d|${FREE}|\bno (?:extra )?charge\b|\d+ dollars\b`, 'i')

/**
 * The prices in an owner's sentence, each with what it is for, split where the split is clean: "Women's cut from $65,
 * men's cut $35." gives two. A sentence that cannot be split is one part; one without a price has none.
 */
export function priceParts(sentence: string): string[] {
  if (!PRICED.test(sentence)) return isBarePrice(sentence) ? [sentence] : []
  const pieces = piecesOf(sentence.replace(/[.!]$/, ''), JOINER)
  const parts: string[] = []
  for (const { joiner, text } of pieces) {
    const last = parts.at(-1)
    if (last === undefined) parts.push(text)
    else if (!MONEY.test(text) || !MONEY.test(last))
      parts[parts.length - 1] = `${last}${joiner}${text}`
    else parts.push(text)
  }
  const isClean = parts.length > 1 && parts.every((part, at) => standsAlone(part, at))
  return isClean
    ? parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    : [sentence]
}

const JOINER = /, and |, |; | and /g

/** The part names something before its price and does not start with a word that depends on the part before. */
function standsAlone(part: string, at: number): boolean {
  return (
    /^(?:\p{L}|\d).*\p{L}.*(?:[$€£]|\bfree\b|\bcharge\b|\bdollars\b)/u.test(part) &&
    // "Cats $30" alone is not a sentence.
    !/^[\p{L}’']+ [$€£]/u.test(part) &&
    !(at > 0 && LEANS.test(part))
  )
}

const LEANS = new RegExp(
  '^(?:after|it|that|then|plus|otherwise|which|waived|credited|but|or|for|with|from|up|if|unless|at|in|each|' +
    String.raw`only|we|there|free|applied|they)\b`,
  'i',
)
