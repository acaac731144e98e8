import { pattern } from '../../../kernel/text/pattern.ts'
/**
 * Rewrites English amounts for `digitRuns`: "a hundred and fifty" to "one hundred fifty", "two grand" to two thousand,
 * "twenty-seventh" to 27th, "$1,500.00" to $1500, "mil e duzentos" to "mil duzentos", and half an hour in any language
 * to 30 minutes. Not for phone numbers, where an "and" separates two of them.
 */
export function plainAmounts(text: string): string {
  return text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/([$€£]\d+)\.\d\d\b/g, '$1')
    .replace(/\b(\d+)(?: ?grand| thousand|k)\b/gi, '$1000')
    .replace(/\bgrand(?= (?:and|for|on|a|in)\b|[.,;!?]|$)/gi, 'thousand')
    .replace(HALF_HOUR, '30 minutes')
    .replace(/\ban? (?=(?:hundred|thousand)\b)/gi, 'one ')
    .replace(/\b(the|that|this|another) (?=(?:hundred|thousand)\b)/gi, '$1 one ')
    .replace(AND_SMALLER, '$1 ')
    .replace(MIL_E, 'mil ')
    .replace(LATE_DAY, (_, tens: string, day: string) => dayOf(tens, day))
}

/** "Twenty-seventh"; without its hyphen or "the", a "second" may be of time. */
const LATE_DAY = new RegExp(
  pattern`
    \b(twenty|thirty)(?:-|(?<=\bthe \w+) | (?!second))
    (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b(?!-)`,
  'gi',
)
const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')

function dayOf(tens: string, day: string): string {
  const unit = UNITS.indexOf(day.toLowerCase()) + 1
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[unit] ?? 'th'
  return `${tens.toLowerCase() === 'twenty' ? 2 : 3}${unit}${ending}`
}

const AND_SMALLER = new RegExp(
  pattern`
    \b(hundred|thousand) and (?=
    \p{L}+(?:teen|ty|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|
    (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d)`,
  'giu',
)

/** Portuguese "mil e duzentos": one amount, where a phone number would have two. */
const MIL_E = new RegExp(
  pattern`
    \bmil e (?=(?:cem|cento|\p{L}+ent[oa]s|vinte|trinta|quarenta|cinquenta|sessenta|setenta|
    oitenta|noventa)(?!\p{L}))`,
  'giu',
)

const HALF_HOUR = new RegExp(
  pattern`
    (?<![\p{L}-])(?:half an hour|(?:a )?half[ -]hour|(?:uma )?meia hora|(?:una )?media hora|
    (?:eine |einer )?halben? stunde|(?:une )?demi[ -]heure|yarım saat|полчаса)(?![\p{L}])`,
  'giu',
)
