import type { BusinessFacts } from '../receptionist.ts'
import type { Range, Word } from '../understand/utterance.ts'
import { type KnownSentence, knownFacts, STREET } from './known-facts.ts'
import { sure } from './question-kinds.ts'
import type { Answerer, Answering, Question } from './read-question.ts'
import { isOfClass } from './thesaurus.ts'

/** "What's their number?", "where is that clinic?": about a place the owner sends callers to. */
export const elsewhere: Answerer = (question, answering) => {
  const places = placesAsked(question, answering)
  const named = places.find((one) => isNamed(one, question, answering))
  const told = named ?? (isMeant(question, answering) ? places[0] : undefined)
  return told ? sure('phone', told.text) : null
}

/** The places that can answer: with a number if one is asked for. None if neither number nor way is asked for. */
function placesAsked({ range, has }: Question, { facts, asked }: Answering): KnownSentence[] {
  const { words } = asked.utterance
  if (has('promiseAsk')) return []
  const wantsNumber = has('businessPhone') || names(words, NUMBER, range)
  const wantsPlace = has('location') || names(words, PLACE, range)
  const wantsWay = wantsPlace || (has('asksWh') && names(words, REACH, range))
  if (!wantsNumber && !wantsWay) return []
  const isFit = ({ text }: KnownSentence) => !wantsNumber || hasPhone(text)
  return elsewhereFacts(facts).filter(isFit)
}

/** The caller was given such a place before, and no "your" or "my" points elsewhere. */
function isMeant({ range, has }: Question, { asked, toldElsewhere }: Answering): boolean {
  const isOfCall = has('availabilityWish') || (has('readBack') && has('asksWh'))
  return toldElsewhere && !isOfCall && !names(asked.utterance.words, OURS_OR_MINE, range)
}

/** The owner's sentences with somebody else's number, or with an address for emergencies. */
export function elsewhereFacts(facts: BusinessFacts): KnownSentence[] {
  const own = digitsOf(facts.businessPhone).slice(-OWN_DIGITS)
  return knownFacts(facts).sentences.filter(({ text, concepts }) => {
    if (digitsOf(text).includes(own)) return false
    return hasPhone(text) || (STREET.test(text) && isEmergency(concepts))
  })
}

/** The owner's sentence with a number to call in an emergency, or null. */
export function emergencyLine(facts: BusinessFacts): string | null {
  const lines = elsewhereFacts(facts).filter(({ text }) => hasPhone(text))
  const isFor = ({ text, concepts }: KnownSentence) =>
    isEmergency(concepts) || AT_ANY_HOUR.test(text)
  return lines.find(isFor)?.text ?? null
}

/** Facts are in English. */
const AT_ANY_HOUR =
  /\b(?:day or night|night or day|any ?(?:time|hour)|after[- ]hours|at night|24[/ -]?7|24 hours|around the clock)\b/i
const OWN_DIGITS = 10

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function hasPhone(text: string): boolean {
  return /\d{3}[-.) ]+\d{4}\b/.test(text)
}

function isEmergency(concepts: Iterable<string>): boolean {
  return [...concepts].some((one) => isOfClass(one, 'emergency'))
}

/** By its own name, by the word for what it is, or as the place for emergencies. */
function isNamed(
  { text, concepts }: KnownSentence,
  { range, when }: Question,
  { asked }: Answering,
): boolean {
  const { words } = asked.utterance
  // "And the emergency hospital, what number is that?"
  const isOurs = names(words, OURS_OR_MINE, range) || !names(words, NUMBER, range)
  const near = isOurs ? range : { from: 0, to: words.length }
  const named = asked.terms.filter(({ from, to }) => from >= near.from && to <= near.to)
  const isOfNeed = when.tonight || isEmergency(named.map(({ concept }) => concept))
  if (isOfNeed && isEmergency(concepts)) return true
  const own = text.match(NAME)?.map((word) => word.toLowerCase()) ?? []
  return words.slice(range.from, range.to).some(({ folded }) => own.includes(folded))
}

/** A word with a capital inside the sentence. */
const NAME = /(?<=\p{Ll}[,:]? )\p{Lu}\p{L}{3,}/gu

function names(words: readonly Word[], set: RegExp, { from, to }: Range): boolean {
  return words.slice(from, to).some(({ folded }) => set.test(folded))
}

export const NUMBER = anyOf(
  '(?:tele)?phone numbers? numeros? nummern? rufnummer telephone telefon\\p{L}* numara\\p{L}* номер\\p{L}* ' +
    'телефон\\p{L}*',
)
export const PLACE = anyOf(
  'address street place where direccion calle lugar donde adresse rue endroit ou strasse wo endereco rua onde ' +
    'adres\\p{L}* nerede адрес\\p{L}* где',
)
const REACH = anyOf(
  'call reach phone contact llam\\p{L}* appel\\p{L}* joindre anruf\\p{L}* erreich\\p{L}* lig\\p{L}* ara\\p{L}* ' +
    'позвон\\p{L}* звон\\p{L}*',
)
const OURS_OR_MINE = anyOf(
  'yours? my mine mi vuestr\\p{L}* votre vos mon eure? ihre? mein\\p{L}* meu minha numaraniz\\p{L}* numaram\\p{L}* ' +
    'ваш\\p{L}* мой моего',
)

/** A pattern that matches any one of these space-separated words as a whole word. */
function anyOf(words: string): RegExp {
  return new RegExp(`^(?:${words.replaceAll(' ', '|')})$`, 'u')
}
