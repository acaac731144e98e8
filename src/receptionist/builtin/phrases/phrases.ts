import type { Language } from '../../../languages.ts'
import type { Day } from '../../../lines/hours.ts'

export type Said = { name: string | null; number: string | null; text: string | null }

/** Everything the built-in receptionist can say, once a language. Every language has every key. */
export type Phrases = {
  /** The business, that this is an AI, that the call is recorded and transcribed. */
  greeting(businessName: string): string
  /** "Hablo español": said in its own language after the English greeting. */
  offer: string
  howCanIHelp: string
  resumed: string
  stillThere: string
  goOn: string
  takeYourTime: string
  robot: string
  person: string
  danger: string
  polite: string
  unclear: string
  notANumber: string
  noProblem: string
  gotIt: string
  thanksName(name: string): string
  heardNumber(number: string): string
  urgentNoted: string

  askNeed: string
  askDetails: string
  askName: string
  askPhone: string
  askAreaCode: string
  askCallerPhone: string
  askFix: string
  askMore: string
  confirm(said: Said): string

  goodbye(businessName: string): string
  messageGoodbye(businessName: string): string
  rudeGoodbye: string
  spamGoodbye: string
  silentGoodbye: string
  wrapUp: string

  unknown: string
  noPromise: string
  noPrice: string
  serviceYes(businessName: string, service: string): string
  servicePartly(service: string): string
  services(businessName: string, list: string): string
  city(businessName: string, city: string): string
  phone(number: string): string
  identity(businessName: string): string
  languages(list: string): string
  notThatLanguage(list: string): string
  switched: string

  openNow(businessName: string, until: string | null): string
  closedNow(businessName: string, opens: string | null): string
  openOn(businessName: string, day: string, hours: string): string
  closedOn(businessName: string, day: string): string
  openThen(day: string, time: string, hours: string): string
  closedThen(day: string, time: string, hours: string | null): string
  week(businessName: string, lines: string): string
  holiday: string

  days: Record<Day, string>
  today: string
  tomorrow: string
  and: string
  closed: string
  allDay: string
  /** `9:00 AM` from minutes since midnight. */
  time(minute: number): string
  span(open: string, close: string): string
  dayRange(first: string, last: string): string
  /** A day and its hours: "Monday to Friday, 9:00 AM to 5:00 PM". */
  dayLine(days: string, hours: string): string
  moment(day: string, time: string): string
  languageNames: Record<Language, string>
}

/** `13:05`, as the languages without AM and PM write it. */
export function clock24(minute: number): string {
  return `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`
}
