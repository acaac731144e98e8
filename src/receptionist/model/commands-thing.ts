import { pattern } from '../../kernel/text/pattern.ts'
import { BETWEEN, CALL, list } from './modal-words.ts'

/**
 * "Change the locks on him", "move your stuff out": any bare verb at the start of a clause with its object right after
 * it. Verbs about a call, and kind wishes, are allowed.
 */
export function commandsThing(words: readonly string[]): boolean {
  const [verb = '', thing = '', next] = words
  if (
    verb.length < 3 ||
    NO_VERB.has(verb) ||
    INFLECTED.test(verb) ||
    [CALL, BETWEEN, KIND].some((one) => one.has(verb))
  )
    return false
  if (!THINGS.has(thing) || words.some((word) => TELLS.has(word) || OF_TALK.has(word))) return false
  return next === undefined ? PRONOUNS.has(thing) : !ORDINAL.test(next)
}

/** "Rita it is", "due the third": names a person or a day. */
const TELLS = list('is are was were isnt')
const ORDINAL = /^(?:\d|first$|second$|third$|\w+(?:th|first|second|third)$)/

/** "Pick a time", "grab a pen": for the call itself. */
const OF_TALK =
  list(`message messages call calls number numbers name names time times address email text details
  information note notes word words digit digits day days date question questions spelling code pen pencil paper
  website site page moment minute second guess`)

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

const PRONOUNS = list('him her it them')
const THINGS = list(
  `the a an your his their this that these those it him her them some any everything all both`,
)
/** Not the form of an imperative; "press" and "dress" are caught elsewhere. */
const INFLECTED = /(?:ing|ed|ly|s)$/
const KIND = list(`
  believe remember hope guess bet suppose trust feel glad happy nice lovely sad lucky cool enjoy wish hug pat kiss
  thank love bless forgive excuse pardon mind rest congratulate greet cherish appreciate sorry`)
/** Words that may come before a noun but are no verb. */
const NO_VERB = list(`
  in on at of for from with without by to into onto over under after before during until till since about around
  through across behind beside near past toward than like per via off out up down within inside outside above below
  between among against upon except plus minus except beyond despite
  and but or nor so yet if whether when while where why how because cuz though although unless once then
  is are was were am be been do does did has have had can could will would shall should may might must cant dont wont
  didnt isnt arent wasnt that who whom whose what which whatever whichever these those this both half such quite rather
  only even just not never also too i we you he she it they me us him her them my our your his their
  yes no yeah okay ok oh ah well sure right alright great good fine perfect sorry hi hello hey thanks please maybe
  perhaps there here now today tonight tomorrow still already again always soon later one two three all some any none
  most many much more less lots each every another other same else
  im ill id ive youre youll youd hell shell theyll well wed were its thats whats theres heres hes shes lets
  far given almost neither either instead otherwise however therefore anyway meanwhile overnight nobody everyone
  due busy free worth back next last kind sort way half double monday tuesday wednesday thursday friday saturday
  sunday got understood noted`)
