import type { Range, Utterance } from '../understand/utterance.ts'

/** "Whether to sign is a legal question", "what to feed him is one for the vet": it is left to those who know, and no advice. */
export function isReferred({ words }: Utterance, { from, to }: Range): boolean {
  const text = words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
  return REFERS.test(text)
}

const REFERS =
  /^(?:(?:and|but|so) )?(?:whether|ob) |(?:\b(?:is|its|thats|be)|s) (?:really |more |rather )?(?:a |an )?(?:\w+ )?(?:question|matter|call|one|something) for (?:the|our|your) |\b(?:legal|medical|repair|plumbing|veterinary) (?:question|matter|call|decision)\b/
