import { pattern } from '../../../kernel/text/pattern.ts'
/**
 * Rewrites English amounts for `digitRuns`: "a hundred and fifty" to "one hundred fifty", "two grand" to two thousand,
 * "$1,500.00" to $1500, and half an hour in any language to 30 minutes. Not for phone numbers, where an "and" separates
 * two of them.
 */
export function plainAmounts(text: string): string {
  return text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/([$€£]\d+)\.\d\d\b/g, '$1')
    .replace(/\b(\d+) ?grand\b/gi, '$1000')
    .replace(/\bgrand(?= (?:and|for|on|a|in)\b|[.,;!?]|$)/gi, 'thousand')
    .replace(HALF_HOUR, '30 minutes')
    .replace(/\ban? (?=(?:hundred|thousand)\b)/gi, 'one ')
    .replace(AND_SMALLER, '$1 ')
}

const AND_SMALLER = new RegExp(
  pattern`
    \b(hundred|thousand) and (?=
    \p{L}+(?:teen|ty|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|
    (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d)`,
  'giu',
)

const HALF_HOUR = new RegExp(
  pattern`
    (?<![\p{L}-])(?:half an hour|(?:a )?half[ -]hour|(?:uma )?meia hora|(?:una )?media hora|
    (?:eine |einer )?halben? stunde|(?:une )?demi[ -]heure|yarım saat|полчаса)(?![\p{L}])`,
  'giu',
)
