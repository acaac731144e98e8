import type { Language } from '../../../languages.ts'
import type { Day } from '../../../lines/hours.ts'
import { foldWord } from '../folded.ts'

/** What a question is about. The ones a line's facts may answer are also `Topic`s. */
export type QuestionKind =
  | 'hours'
  | 'price'
  | 'visit'
  | 'location'
  | 'service_list'
  | 'service'
  | 'languages'
  | 'phone'
  | 'identity'
  | 'about'

/** What goes for every job of a business. */
export const TERM_SUBJECTS = [
  'waiver',
  'warranty',
  'identification',
  'insurers',
  'licensed',
  'financing',
  'payment',
  'discount',
  'safety',
  'loaner',
  'walkIn',
  'parking',
] as const

/** What callers ask of any business; the owner's sentence about it answers, whatever its words. */
export const FACT_SUBJECTS = [
  ...TERM_SUBJECTS,
  'chipKeys',
  'windowUnits',
  'bodyWork',
  'wildlife',
  'animals',
  'commercial',
  'brands',
  'experience',
  'towing',
] as const
export type FactSubject = (typeof FACT_SUBJECTS)[number]

/** All that a question may be about; `none` is a question no fact is likely to answer. */
export const SUBJECTS = [
  ...FACT_SUBJECTS,
  'hours',
  'visitPrice',
  'jobPrice',
  'location',
  'area',
  'languages',
  'service',
  'none',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Signs of somebody who sells: one alone may be a customer's or a supplier's. */
export type Pitch = {
  /** What the caller's company does for others: "we help", "we're offering". */
  offer: RegExp
  /** Where they call from: "calling on behalf of", "I'm with". */
  from: RegExp
  /** To whom: "businesses like yours", "your website". */
  audience: RegExp
  /** What is sold to businesses: leads, advertising, card processing. */
  product: RegExp
  /** Something of the caller's own that wants mending or doing: then it is none. */
  customer: RegExp
}

/**
 * How callers of one language say things, as patterns over folded text (`folded.ts`). Every language has every key.
 */
export type Cues = {
  language: Language
  /** Everyday words that tell this language from the others. */
  tell: RegExp
  /** The languages by the names callers give them: "en español, por favor". */
  languageNames: Record<Language, RegExp>

  greeting: RegExp
  filler: RegExp
  yes: RegExp
  no: RegExp
  /** Where a no may begin a yes: "no, no, that's right". */
  yesAfterNo?: RegExp
  correction: RegExp
  thanks: RegExp
  goodbye: RegExp
  /** The caller has said everything, but has not left: "that's all". */
  done: RegExp
  /** What they called for is settled: "never mind", "he's here". */
  calledOff?: RegExp
  repeat: RegExp
  wait: RegExp
  person: RegExp
  /** Someone by name: "is Hank there?" */
  asksFor: RegExp
  robot: RegExp
  rude: RegExp
  spam: RegExp
  /** What only together make a sales call. */
  pitch?: Pitch
  /** Would rather not give what was asked. */
  refusal: RegExp
  leaveMessage: RegExp
  /** Talk about the call itself, never part of a message. */
  smallTalk: RegExp

  /** Ends right where the name begins. */
  nameLead: RegExp
  /** Leads that introduce a name only when one was asked for: "it's". */
  askedNameLead: RegExp
  /** What is said right behind a name: "Becker hier", "Perihan Tekin efendim". */
  nameTail: RegExp
  /** How a name is written, said beside it: "with two Ts". */
  nameAside?: RegExp
  /** The names of the letters, which spell a name aloud and are no message: "pe, ef, a, u". */
  letterNames?: ReadonlySet<string>
  /** Every noun has a capital, so a capital tells no name. */
  capitalNouns?: true
  /** Words no name begins with or contains. */
  notName: ReadonlySet<string>

  sameNumber: RegExp
  /** Words around a phone number that go with it. */
  numberLead: RegExp
  /** Marks a clause about the telephone, where a number was asked for: "that's the office". */
  numberAside?: RegExp
  areaCode: RegExp
  numbers: ReadonlyMap<string, number>
  /** Words that stand for a digit only between two others: "for", "to". */
  soundsLikeDigit: ReadonlyMap<string, number>
  repeats: ReadonlyMap<string, number>
  /** Digits by the names that are counted: "three fives". */
  digitNouns: ReadonlyMap<string, number>
  /** "trois fois cinq": what stands between the count and the digit. */
  times: ReadonlySet<string>
  /** "plus one", before a country code. */
  plus: ReadonlySet<string>
  /** "five hundred": 500. */
  multipliers: ReadonlyMap<string, number>
  /** Words that may stand between the digits of one number. */
  betweenDigits: ReadonlySet<string>
  spellAs: ReadonlySet<string>

  /** The first words of a question; speech recognisers leave out question marks. */
  asks: RegExp
  /** Words that ask in the middle of a clause too: "if it breaks do you come back?" */
  asksWithin?: RegExp
  kinds: Record<QuestionKind, RegExp>
  /** What rules a kind out: a garage door that is "stuck open" asks for no hours. */
  never: Partial<Record<QuestionKind, RegExp>>
  followUp: RegExp
  /** Where a language has them. */
  subjects?: ReadonlyMap<FactSubject, RegExp>
  /** A price asked for somebody to come, or to look: not for a job. */
  visitPrice?: RegExp
  /** Work that has a price of its own. */
  job?: RegExp
  /** "do you fix …": what follows is the service asked for. */
  serviceLead: RegExp
  serviceEnd: RegExp
  price: RegExp
  days: ReadonlyMap<Day, RegExp>
  dates: DateCues
  today: RegExp
  tomorrow: RegExp
  weekend: RegExp
  now: RegExp
  closing: RegExp
  holiday: RegExp
  morning: RegExp
  evening: RegExp
  noon: RegExp
  midnight: RegExp
  /** "at eight": ends right where the time begins. */
  timeLead: RegExp

  emergency: RegExp
  /** Dangers to a body that are none to call 911 for in a pet. */
  bodily: RegExp
  pet: RegExp
  notUrgent: RegExp
  /** Just before an urgent word, these take it back. */
  negation: RegExp
  /** Just after an urgent word, these say that it is over. */
  longAgo: RegExp
  /** Something the caller has or wants, even inside a question. */
  need: RegExp
  /** The same inside the words of a question, where a language tells them apart: "do you fix dryers, mine quit". */
  ownCase?: RegExp
  /** Words that carry no meaning of their own in a search of the facts, or in a message. */
  empty: ReadonlySet<string>
}

/** How a day of the month is named. */
export type DateCues = {
  /** "fifteenth": 15. */
  ordinals: ReadonlyMap<string, number>
  /** Words one of which stands before an ordinal that has no month: "the"; null where it needs none. */
  ordinalLead: ReadonlySet<string> | null
  /** Likewise before a plain number: "el quince". */
  cardinalLead: ReadonlySet<string>
  afterTomorrow: RegExp
}

/** Only as a clause of its own, at its start or behind `after`: "bis morgen" is else "by tomorrow". */
export function ownClause(phrases: string, after = ''): string {
  const before = after === '' ? '' : `|(?:${after}) `
  return `(?<=^ |[,.?] ${before})(?:${phrases})(?= $|[,.?])`
}

/** The words of a sentence, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(foldWord))
}

/** `zero=0 oh=0 one=1` as a map. */
export function numberWords(pairs: string): ReadonlyMap<string, number> {
  return new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('='))
      .map(([word = '', value = '0']) => [foldWord(word), Number(value)] as const),
  )
}
