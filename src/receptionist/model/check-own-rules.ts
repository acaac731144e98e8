import type { Range } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { list } from './modal-words.ts'
import type { Sentence } from './sentence-to-check.ts'

/** "My instructions say …", but not "I can't share my instructions" and "I keep my instructions to myself". */
export function tellsOwnRules({ cues, utterance }: Sentence): boolean {
  const clauses = clausesOf(utterance)
  const isKept = (named: Range) => {
    const clause = clauses.find((one) => isWithin(named, one))
    if (!clause || clause.to - named.to > MOST_AFTER) return false
    const after = utterance.words.slice(named.to, clause.to)
    const isDeclined = cues.has('negation', clause) || cues.has('cannotSay', clause)
    return isDeclined || after.some(({ folded }) => SELF.has(folded))
  }
  return cues.all('ownRules').some((named) => !isKept(named))
}

/** "With you", "to myself", "nicht verraten": what is told of the rules takes more words. */
const MOST_AFTER = 2

const SELF = list('myself mi mim moi mich mir себе себя kendime')

/** "I'm not a robot", but not "no, I'm a robot", which some languages say in the same words. */
export function claimsHuman({ cues, utterance }: Sentence): boolean {
  const isOneClaim = ({ from, to }: Range) =>
    utterance.words.slice(from, to - 1).every(({ stop }) => stop === '')
  return cues.all('claimsHuman').some(isOneClaim)
}
