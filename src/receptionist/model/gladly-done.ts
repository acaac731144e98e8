import { pattern } from '../../kernel/text/pattern.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { ENGLISH_PEOPLE } from './business-subject.ts'
import { list } from './modal-words.ts'

/**
 * "We'd be happy to look at your bearded dragon", "happy to treat her iguana": a claim that the business does it.
 * Returns the position of the verb; gladly passing on, telling or asking is about the call.
 */
export function gladlyDone({ words }: Utterance, { from, to }: Range): number | null {
  const here = words.slice(from, to).map(({ folded }) => folded)
  const text = here.join(' ')
  const found = WE.exec(text) ?? BARE.exec(text)
  if (found === null) return null
  const at = found[0].trim().split(' ').length
  const isOfCall = here.slice(at + 1, at + OBJECT_REACH).some((word) => OF_CALL.has(word))
  return CALL_VERBS.has(here[at] ?? '') || isOfCall ? null : from + at
}

const OBJECT_REACH = 4
const LEADS = '(?:(?:yes|sure|and|so|but|of course|absolutely|then|well|i think|im sure) )*'
const VERY =
  '(?:also |always |certainly |definitely |absolutely |all |more than |only too |so |very |really )*'
const GLAD = '(?:happy|glad|love|delighted|pleased|thrilled|like|ready|able)'
const WE = new RegExp(pattern`
  ^${LEADS}(?:(?:we|they)(?:d|ll|re| would| will| are)?|
  (?:the|our) (?:\w+ ){0,2}?${ENGLISH_PEOPLE} (?:would|will|are|is)) ${VERY}(?:be )?${VERY}${GLAD} to (?=\w)`)
/** Without a subject it is the line itself that is happy to, unless the verb is something only a business can do. */
const BARE = new RegExp(pattern`
  ^${LEADS}${VERY}(?:happy|glad) to (?=(?:look|see|meet|treat|fix|take|repair|install|replace|clean|represent|
  defend|cut|color|style|groom|board)\b)`)
const CALL_VERBS = list(
  `pass let call get tell ask note leave keep talk try want reach text email relay return help answer explain put add
  write spell repeat connect transfer hear hold make forward include mention share send know`,
)
const OF_CALL = list('message note notes number name address down this that it')
