import { DAYS, type Day } from '../../../src/kernel/hours/hours.ts'
import { LANGUAGES, type Language } from '../../../src/kernel/languages.ts'
import type { Phrases } from '../../../src/receptionist/languages/phrases.ts'

/** Phrases that contain only the fact, so that a test can look for it. */
export const PLAIN: Phrases = {
  ...({} as Phrases),
  serviceYes: (service) => `we do ${service}`,
  services: (list) => `we do ${list}`,
  city: (_name, city) => `in ${city}`,
  phone: (number) => `at ${number}`,
  languages: (list) => `speak ${list}`,
  notThatLanguage: (list) => `only ${list}`,
  openNow: (until) => `now until ${until}`,
  reopens: (when: string) => `reopens ${when}`,
  closedNow: (opens) => `closed now, opens ${opens}`,
  openOn: (day, hours) => `${day} ${hours}`,
  closedOn: (day) => `closed ${day}`,
  openThen: (day, time, hours) => `open ${day} ${time} (${day} ${hours})`,
  closedThen: (day, time, hours) => `closed ${day} ${time} (${day} ${hours})`,
  week: (lines) => `week ${lines}`,
  holiday: (regular) => `holiday? ${regular}`,
  days: Object.fromEntries(DAYS.map((day) => [day, day])) as Record<Day, string>,
  today: 'today',
  tomorrow: 'tomorrow',
  and: 'and',
  closed: 'closed',
  allDay: 'all day',
  time: (minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
  span: (open, close) => `${open}-${close}`,
  dayRange: (first, last) => `${first} to ${last}`,
  dayLine: (days, hours) => `${days} ${hours}`,
  moment: (day, time) => `${day} ${time}`,
  languageNames: Object.fromEntries(LANGUAGES.map((one) => [one, one])) as Record<Language, string>,
}
