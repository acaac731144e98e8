import { pattern } from '../../kernel/text/pattern.ts'

/** "Give your parrot my best", "give Rita a pat", "a hug for me": a kindness from the speaker. */
export function isKindness(words: readonly string[]): boolean {
  return FROM_US.test(words.join(' '))
}

/**
 * "No need to be sorry", "you don't need to apologize", "you shouldn't be hard on yourself": kind words to a caller who
 * apologises, thanks or feels guilty. Being or feeling something towards oneself is a mood, and no action.
 */
export function excuses(words: readonly string[]): boolean {
  const text = words.join(' ')
  return EXCUSES.test(text) || MOOD.test(text)
}

const MOOD = new RegExp(pattern`
  \b(?:be|being|feel|get) (?:so |too |that |very |more |a little )*\w+ (?:on|
  with|to|at|about) (?:yourself|yourselves)\b|
  \b(?:blame|forgive|beat) yourself\b`)

const EXCUSES =
  /\b(?:no|not|dont|neednt) (?:need to |have to )?(?:be (?:sorry|embarrassed|ashamed|shy)|apologi[sz]e|thank)\b/

const FROM_US = new RegExp(pattern`
  \b(?:my|our|all our) (?:very |warmest |warm )?(?:best|love|regards|wishes|condolences|sympathy|congratulations|
  thanks|greetings)\b|
  \bfrom (?:me|us|all of us|everyone here|everybody here|the whole team)$|
  \b(?:hug|kiss|pat|scratch|squeeze|cuddle) for (?:me|us)$|
  \bgive (?:\w+ ){1,3}(?:a|some|lots of) (?:\w+ )?(?:pats?|hugs?|kiss(?:es)?|cuddles?|snuggles?|
  scratch(?:es)?)(?: (?:on the head|(?:behind|between) (?:the|his|her|their|its) ears))?$`)
