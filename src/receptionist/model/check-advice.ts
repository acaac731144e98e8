import { pattern } from '../../kernel/text/pattern.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import { findCues } from '../languages/find-cues.ts'
import { foldWord, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { foretellsLaw } from './check-law.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import { hasSpan } from './hours-told.ts'
import { isAsked, type Sentence, wordsOf } from './sentence-to-check.ts'
import { namesIn } from './services-known.ts'
import { tellsByHand } from './tells-by-hand.ts'
import { wordSet } from './word-set.ts'

/**
 * Advice in a danger, in medicine, law or repairs: what to do by hand, what to take, what is harmless, what is probably
 * the matter, what the law will do, or a remedy that nobody named. A clause that asks, passes on, repeats the caller or
 * leaves it to a professional advises nothing.
 */
export function advises(sentence: Sentence): boolean {
  const { utterance, language } = sentence
  return (
    clausesOf(utterance).some((clause) => {
      const words = wordsOf(utterance, clause)
      return (
        !isOpen(sentence, clause, words) &&
        (foretellsLaw(words) ||
          isGuess(sentence, clause, words) ||
          tellsOrAssures(sentence, clause, words) ||
          (!isOfName(sentence, clause, words) && tellsByHand(words, language)))
      )
    }) || namesOtherMedicine(sentence)
  )
}

function isOpen(sentence: Sentence, clause: Range, words: readonly string[]): boolean {
  const { cues } = sentence
  if (isAsked(sentence, clause) || cues.has('passesOn', clause)) return true
  if (REFERS.test(words.join(' ')) || isCallers(words, sentence)) return true
  const [first = '', second = '', third = ''] = words
  const assumed = JOINS.has(first) ? third : second
  const isOurs = OURSELVES.has(JOINS.has(first) ? second : first)
  return isOurs && (cues.has('cannotSay', clause) || !ASSUMES.has(assumed))
}

/** "Whether to sign is a legal question", "what to feed him is one for the vet". */
const REFERS = new RegExp(pattern`
  ^(?:(?:and|but|so) )?(?:whether|ob) |
  ^(?:(?:y|e|pero|mas) )?s[ie] .*\b(?:no|nao) (?:(?:se|le|lo|la|te|lhe) )*(?:puedo|podria|sabria|posso|sei)\b|
  (?:\b(?:is|its|thats|be)|s) (?:really |more )?(?:a |an )?(?:\w+ )?(?:question|call|one|something)? ?for (?:the|our) |
  ^(?:(?:and|but|so) )?(?:one of )?(?:the|our) (?:owner|attorneys?|doctors?|vets?|plumbers?|stylists?) 
  (?:should|must|has to|have to|needs to) |
  \b(?:legal|medical|repair) (?:question|matter|call|decision|advice)\b`)

/** The caller said all the words that matter: it is read back. */
function isCallers(words: readonly string[], { known }: Sentence): boolean {
  const heard = new Set(
    known.said.flatMap((one) =>
      one
        .replace(IS, '')
        .split(/[\s,.;!?<>/]+/)
        .map(foldWord),
    ),
  )
  const telling = words.filter((word) => word.length > LONG)
  return telling.length > 1 && telling.every((word) => heard.has(word))
}

/** "The file number's 8814". */
const IS = /(?<=\p{L})['’]s(?!\p{L})/gu
const LONG = 3
const JOINS = wordSet('and but so then')
const OURSELVES = wordSet('i ill im id ive we well were our let lets nobody only')
/** "I think you'd win" is advice from the line itself. */
const ASSUMES = wordSet('think believe guess bet suppose would expect am sure')

/** "Give him half of one", "it isn't dangerous", "you should sue", in each language; "nehmen Sie sich Zeit" is none. */
function tellsOrAssures({ cues }: Sentence, clause: Range, words: readonly string[]): boolean {
  if (words.some((word) => OF_TIME.has(word)) || KIND.test(words.join(' '))) return false
  return TELLS.some((name) =>
    cues.all(name).some(({ from }) => isWithin({ from, to: from + 1 }, clause)),
  )
}

const TELLS: readonly CueName[] = ['tellsToTake', 'legalAdvice']
const OF_TIME = wordSet('zeit tiempo tempo temps recado mensaje mensagem message nachricht nota')
/** "Give Biscuit a pat from us". */
const KIND = new RegExp(pattern`
  \bmy (?:best|love|regards)\b|\bfrom (?:me|us|all of us)$|\b(?:pats?|hugs?|kiss(?:es)?|scratch(?:es)?)\b`)

/** In "Ridge Plumbing and Drain in Austin" the name goes on after the "and". */
function isOfName(
  { utterance, known }: Sentence,
  { from }: Range,
  [join = '', verb = '']: readonly string[],
): boolean {
  const names = namesIn(known)
  return JOINS.has(join) && names.has(verb) && names.has(utterance.words[from - 1]?.folded ?? '')
}

/** "It's probably the flapper". About the business's own hours and days such words are not a guess. */
function isGuess(sentence: Sentence, clause: Range, words: readonly string[]): boolean {
  const { cues } = sentence
  if (words.length === 1 || !words.some((word) => HEDGED.has(word))) return false
  const isTimed =
    OF_HOURS.some((name) => cues.has(name, clause)) ||
    words.some((word) => /^\d/.test(word)) ||
    hasSpan(sentence, clause)
  return !isTimed || words.some((word) => OTHERS.has(word))
}

const OF_HOURS: readonly CueName[] = ['timeNamed', 'hours', 'weekdays', ...WEEKDAY_CUES]
const HEDGED =
  wordSet(`probably usually typically normally generally likely mostly probablemente seguramente
    normalmente generalmente provavelmente geralmente sûrement probablement normalement généralement
    wahrscheinlich bestimmt normalerweise meistens vermutlich наверное обычно`)
const OTHERS = wordSet('he she they hes shes theyre')

/** A remedy nobody named. Tablets, doses and questions are allowed once any remedy was named. */
function namesOtherMedicine(sentence: Sentence): boolean {
  const { utterance, cues, known, language } = sentence
  if (utterance.words.length <= 2 || cues.has('passesOn') || cues.has('cannotSay')) return false
  const heard = readUtterance([...known.said, ...factTexts(known.facts)].join('\n'))
  const stem = ({ words }: Utterance, { from }: Range) => (words[from]?.folded ?? '').slice(0, STEM)
  const named = new Set(
    findCues(heard, language)
      .all('medicine')
      .map((one) => stem(heard, one)),
  )
  return cues.all('medicine').some((range) => {
    const one = stem(utterance, range)
    return utterance.words.at(-1)?.stop === '?' || DOSES.test(one)
      ? named.size === 0
      : !named.has(one)
  })
}

const STEM = 5
const DOSES = /^(?:dos|mil|mg|ml|tabl|pill|past|compr|oint|antib|antih|paink)/
