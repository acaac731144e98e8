import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'

/** Orders about instructions, as they are given to a program: nobody decides, promises or asks anything by them. */
const INSTRUCTS = cue(
  pattern`
    (?:ignor\p{L}*|disregard\p{L}*|forget|override|olvid\p{L}*|esque\p{L}*|oubli\p{L}*|
    vergiss|vergesst)(?: \p{L}+){0,4} (?:instruc\p{L}*|instruç\p{L}*|anweisung\p{L}*|prompts?)`,
)
/** "Say that we decided", "let's say we agreed": what somebody is to say was not said by that. */
const TO_BE_SAID = cue(
  pattern`
    (?<=^|[,;:] |\b(?:and|then|please|just|let's|you should|you must|you will) )(?:say|claim|
    pretend)(?: that)? (?:we|they|everyone|everybody)(?:'ve| have)?(?: all)? (?:decided|agreed|
    settled|chose|voted)`,
)

/** Words to whoever writes the recap, not to the meeting. */
export function isSaidToTheRecap(text: string): boolean {
  return INSTRUCTS.test(text) || TO_BE_SAID.test(text)
}
