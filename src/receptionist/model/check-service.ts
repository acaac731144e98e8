import type { Language } from '../../kernel/languages.ts'
import { termsIn } from '../facts/gloss.ts'
import { knownFacts, weighty } from '../facts/known-facts.ts'
import type { Cues } from '../languages/lexicon.ts'
import { foldWord, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import type { Known } from './known.ts'

/** "We also do septic tanks", where none of what is done is in the facts. */
export function claimsService(utterance: Utterance, cues: Cues, known: Known): boolean {
  const { language } = known.notes
  const does = doneIn(known)
  return clausesOf(utterance).some((clause) => {
    const isOpen = ['cannotSay', 'negation', 'passesOn'] as const
    if (isOpen.some((cue) => cues.has(cue, clause)) || !isClaim(utterance, clause, cues, language))
      return false
    const words = utterance.words.slice(clause.from, clause.to)
    const text = words.filter(({ folded }) => !TALK.has(folded)).map(({ heard }) => heard)
    const told = weighty(termsIn(readUtterance(text.join(' ')), language)).filter(
      ({ isGuess }) => !isGuess || language === 'en',
    )
    return told.length > 0 && !told.some(({ concept }) => does.has(concept))
  })
}

function doneIn({ facts }: Known): Set<string> {
  const { sentences, services } = knownFacts(facts)
  const does = new Set(services.flatMap(({ concepts }) => [...concepts]))
  for (const { concepts, denied } of sentences) {
    for (const concept of concepts) if (!denied.has(concept)) does.add(concept)
  }
  return does
}

function isClaim(utterance: Utterance, clause: Range, cues: Cues, language: Language): boolean {
  if (language !== 'en') {
    return utterance.words.slice(clause.from, clause.to).some(({ folded }) => DOING.has(folded))
  }
  if (cues.all('claims').some((range) => isWithin(range, clause))) return true
  const words = utterance.words.slice(clause.from, clause.to).map(({ folded }) => folded)
  const at = words.findIndex((word) => word === 'we' || word === 'weve')
  if (at === -1) return false
  const verb = words.slice(at + 1).find((word) => !BESIDE.has(word)) ?? ''
  return verb !== '' && !OTHER_VERBS.has(verb) && !LEADS.has(words[at - 1] ?? '')
}

const folded = (list: string) => new Set(list.split(/\s+/).map(foldWord))

/** What a business says of what it does. */
const DOING = folded(
  `hacemos ofrecemos instalamos reparamos vendemos tratamos fazemos oferecemos consertamos tratamos machen bieten reparieren
behandeln verkaufen faisons proposons réparons installons soignons делаем предлагаем ремонтируем лечим yapıyoruz sunuyoruz`,
)
/** Between "we" and what is done. */
const BESIDE = folded('also do all always usually still just got can both regularly often even')
/** "We are open", "we know", "we pass it on". */
const OTHER_VERBS = folded(
  `are were re will ll would d could should might may must open close dont know hope need want ask pass look try only leave
keep note wait hear say speak talk call answer closed opened thank understand appreciate apologize record`,
)
/** "If we do", "when we open", "can we". */
const LEADS = folded(
  'can could shall may should do would if whether when how why because until before after that which where so',
)
/** Of any call, and of no service. */
const TALK = folded(
  `message number name call calls calling owner note notes down email address question questions time times day days week today
tomorrow information info details record way one ones thing things part lot big yes sure great right`,
)
