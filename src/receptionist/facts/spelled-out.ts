/**
 * An owner's note as it is said: "Camera insp. $325 w/ report, 3-4 wks" is "Camera inspection $325 with report, 3 to 4
 * weeks". Only what is plainly cut short is written out; whole sentences stay as they are.
 */
export function spelledOut(note: string): string {
  return RULES.reduce(writeOut, note)
}

/** `ends`: what follows a full stop that also ends the sentence. */
type Rule = { short: RegExp; whole: string; ends: RegExp }

/** "Approx. 7 weeks" goes on, "24 hrs. 90 day warranty" does not. */
const AT_CAPITAL = /^\s*(?:\p{Lu}|$)/u
const BUT_SMALL = /^\s*(?:[^\s\p{Ll},;]|$)/u

/** The full stop of the short word goes, but where it ends the sentence too. */
function writeOut(text: string, { short, whole, ends }: Rule): string {
  return text.replace(short, (match: string, ...rest: unknown[]) => {
    const at = rest.findIndex((one) => typeof one === 'number')
    const behind = text.slice((rest[at] as number) + match.length)
    const isEnd = match.endsWith('.') && ends.test(behind)
    const many = rest.slice(0, at).find((one) => one !== undefined) ?? ''
    return `${whole}${many}${isEnd ? '.' : ''}`
  })
}

const rule = (pattern: string, whole: string, flags = 'giu', ends = AT_CAPITAL): Rule => ({
  short: new RegExp(pattern, flags),
  whole,
  ends,
})

const ENDS = String.raw`(?![\p{L}\d'’])\.?(?=\s|[-,;:)!?/+–]|$)`

const word = (short: string, whole: string): Rule =>
  rule(String.raw`(?<![\p{L}\d'’/])(?:${short})${ENDS}`, whole)

/** Behind a figure: "24 hrs", "2hr". */
const unit = (short: string, whole: string): Rule =>
  rule(String.raw`(?<=\d)\s?(?:${short})${ENDS}`, ` ${whole}`, 'giu', BUT_SMALL)

const per = (short: string, whole: string): Rule =>
  rule(String.raw`(?<=\d)\s?/\s?(?:${short})(?![\p{L}\d])\.?`, ` ${whole}`, 'giu', BUT_SMALL)

/** A day or a month with a capital, beside what goes with one: "sat" is a word, and "Mon Ami" a name. */
const named = (short: string, whole: string): Rule => {
  const name = String.raw`(?<!\p{L})(?:${short})(s?)(?!\p{L})`
  return rule(
    String.raw`(?:(?<=${BESIDE_DATES})${name}|${name}(?=\.?${BEHIND_DATES}))\.?`,
    whole,
    'gu',
  )
}

const BESIDE_DATES = String.raw`[-–/&]\s?|\b(?:on|every|and|through|till|until) `
const BEHIND_DATES =
  String.raw`(?:$|[-–,;:/&)]|\s(?:\d|[-–&]|to\b|thru\b|through\b|and\b|only\b|closed\b|by\b|` +
  String.raw`until\b|till?\b|noon\b|mornings?\b|afternoons?\b|evenings?\b|nights?\b|Tue|Wed|Thu|Fri|Sat|Sun))`

const RULES: readonly Rule[] = [
  per('hrs?|hour', 'an hour'),
  per('mos?|month', 'a month'),
  per('wks?|week', 'a week'),
  per('yrs?|year', 'a year'),
  per('day', 'a day'),
  per('ea|each', 'each'),
  rule(
    String.raw`(?<=\b(?:hours?|hrs?|rooms?|persons?|dozen|doz|miles?) )min(?=[.,;)]|$)`,
    'minimum',
  ),
  rule(String.raw`(?<!\p{L})min(?= (?:order|charge|job|\$))`, 'minimum', 'gu'),
  rule(String.raw`(?<!\p{L})Min(?= (?:order|charge|job|\$))`, 'Minimum', 'gu'),
  unit('hrs', 'hours'),
  unit('hr', 'hour'),
  unit('mins?', 'minutes'),
  unit('wks', 'weeks'),
  unit('wk', 'week'),
  unit('mos', 'months'),
  unit('mo', 'month'),
  unit('yrs', 'years'),
  unit('yr', 'year'),
  unit('lbs?', 'pounds'),
  unit('mi', 'miles'),
  unit(String.raw`sq\.? ?ft`, 'square feet'),
  unit('ea', 'each'),
  rule(String.raw`(?<![\p{L}\d])w/o\s?`, 'without '),
  rule(String.raw`(?<![\p{L}\d])w/\s?`, 'with '),
  word('approx|abt', 'about'),
  word('appts', 'appointments'),
  word('appt', 'appointment'),
  word('avail', 'available'),
  word('bldg', 'building'),
  word('insp', 'inspection'),
  word('incl', 'including'),
  word('pls', 'please'),
  word('thru', 'through'),
  word('b4', 'before'),
  word('svc', 'service'),
  word('hrs', 'hours'),
  word('wks', 'weeks'),
  word('yr', 'year'),
  word('wk', 'week'),
  word('ea', 'each'),
  named('Mon', 'Monday'),
  named('Tues?', 'Tuesday'),
  named('Wed', 'Wednesday'),
  named('Thu(?:rs?)?', 'Thursday'),
  named('Fri', 'Friday'),
  named('Sat', 'Saturday'),
  named('Sept?', 'September'),
  named('Oct', 'October'),
  named('Nov', 'November'),
  named('Dec', 'December'),
  named('Feb', 'February'),
  named('Aug', 'August'),
  // "3-4 weeks", but no telephone number, and "September-November".
  rule(String.raw`(?<=(?<![\d-]|\d[ -])\b\d{1,2})\s?[-–]\s?(?=\$?\d{1,4}(?![\d-]))`, ' to ', 'gu'),
  rule(
    String.raw`(?<=(?:day|ber|ry|gust))\s?[-–]\s?(?=\p{Lu}\p{Ll}+(?:day|ber|ry|gust))`,
    ' to ',
    'gu',
  ),
  rule(String.raw`\s?(?<![\p{L}\d])\+(?=\$|\d+(?:\.\d+)?%)`, ' plus ', 'gu'),
  rule(String.raw`(?<=[\p{L}\d])\s\+\s(?=[$\d])`, ' plus ', 'gu'),
  rule(String.raw`(?<=[\p{L}\d])\s\+\s(?=\p{L})`, ' and ', 'gu'),
  rule(String.raw`(?<=[\p{L}\d])\s&\s(?=[\p{L}\d])`, ' and ', 'gu'),
  rule(String.raw`(?<=[\p{L}\d)])\s=\s(?=\$)`, ' is ', 'gu'),
  rule('!{2,}', '!'),
  rule(' {2,}', ' '),
]
