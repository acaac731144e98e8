import type { Language } from '../../kernel/languages.ts'
import { termsIn } from '../facts/english-terms.ts'
import { weighty } from '../facts/known-facts.ts'
import type { Term } from '../facts/thesaurus.ts'
import type { Cues } from '../languages/find-cues.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { doneByBusiness } from './business-subject.ts'
import { tellsHours } from './check-hours.ts'
import { approvedIn, isOurPeoples } from './claim-forms.ts'
import { claimsUnknown } from './claims-unknown.ts'
import { clausesOf, isAskedAtEnd, isWithin } from './clauses-of.ts'
import { gladlyDone } from './gladly-done.ts'
import { list } from './modal-words.ts'
import type { Known } from './reply-sources.ts'
import {
  BESIDE,
  DOING,
  GIVES,
  LEADS,
  OTHER_VERBS,
  OUR,
  PASSING,
  POINTS,
  TALK,
} from './service-words.ts'
import { doneIn, namesIn } from './services-known.ts'

/** "We also do septic tanks", "our work comes with a warranty": claims something that is not in the facts. */
export function claimsService(utterance: Utterance, cues: Cues, known: Known): boolean {
  if (known.notes.language !== 'en' && claimsUnknown(utterance, cues, known)) return true
  const does = doneIn(known)
  const reply = { utterance, cues, known }
  return clausesOf(utterance).some(
    (clause, nth, clauses) =>
      isOther(approvedTerms(reply, clause), does, 'all') ||
      isOther(claimedTerms(reply, clause, clauses.slice(0, nth)), does, 'any') ||
      isOther(termsDone(reply, clause), does, 'any') ||
      isOther(termsAffirmed(reply, clause, clauses[0]), does, 'any'),
  )
}

type Reply = { utterance: Utterance; cues: Cues; known: Known }

/** `any`: the facts lack one of the main terms; `all`: they lack all of them. */
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

/** "We do, gutters and roof repair too": a yes, followed by what it refers to. */
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

function claimedTerms(reply: Reply, clause: Range, before: readonly Range[]): Term[] {
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
  return pointedAt(
    before.map((one) => termsWithin(utterance, one, known)),
    known,
  )
}

/** The terms of a range, without names, places and words of any call. */
function termsWithin({ words }: Utterance, { from, to }: Range, known: Known): Term[] {
  const ours = namesIn(known)
  const text = words
    .slice(from, to)
    .filter(({ folded }, at) => !(TALK.has(folded) || ours.has(folded) || owns(words, from + at)))
  return termsOfText(text.map(({ heard }) => heard).join(' '), known.notes.language)
}

/** The Nadia in "Nadia's number". */
function owns(words: Utterance['words'], at: number): boolean {
  return OWNER.test(words[at]?.heard ?? '') && TALK.has(words[at + 1]?.folded ?? '')
}

const OWNER = /^\p{Lu}\p{Ll}+['’]s$/u

/** A glossary has "baño" but not "baños". */
function termsOfText(text: string, language: Language): Term[] {
  const told = weighty(termsIn(readUtterance(text), language))
  if (!['es', 'pt', 'fr'].includes(language)) return told
  const single = termsIn(readUtterance(text.replace(/(\p{L}{3,})s(?!\p{L})/giu, '$1')), language)
  return [...told, ...weighty(single).filter(({ isGuess }) => !isGuess)]
}

function isLeftOpen(cues: Cues, clause: Range): boolean {
  return (['cannotSay', 'negation', 'passesOn'] as const).some((cue) => cues.has(cue, clause))
}

/** "We see those too": what the sentence named before, or else what the caller mentioned last. */
function pointedAt(before: readonly Term[][], { said, notes }: Known): Term[] {
  const last = before.findLast((terms) => terms.some(({ weight }) => weight >= 1))
  if (last) return last
  return weighty(termsIn(readUtterance(said.at(-1) ?? ''), notes.language)).filter(
    ({ weight }) => weight >= 1,
  )
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
  if (at === -1) return false
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
