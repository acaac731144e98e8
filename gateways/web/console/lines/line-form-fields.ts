import { DAYS, type PrintedHours } from '../../../../src/kernel/hours/hours.ts'
import { inOneField, type Refused } from '../frame/form-refusal.ts'
import { clockOf, printedClock } from './line-in-words.ts'

/** A form's fields as sent: a field name that occurs twice has a list. */
export type Sent = Record<string, string | string[]>

const NINE_TO_FIVE = { open: '9:00 AM', close: '5:00 PM' } as const

/** The form before anything is typed. */
export function emptyLineForm(): Sent {
  const hours = DAYS.map((day) => [day, day.startsWith('S') ? 'closed' : NINE_TO_FIVE] as const)
  return { pack: 'min40', ...hoursToForm(Object.fromEntries(hours)) }
}

type Facts = {
  businessName: string
  businessPhone: string
  ownerMobile: string
  city: string | null
  description: string | null
  extra: string | null
  services: string[]
  languages: string[]
  greetsByName: boolean
  messageCopies: string[]
  hours: Record<string, PrintedHours[keyof PrintedHours]>
}

/** A line's facts as its form shows them. */
export function lineToForm(line: Facts, phoneInWords: (e164: string) => string): Sent {
  return {
    businessName: line.businessName,
    businessPhone: phoneInWords(line.businessPhone),
    ownerMobile: phoneInWords(line.ownerMobile),
    city: line.city ?? '',
    description: line.description ?? '',
    extra: line.extra ?? '',
    services: line.services.join('\n'),
    languages: line.languages,
    greetsByName: line.greetsByName ? 'yes' : '',
    messageCopies: line.messageCopies.join('\n'),
    ...hoursToForm(line.hours),
  }
}

function hoursToForm(hours: Facts['hours']): Sent {
  const fields = Object.entries(hours).flatMap(([day, times]) => {
    // A closed day still gets default times, so that ticking it opens it with them.
    const { open, close } = times === 'closed' ? NINE_TO_FIVE : times
    return [
      ...(times === 'closed' ? [] : [[`hours.${day}`, 'open']]),
      [`hours.${day}.open`, clockOf(open)],
      [`hours.${day}.close`, clockOf(close)],
    ]
  })
  return Object.fromEntries(fields)
}

/** The typed facts of a line under the domain's names; empty fields are null. */
export function readLineForm(sent: Sent) {
  return {
    businessName: textOf(sent.businessName),
    businessPhone: textOf(sent.businessPhone),
    ownerMobile: textOf(sent.ownerMobile),
    city: textOf(sent.city) || null,
    description: textOf(sent.description) || null,
    extra: textOf(sent.extra) || null,
    services: linesOf(sent.services).map(({ text }) => text),
    languages: [sent.languages ?? []].flat(),
    greetsByName: sent.greetsByName === 'yes',
    messageCopies: linesOf(sent.messageCopies).map(({ text }) => text),
    hours: Object.fromEntries(DAYS.map((day) => [day, readDay(sent, day)])),
  }
}

function readDay(sent: Sent, day: string): PrintedHours[keyof PrintedHours] {
  if (sent[`hours.${day}`] === undefined) return 'closed'
  return {
    open: printedClock(textOf(sent[`hours.${day}.open`])),
    close: printedClock(textOf(sent[`hours.${day}.close`])),
  }
}

const WEEKDAYS = DAYS.filter((day) => !day.startsWith('S'))

/** The form with Monday's hours copied to every weekday. */
export function copiedToWeekdays(sent: Sent): Sent {
  const copied = { ...sent }
  for (const day of WEEKDAYS) {
    for (const part of ['', '.open', '.close']) {
      const monday = sent[`hours.Monday${part}`]
      if (monday === undefined) delete copied[`hours.${day}${part}`]
      else copied[`hours.${day}${part}`] = monday
    }
  }
  return copied
}

/**
 * Services and addresses are lines of one field, and languages are ticks of one group, so their problems are shown on
 * that field.
 */
export function refusedInForm(sent: Sent, refused: Refused): Refused {
  const byLine = ['services', 'messageCopies'].reduce((shown, name) => {
    const lines = linesOf(sent[name]).map(({ line }) => line)
    return inOneField(shown, name, (index) => `Line ${lines[index] ?? 1}`)
  }, refused)
  return inOneField(byLine, 'languages', () => 'Languages')
}

/** The lines typed into a field, with their numbers; blank ones are skipped. */
export function linesOf(value: string | string[] | undefined) {
  return textOf(value)
    .split(/\r?\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
}

export function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
