import { expect, test } from 'vitest'
import type { HoursException } from '../../src/kernel/hours/hours-exceptions.ts'
import { openState } from '../../src/kernel/hours/open-state.ts'
import { LANGUAGES, type Language } from '../../src/kernel/languages.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

/** A Monday, 10 AM in Austin, three days before Thanksgiving. */
const MONDAY = new Date('2026-11-23T16:00:00Z')
const THANKSGIVING_NOON = new Date('2026-11-26T18:00:00Z')

const EXCEPTIONS: HoursException[] = [
  { from: '2026-11-26', to: '2026-11-27', hours: null, says: 'closed for Thanksgiving' },
  {
    from: '2026-11-29',
    to: '2026-11-29',
    hours: { openMinute: 10 * 60, closeMinute: 14 * 60 },
    says: 'Holiday sale',
  },
  { from: '2026-12-21', to: '2027-01-03', hours: null, says: null },
]
const FACTS: BusinessFacts = {
  ...PLUMBER,
  hoursExceptions: EXCEPTIONS,
  languages: LANGUAGES.filter((language) => language !== 'en'),
}

/** The line's answer to one question in a language. */
async function answerTo(question: string, language: Language = 'en', at = MONDAY) {
  const heard = { kind: 'speech', text: question, language } as const
  const { replies } = await playCall([heard], { facts: FACTS, at })
  return replies.at(-1)?.text ?? ''
}

test.each([
  ['Are you open on Thanksgiving?', "We're closed for Thanksgiving Thursday, November 26."],
  ['Are you open Thursday?', "We're closed for Thanksgiving Thursday."],
  ['Are you open on November 27th?', "We're closed for Thanksgiving Friday, November 27."],
  ['Are you open this Friday at 10 AM?', "No, we're closed Friday. Closed for Thanksgiving."],
  ['Are you open on Sunday?', "We're open Sunday, 10 AM to 2 PM. Holiday sale."],
  ['Are you open on Sunday at 11 AM?', "we're open Sunday at 11 AM"],
  ['Are you open on Wednesday?', "We're open Wednesday, 9 AM to 5 PM."],
  ['Are you open on Christmas?', "We're closed Friday, December 25."],
  ['Are you open on December 28th?', "We're closed Monday, December 28."],
  ['Are you open on January 4th?', "We're open Monday, January 4, 9 AM to 5 PM."],
  [
    'What are your hours?',
    "Sunday, closed. We're closed for Thanksgiving Thursday, November 26 to Friday, November 27. We're open Sunday, November 29",
  ],
  ['Are you open right now?', "we're open now, until 5 PM"],
])('%s', async (question, answer) => {
  expect(await answerTo(question)).toContain(answer)
})

test.each(['And on Thanksgiving?', 'What about Thanksgiving?', 'How about Sunday?'])(
  '“%s” behind another day is answered, and nothing of it is passed on',
  async (question) => {
    const turns = ['Are you open today?', question, 'No, bye.']
    const { replies, conclusion } = await playCall(turns, { facts: FACTS, at: MONDAY })
    expect(replies[2]?.text).toMatch(/We're (closed for Thanksgiving|open Sunday)/)
    expect(conclusion.message).toBeNull()
  },
)

test('“And on Saturday?” of who wants a visit goes with the message', async () => {
  const turns = ['My water heater is leaking.', 'And on Saturday?', 'Tom Hill', '512 842 0193']
  const { conclusion } = await playCall([...turns, 'Yes. Bye.'], { facts: FACTS, at: MONDAY })
  expect(conclusion.message?.text).toContain('And on Saturday?')
})

test('on the day itself it is closed, says why, and when it opens', async () => {
  expect(await answerTo('Are you open right now?', 'en', THANKSGIVING_NOON)).toContain(
    "We're closed right now. We open Saturday at 9 AM. Closed for Thanksgiving.",
  )
  expect(await answerTo('Are you open today?', 'en', THANKSGIVING_NOON)).toContain('closed')
})

test('who wishes to come on a closed day hears that it is closed', async () => {
  expect(await answerTo("I'd like to come in on Thursday at 10 AM.")).toMatch(
    /closed Thursday. Closed for Thanksgiving/,
  )
})

const ASKED: Record<Language, { closed: string; open: string; other: string; christmas: string }> =
  {
    en: {
      closed: 'Are you open on Thursday?',
      open: 'Are you open on Wednesday?',
      other: 'Are you open on Sunday?',
      christmas: 'Are you open on December 25th?',
    },
    es: {
      closed: 'Hola, ¿están abiertos el jueves?',
      open: 'Hola, ¿están abiertos el miércoles?',
      other: 'Hola, ¿están abiertos el domingo?',
      christmas: 'Hola, ¿están abiertos el 25 de diciembre?',
    },
    pt: {
      closed: 'Vocês abrem na quinta-feira?',
      open: 'Vocês abrem na quarta-feira?',
      other: 'Vocês abrem no domingo?',
      christmas: 'Vocês abrem no dia 25 de dezembro?',
    },
    fr: {
      closed: 'Êtes-vous ouverts jeudi ?',
      open: 'Êtes-vous ouverts mercredi ?',
      other: 'Êtes-vous ouverts dimanche ?',
      christmas: 'Êtes-vous ouverts le 25 décembre ?',
    },
    tr: {
      closed: 'Perşembe günü açık mısınız?',
      open: 'Çarşamba günü açık mısınız?',
      other: 'Pazar günü açık mısınız?',
      christmas: '25 Aralık günü açık mısınız?',
    },
    ru: {
      closed: 'Вы открыты в четверг?',
      open: 'Вы открыты в среду?',
      other: 'Вы открыты в воскресенье?',
      christmas: 'Вы открыты 25 декабря?',
    },
    de: {
      closed: 'Haben Sie am Donnerstag geöffnet?',
      open: 'Haben Sie am Mittwoch geöffnet?',
      other: 'Haben Sie am Sonntag geöffnet?',
      christmas: 'Haben Sie am 25. Dezember geöffnet?',
    },
  }

const SHUT: Record<Language, RegExp> = {
  en: /closed/i,
  es: /cerra/i,
  pt: /fecha/i,
  fr: /fermé/i,
  tr: /kapalı/i,
  ru: /закрыто/i,
  de: /geschlossen/i,
}

test.each(Object.keys(ASKED) as Language[])('in %s', async (language) => {
  const { closed, open, other, christmas } = ASKED[language]
  expect.soft(await answerTo(closed, language), closed).toMatch(SHUT[language])
  expect.soft(await answerTo(christmas, language), christmas).toMatch(SHUT[language])
  expect.soft(await answerTo(open, language), open).not.toMatch(SHUT[language])
  const sunday = await answerTo(other, language)
  expect.soft(sunday, other).not.toMatch(SHUT[language])
  expect.soft(sunday, other).toMatch(/\b10\b/)
})

const AGAIN: Record<Language, readonly [question: string, answer: RegExp]> = {
  en: ['When do you open again after Thanksgiving?', /again Saturday at 9 AM/],
  es: ['¿Cuándo vuelven a abrir después del jueves?', /el sábado a las 9 de la mañana/],
  pt: ['Quando vocês voltam a abrir depois de quinta-feira?', /sábado às 9 horas/],
  fr: ['Vous rouvrez quand après jeudi ?', /samedi à 9 heures/],
  tr: ['Perşembeden sonra ne zaman tekrar açılıyorsunuz?', /cumartesi saat 9:00/],
  ru: ['Когда вы снова откроетесь после четверга?', /в субботу в 9:00/],
  de: ['Wann machen Sie nach Donnerstag wieder auf?', /Samstag um 9 Uhr/],
}

test.each(Object.keys(AGAIN) as Language[])(
  'in %s it is said when it opens again, behind days that are closed one after the other',
  async (language) => {
    const [question, answer] = AGAIN[language]
    expect(await answerTo(question, language)).toMatch(answer)
  },
)

test.each([
  ['Are you open next week?', /Monday, November 30 to Friday, December 4.*Sunday, December 6\./],
  ['Are you open between Christmas and New Year?', /closed Saturday, December 26 to Thursday/],
  ['Are you open the first week of January?', /closed Friday, January 1 to Sunday, January 3\./],
  ['Which days are you closed over the holidays?', /Thanksgiving Thursday.*Sunday, November 29/],
  ['Are you closed any days in December?', /closed Monday, December 21 to Sunday, January 3\./],
  ['Can I bring my heater in on Sunday evening?', /open Sunday, 10 AM to 2 PM/],
])('many days, and parts of them: %s', async (question, answer) => {
  expect(await answerTo(question)).toMatch(answer)
})

test('the next opening is found behind any number of closed days', () => {
  const long = [{ from: '2026-11-24', to: '2027-06-30', hours: null, says: null }]
  const state = openState(PLUMBER.hours, PLUMBER.timeZone, new Date('2026-12-01T18:00:00Z'), long)
  expect(state).toEqual({ open: false, closesAt: null, opensAt: new Date('2027-07-01T14:00:00Z') })
})
