import type { Language } from '../../kernel/languages.ts'
import { dayWords } from '../facts/day-words.ts'
import { termsIn } from '../facts/english-terms.ts'
import { knownFacts, weighty } from '../facts/known-facts.ts'
import type { Term } from '../facts/thesaurus.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { doneByBusiness } from './business-subject.ts'
import { listsHours, tellsHours } from './check-hours.ts'
import { approvedIn, isOurPeoples } from './claim-forms.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import { gladlyDone } from './gladly-done.ts'
import { list } from './modal-words.ts'
import type { Known } from './reply-sources.ts'
import {
  BESIDE,
  DOING,
  GIVES,
  GUARANTEES,
  LEADS,
  OTHER_VERBS,
  OUR,
  OUR_TALK,
  PASSING,
  POINTS,
  TALK,
} from './service-words.ts'

/**
 * "We also do septic tanks", "our work comes with a warranty": something that is done or given, and not in the facts.
 */
export function claimsService(utterance: Utterance, cues: Cues, known: Known): boolean {
  if (known.notes.language !== 'en' && claimsUnknown(utterance, cues, known)) return true
  const does = doneIn(known)
  const reply = { utterance, cues, known }
  return clausesOf(utterance).some(
    (clause, nth, clauses) =>
      isOther(approvedTerms(reply, clause), does, 'all') ||
      isOther(claimedTerms(reply, clause, clauses[nth - 1]), does, 'any') ||
      isOther(termsDone(reply, clause), does, 'any') ||
      isOther(termsAffirmed(reply, clause, clauses[0]), does, 'any'),
  )
}

type Reply = { utterance: Utterance; cues: Cues; known: Known }

/** Of `any` term that tells something, or of `all` of them, the facts hold nothing. */
function isOther(told: readonly Term[], does: ReadonlySet<string>, which: 'all' | 'any'): boolean {
  const isHeld = ({ concept }: Term) => does.has(concept)
  const telling = told.filter(({ weight }) => weight >= 1)
  if (which === 'all') return telling.length > 0 && !telling.some(isHeld)
  return !telling.every(isHeld) || (told.length > 0 && !told.some(isHeld))
}

function approvedTerms({ utterance, cues, known }: Reply, clause: Range): Term[] {
  const approved = known.notes.language === 'en' ? approvedIn(utterance, clause) : null
  return approved === null || isLeftOpen(cues, approved)
    ? []
    : termsWithin(utterance, approved, known)
}

/** What the people of the business do, or would gladly do. */
function termsDone({ utterance, cues, known }: Reply, clause: Range): Term[] {
  if (known.notes.language !== 'en' || isLeftOpen(cues, clause) || isAskedAtEnd(utterance))
    return []
  if (tellsHours(utterance, clause, cues, known)) return []
  const from = doneByBusiness(utterance, clause, 'en') ?? gladlyDone(utterance, clause)
  return from === null ? [] : termsWithin(utterance, { from, to: clause.to }, known)
}

/** "We do, gutters and roof repair too": a yes, and behind it what it is said to. */
function termsAffirmed({ utterance, cues, known }: Reply, clause: Range, first?: Range): Term[] {
  if (known.notes.language !== 'en' || !first || clause.from < first.to || isAskedAtEnd(utterance))
    return []
  const isToo = TOO.has(utterance.words[clause.to - 1]?.folded ?? '')
  if (!isToo || !YES.test(heardIn(utterance, first)) || isLeftOpen(cues, clause)) return []
  return termsWithin(utterance, clause, known)
}

const YES =
  /^(?:yes|yep|yeah|sure|absolutely|definitely|of course|we (?:sure |certainly )?do|yes we do)$/i
const TOO = list('too also well')

function isAskedAtEnd({ words }: Utterance): boolean {
  return words.at(-1)?.stop === '?'
}

function claimedTerms(reply: Reply, clause: Range, before: Range | undefined): Term[] {
  const { utterance, cues, known } = reply
  const { language } = known.notes
  if (isLeftOpen(cues, clause) || !isClaim(utterance, clause, cues, known)) return []
  const own = termsWithin(utterance, clause, known)
  if (language !== 'en') {
    const isElliptic = own.every(({ isGuess }) => isGuess)
    const told = isElliptic
      ? termsWithin(utterance, { ...clause, to: utterance.words.length }, known)
      : own
    return told.filter(({ isGuess }) => !isGuess)
  }
  const points = utterance.words
    .slice(clause.from, clause.to)
    .some(({ folded }) => POINTS.has(folded))
  if (!points || own.some(({ weight }) => weight >= 1)) return own
  return pointedAt(before ? termsWithin(utterance, before, known) : [], known)
}

/** But who and where it is, and what any call speaks of. */
function termsWithin({ words }: Utterance, { from, to }: Range, known: Known): Term[] {
  const ours = namesIn(known)
  const text = words
    .slice(from, to)
    .filter(({ folded }, at) => !(TALK.has(folded) || ours.has(folded) || owns(words, from + at)))
  return termsOfText(text.map(({ heard }) => heard).join(' '), known.notes.language)
}

/** The Nadia of "Nadia's number". */
function owns(words: Utterance['words'], at: number): boolean {
  return OWNER.test(words[at]?.heard ?? '') && TALK.has(words[at + 1]?.folded ?? '')
}

const OWNER = /^\p{Lu}\p{Ll}+['’]s$/u

/** A glossary has "baño" and not "baños". */
function termsOfText(text: string, language: Language): Term[] {
  const told = weighty(termsIn(readUtterance(text), language))
  if (!['es', 'pt', 'fr'].includes(language)) return told
  const single = termsIn(readUtterance(text.replace(/(\p{L}{3,})s(?!\p{L})/giu, '$1')), language)
  return [...told, ...weighty(single).filter(({ isGuess }) => !isGuess)]
}

function isLeftOpen(cues: Cues, clause: Range): boolean {
  return (['cannotSay', 'negation', 'passesOn'] as const).some((cue) => cues.has(cue, clause))
}

/** "We see those too": what stands before it in the sentence, else what the caller spoke of last. */
function pointedAt(before: Term[], { said, notes }: Known): Term[] {
  if (before.some(({ weight }) => weight >= 1)) return before
  return weighty(termsIn(readUtterance(said.at(-1) ?? ''), notes.language)).filter(
    ({ weight }) => weight >= 1,
  )
}

/**
 * In a language whose words few are known of: something is done, and no word of the sentence is known from the facts.
 */
function claimsUnknown(utterance: Utterance, cues: Cues, known: Known): boolean {
  const isOpen = ['cannotSay', 'negation', 'passesOn'] as const
  const { words } = utterance
  if (isOpen.some((cue) => cues.has(cue)) || isAskedAtEnd(utterance)) return false
  if (words.some(({ folded }) => GUARANTEES.has(folded)) && !isGuaranteed(known)) return true
  return [{ from: 0, to: words.length }, ...clausesOf(utterance)].some((range) =>
    isUnknown(utterance, range, cues, known),
  )
}

/** "Hacemos baños y cortes": what is done in this part of it is not known, be the rest. */
function isUnknown(utterance: Utterance, range: Range, cues: Cues, known: Known): boolean {
  const { language } = known.notes
  const { words } = utterance
  const places = Array.from({ length: range.to - range.from }, (_, nth) => range.from + nth)
  const byOthers = doneByBusiness(utterance, range, language)
  if (byOthers === null && !places.some((at) => isDone(words, at, language))) return false
  const ours = namesIn(known)
  const rest = places
    .filter((at) => {
      const word = words[at]?.folded ?? ''
      if (isDone(words, at, language) || (byOthers !== null && at <= byOthers)) return false
      return !ours.has(word) && !isOfHours(utterance, at, cues, language)
    })
    .flatMap((at) => words[at] ?? [])
  const terms = termsIn(readUtterance(rest.map(({ heard }) => heard).join(' ')), language)
  const isTelling =
    rest.some(({ folded }) => folded.length > 3 && kindOf(folded, language) !== 'never') ||
    terms.some(({ weight, isGuess }) => weight >= 1 && !isGuess)
  const does = doneIn(known)
  return isTelling && !terms.some(({ concept }) => does.has(concept))
}

const DAY_CUES: readonly CueName[] = [...WEEKDAY_CUES, 'today', 'tomorrow', 'weekdays']
const WE = new Set(['wir', 'nous', 'on'])

/** A day, a number, "o'clock", and the verb of "wir sind": they tell when, and no service. */
function isOfHours({ words }: Utterance, at: number, cues: Cues, language: Language): boolean {
  const word = words[at]?.folded ?? ''
  const { number, clock } = dayWords(language)
  if (number.has(word) || clock.has(word)) return true
  if (DAY_CUES.some((cue) => cues.has(cue, { from: at, to: at + 1 }))) return true
  const isVerb = [words[at - 1], words[at + 1]].some((beside) => WE.has(beside?.folded ?? ''))
  return isVerb && OUR_TALK.test(word)
}

function isGuaranteed({ facts }: Known): boolean {
  return factTexts(facts).some((text) => /guarant|warrant|garant/i.test(text))
}

/** A verb of ours, by its ending or by the "we" beside it. */
function isDone(words: Utterance['words'], at: number, language: Language): boolean {
  const word = words[at]?.folded ?? ''
  const before = words[at - 1]?.folded ?? ''
  const after = words[at + 1]?.folded ?? ''
  if (DOING.has(word)) return true
  if (language === 'es' || language === 'pt') return /.[aei]mos$/.test(word) && !OUR_TALK.test(word)
  if (language === 'fr') return ['nous', 'on'].includes(before) && !OUR_TALK.test(word)
  return language === 'de' && [before, after].includes('wir') && !OUR_TALK.test(word)
}

/** Who and where: the business's own names, and what stands on the slip. */
function namesIn({ facts, notes }: Known): Set<string> {
  const texts = [facts.businessName, facts.city, notes.name?.text, notes.address, notes.email]
  return new Set(
    texts.flatMap((text) => readUtterance(text ?? '').words.map(({ folded }) => folded)),
  )
}

function doneIn({ facts }: Known): Set<string> {
  const { sentences, services } = knownFacts(facts)
  const does = new Set(services.flatMap(({ concepts }) => [...concepts]))
  for (const { concepts, denied } of sentences) {
    for (const concept of concepts) if (!denied.has(concept)) does.add(concept)
  }
  return does
}

function isClaim(utterance: Utterance, clause: Range, cues: Cues, known: Known): boolean {
  const { language } = known.notes
  if (language !== 'en') {
    return utterance.words.slice(clause.from, clause.to).some(({ folded }) => DOING.has(folded))
  }
  if (cues.all('claims').some((range) => isWithin(range, clause))) return true
  if (isOurPeoples(utterance, clause)) return true
  const words = utterance.words.slice(clause.from, clause.to).map(({ folded }) => folded)
  if (givesOrWill(utterance, clause, words)) return true
  const at = words.findIndex((word) => word === 'we' || word === 'weve')
  if (at === -1 || listsHours(utterance, clause.from + at, known)) return false
  if (tellsHours(utterance, clause, cues, known)) return false
  const verb = words.slice(at + 1).find((word) => !BESIDE.has(word)) ?? ''
  return verb !== '' && !OTHER_VERBS.has(verb) && !LEADS.has(words[at - 1] ?? '')
}

/** "Our repairs come with …", "we'll install …". */
function givesOrWill(utterance: Utterance, clause: Range, words: readonly string[]): boolean {
  if (words.some((word, at) => OUR.has(word) && words.slice(at + 1).some((one) => GIVES.has(one))))
    return true
  const will = utterance.words
    .slice(clause.from, clause.to)
    .findIndex(({ heard }) => /^we['’]ll\b/i.test(heard))
  const verb = words.slice(will + 1).find((word) => !BESIDE.has(word)) ?? ''
  return will !== -1 && !PASSING.has(verb)
}
