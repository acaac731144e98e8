import type { Day } from '../../kernel/hours/hours.ts'
import type { Language } from '../../kernel/languages.ts'
import type { Danger } from '../notes/notes.ts'

/**
 * Everything the receptionist can say without a model, in one language: contractions, short words, one question at a
 * time.
 */
export type Phrases = {
  /**
   * The business, that this is an AI, and that the call is recorded or else transcribed: at most 14 words besides the
   * name.
   */
  disclosure(businessName: string, isRecorded: boolean): string
  /** The language's own short name, as an offer: "Español". */
  offer: string
  /** The same where no other language is offered: "En español también." */
  offerAlone: string
  howCanIHelp: string
  resumed: string
  stillThere: string
  silentGoodbye: string
  takeYourTime: string
  goAhead: string

  /** Says that a matter is passed on; one of these, once. */
  acknowledged: readonly string[]
  /** The same with the caller's own word for it: "your furnace". Only in languages where it needs no gender. */
  aboutYour?(noun: string): string
  /** A one-word version for small things: "Okay." */
  heard: readonly string[]
  /** For later additions to the matter, in turn. */
  added: readonly string[]
  /** The same, next to an answer to a question from the same turn. */
  passedOnToo: string
  thanksName(name: string): string
  sorryToHear: string
  urgentNoted: string
  notUrgentNoted: string
  /** What to do at once; never a promise of help. */
  safety: Record<Danger, string>
  /** For poison or injury of an animal. */
  animalSafety: string
  /** The caller asks whether it is safe, or what to do, and no danger is known. */
  safetyUnknown: string

  robot: string
  /** For a caller who asks whether the call is recorded. */
  recorded: string
  notRecorded: string
  /** For a caller who asks why we want the name or the number. */
  whyDetails: string
  identity(businessName: string): string
  person: string
  wrongNumber(businessName: string): string
  salesAnswer: string
  polite: string
  unclear: string
  notANumber: string

  askNeed: string
  /** The caller wants to leave a message and has not said what. */
  askMatter: string
  askName: string
  askNameAgain: string
  /** For a caller who offers to spell their name. */
  spellPlease: string
  /** For a caller known by their number: "Is this Dana Reyes?" */
  isCaller(name: string): string
  /** For a name in doubt, and for who asks which name was noted: "I have Dana Reyes." */
  heardName(name: string): string
  /** Reads a doubtful name back: "Is your name Dana Reyes?" */
  confirmName(name: string): string
  /** `ending`: the last four digits of the number they call from, one by one. */
  askCallerPhone(ending: string): string
  askPhone: string
  askPhoneAgain: string
  askAreaCode: string
  /** For a caller who only asked what we do not know. */
  offerCall: string
  askFix: string
  /** For a caller who may want nothing passed on; a yes drops the message. */
  askDrop: string
  /** Used in turn. */
  askMore: readonly string[]
  /** A number just given, digit by digit, with its extension. */
  heardNumber(number: string, extension: string | null): string
  emailNoted(email: string): string
  /** A best time or an address, in the caller's words. */
  notedAs(words: string): string
  /** A best time whose words would make no sense when read back. */
  timeNoted: string
  textNoted: string
  /** For "what did you write down?" and the last check; leaves out what is not known. */
  readBack(said: { name: string | null; number: string | null; gist: string | null }): string
  isThatRight: string
  nothingNoted: string
  /** One item of the notes, in the caller's words or as noted. */
  wroteDown(words: string): string
  /** For a caller who asks for a part of the notes that was not given. */
  notNotedYet: string
  messageWithdrawn: string

  goodbye(businessName: string): string
  messageGoodbye(name: string | null, businessName: string): string
  /** For a caller in danger who is now calling for help. */
  safetyGoodbye(hasMessage: boolean): string
  wrapUp: string

  /** Nothing in the facts answers; it is noted for the owner. */
  unknown: string
  unknownAgain: string
  /** For a caller who asks again what we do not know. */
  stillUnknown: string
  /** Next to what the facts did answer. */
  unknownRest: string
  /** What was just told is asked on about: it is all that is known. */
  allIKnow(fact: string): string
  /** Introduces the owner's English words to a caller who speaks another language. */
  ownersNote(fact: string): string
  addressIs(address: string): string
  /** For a caller who leaves no message. */
  unknownOnly: string
  unknownPrice: string
  unknownService: string
  /** `fact`: the owner's sentence that the business does not do it. */
  notDoneNote(fact: string): string
  noPromise: string
  /** For a caller who asks whether it is booked, or what happens next, without a time. */
  noDeed: string
  /** For a caller who asks what to do when no danger is known. */
  noAdvice: string
  /** For what only the owner can settle: a visit, a booking, the caller's own case. */
  ownersToSettle: string
  ownersToSettleAgain: string
  serviceYes(service: string): string
  services(list: string): string
  city(businessName: string, city: string): string
  phone(number: string): string
  languages(list: string): string
  notThatLanguage(list: string): string
  switched: string

  openNow(until: string | null): string
  closedNow(opens: string | null): string
  /** The next opening after closed days. */
  reopens(opens: string): string
  openOn(day: string, hours: string): string
  closedOn(day: string): string
  openThen(day: string, time: string, hours: string): string
  closedThen(day: string, time: string, hours: string | null): string
  week(lines: string): string
  /** The regular hours on a holiday for which the owner gave none. */
  holiday(regular: string): string

  days: Record<Day, string>
  today: string
  tomorrow: string
  and: string
  closed: string
  allDay: string
  /** `9:00 AM`: minutes since midnight as a person says them. */
  time(minute: number): string
  span(open: string, close: string): string
  dayRange(first: string, last: string): string
  dayLine(days: string, hours: string): string
  moment(day: string, time: string): string
  languageNames: Record<Language, string>
}
