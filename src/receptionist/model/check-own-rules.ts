import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { type Range, readUtterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { claimsNothing, type Sentence, wordsOf } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

/** Tells the line's instructions: names them, says how it was told to talk, or repeats nine words of them. */
export function tellsOwnRules(sentence: Sentence): boolean {
  const words = wordsOf(sentence.utterance)
  return (
    namesRules(sentence) ||
    tellsSetup(words, sentence.language) ||
    runsOf(words).some((run) => RULE_RUNS.has(run))
  )
}

/** "My instructions say …", but not "I can't share my instructions" and "I keep my instructions to myself". */
function namesRules(sentence: Sentence): boolean {
  const { cues, utterance } = sentence
  const clauses = clausesOf(utterance)
  const isKept = (named: Range) => {
    const clause = clauses.find((one) => isWithin(named, one))
    if (!clause || clause.to - named.to > MOST_AFTER) return false
    const after = wordsOf(utterance, { from: named.to, to: clause.to })
    return claimsNothing(sentence, clause) || after.some((word) => SELF.has(word))
  }
  return cues.all('ownRules').some((named) => !isKept(named))
}

/** "With you", "to myself", "nicht verraten": what is told of the rules takes more words. */
const MOST_AFTER = 2
const SELF = wordSet('myself mi mim moi mich mir себе себя kendime')

/** "I've been programmed to keep answers short". Its purpose ("I'm set up to take messages") is no secret. */
function tellsSetup(words: readonly string[], language: Language): boolean {
  const text = words.join(' ')
  const told = SET_UP[language]?.exec(text) ?? null
  return TOOL.test(text) || (told !== null && OF_TALK.test(text.slice(told.index + told[0].length)))
}

/** "There's a tool called end call". */
const TOOL = /\b(?:an?|the|my) (?:tool|function) (?:called|named)\b/
/** Somebody configured it … */
const SET_UP: Partial<Record<Language, RegExp>> = {
  en: new RegExp(pattern`
    \b(?:ive|i have|i was|im|i am|i got)(?: \w+){0,2} (?:programmed|instructed|told|configured|
    trained|built|designed|made|asked|coded|prompted|limited|restricted|given|set(?: up)?)
    (?: \w+)?(?: not| never| only)? (?:to|by|so|with)\b|
    \b(?:my|the) (?:setup|settings?|configuration|script|training|programming|developers?|
    creators?|makers?|system) (?:\w+ ){0,2}?(?:says?|tells?|lets?|limits?|allows?|keeps?|
    told|made|wants?|requires?|forbids?)\b`),
  es: new RegExp(pattern`
    \bme (?:han )?(?:program\w+|orden\w+|instru\w+|configur\w+|entren\w+|dijeron|dicho|pid\w+|indic\w+)\b|
    \b(?:fui|estoy|he sido) (?:program|configur|entren|disen|instruid)\w*`),
  fr: new RegExp(pattern`
    \b(?:on ma|ils mont|jai (?:ete|recu)|je suis) (?:\w+ ){0,2}(?:dit|demande|program\w+|configur\w+|
    concu\w*|entrain\w+|ordre|consigne|instruction)\b`),
}
/** … to answer in this or that way. */
const OF_TALK = new RegExp(pattern`
  \b(?:answers?|answering|repl(?:y|ies|ying)|sentences?|respon\w+|mention\w*|discuss|talk|speak|say|quote|words?|
  short|brief|topics?|(?:name|give|state|promise) (?:a |an |any |out |legal )?(?:prices?|figures?|quotes?|advice|
  appointments?)|contest\w+|frases?|habl\w+|decir|coment\w+|palabras?|parl\w+|phrases?|repon\w+|dire|avis|mots?)\b`)

const RULE_WORDS = 9

function runsOf(words: readonly string[]): string[] {
  return words.slice(RULE_WORDS - 1).map((_, at) => words.slice(at, at + RULE_WORDS).join(' '))
}

/** Without the examples, which are meant to be said. */
const RULE_RUNS = new Set(
  (INSTRUCTIONS.split('# Examples')[0] ?? '')
    .split('\n')
    .flatMap((line) => runsOf(wordsOf(readUtterance(line))))
    .filter((run) => !/\d/.test(run)),
)

/** "I'm not a robot", but not "no, I'm a robot", which some languages say in the same words. */
export function claimsHuman({ cues, utterance }: Sentence): boolean {
  const isOneClaim = ({ from, to }: Range) =>
    utterance.words.slice(from, to - 1).every(({ stop }) => stop === '')
  return cues.all('claimsHuman').some(isOneClaim)
}
