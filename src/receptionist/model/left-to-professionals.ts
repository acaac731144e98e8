import { pattern } from '../../kernel/text/pattern.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

/**
 * "Whether to sign is a legal question", "what to feed him is one for the vet": refers to a professional, so it is no
 * advice.
 */
export function isReferred({ words }: Utterance, { from, to }: Range): boolean {
  const text = words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
  return REFERS.test(text)
}

const REFERS = new RegExp(pattern`
  ^(?:(?:and|but|so) )?(?:whether|ob) |
  ^(?:(?:y|e|pero|mas) )?s[ie] .*\b(?:no|nao|eu nao) (?:(?:se|le|lo|la|te|lhe) )*
  (?:puedo|podria|sabria|posso|sei|saberia)\b|
  (?:\b(?:is|its|thats|be)|s) (?:really |more |rather )?(?:a |an )?(?:\w+ )?(?:question|
  matter|call|one|something) for (?:the|our|your) |
  ^(?:(?:and|but|so) )?(?:(?:one|some|any|somebody|someone) (?:of|from|at|in) )?(?:the|our)[ ]
  (?:owner|attorneys?|lawyers?|
  doctors?|vets?|plumbers?|stylists?|office|team) (?:should|must|has to|have to|needs to|
  would have to) |\b(?:legal|medical|repair|plumbing|veterinary) (?:question|matter|call|
  decision)\b`)

/** "He told you he can evict you": repeats what the caller reported. */
export function isRetold({ words }: Utterance, { from, to }: Range, { said }: Known): boolean {
  const text = words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
  return RETELLS.test(text) && said.some((one) => SAYS.test(one))
}

const SAYS = /\b(?:said|says|saying|told|tells|claims?|claimed)\b/i
const RETELLS = new RegExp(pattern`
  ^(?:(?:so|and|okay|ok|right) )*(?:he|she|they|it|(?:the|your) (?:\w+ ){0,2}?\w+|\w+) (?:
  said|says|told you|tells you|claims|claimed)\b`)
