import { pattern } from '../../kernel/text/pattern.ts'

const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const PART = 'morning|afternoon|evening|night'
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const LATE_ORDINAL = pattern`
    (?:(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))|
    fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|
    eigh|nine)teenth|twentieth|thirtieth`
const NTH = `(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|${LATE_ORDINAL})`
/** "by the second round" is no date. */
const DATE = pattern`
  (?:the )?\d{1,2}(?:st|nd|rd|th)(?: of (?:${MONTH}))?|the ${NTH} of (?:${MONTH})|
  the (?:${LATE_ORDINAL})|(?:${MONTH}) (?:the )?${NTH}`
const DAY_AND_DATE = pattern`
  (?:${DAY})(?:,? (?:the ${NTH}(?! thing)(?: of (?:${MONTH}))?|
  (?:${MONTH}) (?:the )?${NTH}))?(?: (?:${PART}))?`
const CLOCK =
  "(?:\\d{1,2}(?::\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock)|noon|midnight|lunch(?:time)?)"
const WHEN = pattern`
  (?:(?:this|(?:the )?next|the following|the) )?(?:${DAY_AND_DATE}|week|month|quarter|year|
  weekend|meeting|${PART})|today|tonight|tomorrow(?: (?:${PART}))?|${DATE}|${CLOCK}|
  the end of (?:the |this |next )?(?:day|week|month|quarter|year|business)|
  end of (?:the )?(?:day|week|month|quarter|year|business)|then`
const NUMBER = 'an?|one|two|three|four|five|six|ten|a few|a couple of|\\d+'

/** Phrases of a due date, most specific first. */
const DUES: readonly RegExp[] = [
  `(?:by|before|until|no later than|not later than|due(?: on| by)?|in time for) (?:${WHEN})(?: (?:at )?${CLOCK})?`,
  `(?:within|in) (?:the next )?(?:${NUMBER}) (?:minutes?|hours?|days?|weeks?|months?)`,
  `(?:today|tonight|tomorrow(?: (?:${PART}))?)(?: (?:at|by|before) ${CLOCK})?`,
  `(?:on |this |next |first thing )?${DAY_AND_DATE}(?: at ${CLOCK})?`,
  pattern`
    (?:on )(?:${DATE})|(?:this|next|later this) (?:${PART}|week|month|quarter|weekend)|
    (?:at )?the end of (?:the )?(?:day|week|month)|right (?:away|after (?:this|the) (?:meeting|
    call))|after (?:this|the) (?:meeting|call)|as soon as possible|asap|
    first thing(?: in the morning)?`,
  pattern`
    antes del? \p{L}+|para el \p{L}+|mañana|hoy|el (?:lunes|martes|miércoles|jueves|viernes)|
    (?:la|esta) próxima semana|esta semana`,
  pattern`
    até \p{L}+(?:-feira)?|amanhã|hoje|na (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|
    (?:na )?próxima semana|esta semana`,
  pattern`
    (?:d'ici|avant) (?:la fin de la semaine|\p{L}+)|demain|aujourd'hui|(?:lundi|mardi|mercredi|
    jeudi|vendredi)|la semaine prochaine|cette semaine`,
  'bis(?: zum)? \\p{L}+|morgen|heute|am (?:montag|dienstag|mittwoch|donnerstag|freitag)|(?:nächste|diese) woche',
  '\\p{L}+ kadar|yarın|bugün|gelecek hafta|bu hafta',
  '(?:до|к) \\p{L}+|завтра|сегодня|в (?:понедельник|вторник|среду|четверг|пятницу)|на (?:следующей|этой) неделе',
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'))

/** The due date as it was said; null if none was. */
export function dueIn(text: string): string | null {
  for (const due of DUES) {
    const [found] = due.exec(text) ?? []
    if (found) return found
  }
  return null
}
