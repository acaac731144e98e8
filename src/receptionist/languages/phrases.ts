import type { Day } from '../../kernel/hours/hours.ts'
import type { Language } from '../../kernel/languages.ts'
import type { Danger } from '../notes/notes.ts'

/**
 * Everything the receptionist can say without a model, once a
 * language: contractions, short words, one question at a time.
 */
export type Phrases = {
  /**
   * The business, that this is an AI, that the call is recorded, or else transcribed: at most 14 words beside the name.
   */
  disclosure(businessName: string, isRecorded: boolean): string
  /** The language by its own short name, as an offer: "Español". */
  offer: string
  howCanIHelp: string
  resumed: string
  stillThere: string
  silentGoodbye: string
  takeYourTime: string
  goAhead: string

  /** That a matter is passed on: one of these, once. */
  acknowledged: readonly string[]
  /** That it is passed on, with the caller's own word for it: "your furnace". Only where it needs no gender. */
  aboutYour?(noun: string): string
  /** The same in a word, for small things: "Okay." */
  heard: readonly string[]
  /** What is told besides the matter, by turns. */
  added: readonly string[]
  /** The same beside an answer to what was asked with it. */
  passedOnToo: string
  thanksName(name: string): string
  sorryToHear: string
  urgentNoted: string
  notUrgentNoted: string
  /** What to do at once; never a promise of help. */
  safety: Record<Danger, string>
  /** Poison or injury of an animal. */
  animalSafety: string
  /** No danger is known and the caller asks whether it is safe, or what to do. */
  safetyUnknown: string

  robot: string
  /** To who asks whether the call is recorded. */
  recorded: string
  notRecorded: string
  identity(businessName: string): string
  person: string
  wrongNumber(businessName: string): string
  salesAnswer: string
  polite: string
  unclear: string
  notANumber: string

  askNeed: string
  /** The caller wants a message taken and has not said what. */
  askMatter: string
  askName: string
  askNameAgain: string
  /** To a caller who offers to spell their name. */
  spellPlease: string
  /** To a caller whose number is known: "Is this Dana Reyes?" */
  isCaller(name: string): string
  /** Reads a name back, right before the question of the number: "I have Dana Reyes." */
  heardName(name: string): string
  /** Reads a doubtful name back: "Is that Dana Reyes?" */
  confirmName(name: string): string
  /** `number` digit by digit. */
  askCallerPhone(number: string): string
  askPhone: string
  askPhoneAgain: string
  askAreaCode: string
  askFix: string
  /** By turns. */
  askMore: readonly string[]
  /** A number just given, digit by digit, with its extension. */
  heardNumber(number: string, extension: string | null): string
  emailNoted(email: string): string
  /** "What did you write down?" and the last check: what is not known is left out. */
  readBack(said: { name: string | null; number: string | null; gist: string | null }): string
  isThatRight: string
  nothingNoted: string
  /** One thing of the notes, in the caller's words or as it is kept. */
  wroteDown(words: string): string
  /** To who asks for a part of the notes that was not given. */
  notNotedYet: string
  messageWithdrawn: string

  goodbye(businessName: string): string
  messageGoodbye(name: string | null, businessName: string): string
  /** To who is in danger and says that they call for help now. */
  safetyGoodbye(hasMessage: boolean): string
  wrapUp: string

  /** Nothing in the facts answers: it is noted for the owner. */
  unknown: string
  unknownAgain: string
  /** To who asks again what nobody here knows. */
  stillUnknown: string
  /** Beside what the facts did answer. */
  unknownRest: string
  /** Frames what the owner wrote in English for a caller who speaks another language. */
  ownersNote(fact: string): string
  priceIs(sum: string): string
  addressIs(address: string): string
  /** To a caller who leaves no message. */
  unknownOnly: string
  unknownPrice: string
  unknownService: string
  /** `fact`: the owner's sentence that what the caller wants is not done. */
  notDoneNote(fact: string): string
  noPromise: string
  /** To who asks whether it is booked, or what happens next, with no word of when. */
  noDeed: string
  /** To who asks what to do, where no danger is known. */
  noAdvice: string
  noBooking: string
  serviceYes(service: string): string
  services(list: string): string
  city(businessName: string, city: string): string
  phone(number: string): string
  languages(list: string): string
  notThatLanguage(list: string): string
  switched: string

  openNow(until: string | null): string
  closedNow(opens: string | null): string
  /** After closed days, when it next opens. */
  reopens(opens: string): string
  openOn(day: string, hours: string): string
  closedOn(day: string): string
  openThen(day: string, time: string, hours: string): string
  closedThen(day: string, time: string, hours: string | null): string
  week(lines: string): string
  /** The regular hours of a day that is a holiday, which the owner has not told. */
  holiday(regular: string): string

  days: Record<Day, string>
  today: string
  tomorrow: string
  and: string
  closed: string
  allDay: string
  /** `9:00 AM` from minutes since midnight, as a person says it. */
  time(minute: number): string
  span(open: string, close: string): string
  dayRange(first: string, last: string): string
  dayLine(days: string, hours: string): string
  moment(day: string, time: string): string
  languageNames: Record<Language, string>
}
