import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'
import type { Language } from './language-heard.ts'
import { saidCues } from './model-cues.ts'

const REFUSES = cue(
  pattern`
    (?:i )?(?:can't|cannot|can not|won't be able)(?! wait)|i'd rather not|i would rather not|
    not me|i'm (?:out|off|away|swamped)|impossible|no way`,
  pattern`
    imposible|no puedo|no me da tiempo|estoy (?:fuera|de vacaciones)|yo no|não posso|
    não consigo|não dá|impossível|estou fora`,
  pattern`
    kann (?:ich |leider |da |diese \p{L}+ |heute |morgen )*nicht|
    (?:ich )?schaff\p{L}* (?:ich )?(?:das )?nicht|geht (?:bei mir )?nicht|keine zeit|unmöglich`,
  `(?:je ne |je )?peux pas|pas possible|je suis (?:absente?|en vacances|pas là)|yapamam|olmaz|не могу|не смогу`,
)
const PROMISES = cue(`i'll|i will|i can|haré|\\p{L}+aré|lo hago|puedo|vou|posso|mach\\p{L}*|kann`)

/** "I can't today, I'm at the accountant's"; "I can't today, I'll do it Monday" accepts. */
export function refuses(sentence: string, language: Language): boolean {
  const refusal = REFUSES.exec(sentence)
  if (refusal === null) return false
  const rest = sentence.slice(refusal.index + refusal[0].length)
  return !(saidCues(language).first.test(rest) && PROMISES.test(rest))
}

/** "Then I will do it myself on Thursday." */
export function takesOn(sentence: string, language: Language): boolean {
  return PROMISES.test(sentence) && !saidCues(language).negated.test(sentence)
}
