import { pattern } from '../../kernel/text/pattern.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { foldWord, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { directs } from './check-directives.ts'
import { saysItWorks } from './check-efficacy.ts'
import { foretellsLaw } from './check-law.ts'
import { clausesOf } from './clauses-of.ts'
import { hasSpan } from './hours-told.ts'
import { excuses, isKindness } from './kind-words.ts'
import { isReferred, isRetold } from './left-to-professionals.ts'
import { BETWEEN, CALL, list, MODALS } from './modal-words.ts'
import { isOursToo } from './ours-too.ts'
import type { Known } from './reply-sources.ts'

/**
 * Recognises advice by its form, on any subject: telling the caller to do something by hand to a body, an animal or a
 * machine, or in a legal matter; saying that somebody is all right; or predicting what the law will do. Questions,
 * passed-on messages, open statements and the caller's own words are not advice.
 */
export function advisesByBuild(utterance: Utterance, cues: Cues, known: Known): boolean {
  const { language } = known.notes
  const ownName = nameIn(known)
  return clausesOf(utterance).some((clause) => {
    const words = utterance.words
      .slice(Math.max(clause.from, endOfName(ownName, utterance, clause)), clause.to)
      .map(({ folded }) => folded)
    if (isOthers(utterance, clause, words, known)) return false
    const isRelayed = language === 'en' && hasThemTold(words)
    if (isRelayed || isLeftOpen(utterance, cues, clause)) return isRelayed
    if (foretellsLaw(words) || isGuessed(utterance, clause, cues, known)) return true
    return directs(words, language) || (language === 'en' && isCounsel(words, cues, clause))
  })
}

/** The business's name, whose "and" may be written as "&". */
function nameIn({ facts }: Known): string[] {
  return readUtterance(facts.businessName.replaceAll('&', ' and ')).words.map(
    ({ folded }) => folded,
  )
}

/** In "this is Ridge Plumbing and Drain in Austin" the name goes on after the "and". */
function endOfName(name: readonly string[], { words }: Utterance, { from }: Range): number {
  const isName = (start: number) =>
    start >= 0 && name.every((word, at) => words[start + at]?.folded === word)
  const start = name.findIndex((_, at) => at > 0 && isName(from - at))
  return start === -1 ? from : from - start + name.length
}

/** The caller's own words, somebody else's, or what the line itself does. */
function isOthers(
  utterance: Utterance,
  clause: Range,
  words: readonly string[],
  known: Known,
): boolean {
  const before = utterance.words.slice(0, clause.from)
  return (
    isCallers(words, known) ||
    isRetold(utterance, clause, known) ||
    isOursToo(words, before, known.notes.language)
  )
}

function isCounsel(words: readonly string[], cues: Cues, clause: Range): boolean {
  if (isOfPaying(words) || excuses(words)) return false
  return isTold(words) || shouldDo(words) || isCalmed(words, cues, clause) || saysItWorks(words)
}

/** "It's probably the flapper". About the business's own hours and days such words are not a guess. */
function isGuessed(utterance: Utterance, clause: Range, cues: Cues, known: Known): boolean {
  const words = utterance.words.slice(clause.from, clause.to).map(({ folded }) => folded)
  if (!words.some((word) => HEDGED.has(word))) return false
  const isOfHours = OF_HOURS.some((name) => cues.has(name, clause))
  const namesDay = WEEKDAY_CUES.some((name) => cues.has(name))
  if ((isOfHours || namesDay) && hasSpan(utterance, clause, known)) return false
  const isTimed = isOfHours || words.some((word) => /^\d/.test(word))
  return !isTimed || words.some((word) => OTHERS.has(word))
}

const OF_HOURS = ['timeNamed', 'hours', 'weekdays', ...WEEKDAY_CUES] as const

function isLeftOpen(utterance: Utterance, cues: Cues, clause: Range): boolean {
  const stop = utterance.words
    .slice(clause.to - 1)
    .find((one) => one.stop === '.' || one.stop === '?')
  if (stop?.stop === '?' || cues.has('passesOn', clause)) return true
  if (isReferred(utterance, clause)) return true
  const [first, second] = utterance.words.slice(clause.from).map(({ folded }) => folded)
  const isOurs =
    OURSELVES.has(first ?? '') || (JOINS.has(first ?? '') && OURSELVES.has(second ?? ''))
  return isOurs && (cues.has('cannotSay', clause) || !ASSUMES.has(second ?? ''))
}

/** The caller said all the words that matter: it is read back. */
function isCallers(words: readonly string[], { said }: Known): boolean {
  const heard = new Set(said.flatMap((one) => one.split(/[\s,.;!?<>/]+/).map(foldWord)))
  const telling = words.filter((word) => word.length > LONG && !MODALS.has(word))
  return telling.length > 1 && telling.every((word) => heard.has(word))
}

const LONG = 3

/** "Unscrew the handle", "just hold the knob down". */
function isTold(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !LEADS.has(word))
  if (isKindness(words)) return false
  if (TRIES.has(words[at - 1] ?? '') && isHandsGerund(words[at] ?? '')) return true
  if (isOfCall(words.slice(at))) return false
  if (!isHands(words.slice(at))) return false
  const isNoun = /ings?$/.test(words[at + 1] ?? '') || words.some((word) => FINITE.has(word))
  return words.length - at > 1 && !isNoun
}

/** "Tightening", "running": a gerund of a manual action, suggested as something to try. */
function isHandsGerund(word: string): boolean {
  const stem = /^(\w+?)(\w)?ing$/.exec(word)
  const [, short = '', last = ''] = stem ?? []
  return [short, short + last, `${short}${last}e`].some((one) => HANDS.has(one))
}

/** "Tell him not to sign": asks the caller to pass on advice. */
function hasThemTold(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !LEADS.has(word))
  const [verb = '', object = '', ...behind] = words.slice(at)
  if (!TELLS.has(verb) || !OBJECTS.has(object)) return false
  const done = behind.slice(behind.findIndex((word) => !BETWEEN.has(word)))
  return isHands(done) && !isOfCall(done)
}

/** "Take your time", "give me the number", "try again". */
function isOfCall([verb = '', ...behind]: readonly string[]): boolean {
  return SPOKEN.has(verb) && behind.slice(0, 8).some((word) => OF_CALL.has(word))
}

/** "Don't let her eat", "keep him warm"; but "let me see", "keep warm" and "keep it short". */
function isHands(words: readonly string[]): boolean {
  const [verb = '', object = '', how = ''] = words
  return HANDS.has(verb) || (HANDLED.has(verb) && OBJECTS.has(object) && !TOLD.has(how))
}

/** "You can relight it", "she should get her vaccines". */
function shouldDo(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    const must = MUST.has(word) && !isRegret(words, at)
    if (must && at > 0 && !OURSELVES.has(before) && before !== 'that')
      return isAdvised(words, at, true)
    return MAY.has(word) && SUBJECTS.has(before) && isAdvised(words, at, false)
  })
}

/** "You shouldn't have to wait", "you should have been told", "that must be hard": no advice. */
function isRegret(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at)
  return (word === 'must' && next === 'be') || (/^should/.test(word) && next === 'have')
}

/** "You can pay by card": ways to pay are checked as facts, not as advice. */
function isOfPaying(words: readonly string[]): boolean {
  const pays = words.findIndex((word) => PAYS.has(word))
  return pays !== -1 && words.slice(pays + 1).some((word) => MEANS.has(word))
}

/** `must`: anything not about a call; otherwise only manual actions. */
function isAdvised(words: readonly string[], modal: number, must: boolean): boolean {
  const behind = words.slice(modal + 1)
  const from = behind.findIndex((one) => !BETWEEN.has(one))
  if (from === -1 || isOfCall(behind.slice(from))) return false
  return must ? !CALL.has(behind[from] ?? '') : isHands(behind.slice(from))
}

/** "He'll be fine", "a quarter tablet should be okay"; "Monday will be fine" is not reassurance. */
function isCalmed(words: readonly string[], cues: Cues, clause: Range): boolean {
  const text = ` ${words.join(' ')} `
  if (!CALMS.test(text) || /^ (?:(?:so|and|but|then) )*(?:that|this|which|i|we|all)/.test(text))
    return false
  return ![...WEEKDAY_CUES, ...TIMES].some((name) => cues.has(name, clause))
}

const TIMES: readonly CueName[] = [
  'today',
  'tonight',
  'tomorrow',
  'timeNamed',
  'morning',
  'evening',
]
const CALMS = new RegExp(pattern` (?:hell|shell|itll|theyll|youll|
  (?:should|will|would|ought to|must)(?: probably| just)? be|
  (?:he|she|it|they|you) (?:is|are|seems?|gets?)(?: probably| just)?) (?:perfectly |totally |
  just |probably |be )*(?:fine|okay|ok|alright|safe|harmless|normal|better|healed) `)

const OURSELVES = list('i ill im id ive we well were our let lets nobody only')
const TRIES = list('try consider')
const TELLS = list('tell have let make advise')
const JOINS = list('and but so then')
/** "I think you'd win" is advice from the line itself. */
const ASSUMES = list('think believe guess bet suppose would expect am sure')
const LEADS = list(
  `just then please and so but no yes yeah well okay ok sure first next now also simply try to dont
  do not never always oh you then`,
)
/** Verbs of manual actions. */
const HANDS =
  list(`turn unscrew screw swap remove replace tighten loosen pour clean wash rinse soak apply put
    give feed take skip stop start press push pull cut wrap plug unplug flip reset relight light
    drain flush plunge snake jiggle bleed rub massage bandage ice elevate mix add use withhold
    refuse sign sue file record pay crush dilute squeeze trim clip shave bleach tape patch seal bang
    tap shake cover insert induce swallow chew drink eat inject dose hold twist lift install
    disconnect reconnect plead appeal deny admit fight break ignore try reuse treat worm crate
    kennel fast change move shut lock unlock unhook snap detach attach connect pry bend
    wipe dab scrub spray sprinkle scoop grease heat freeze boil dip smear stitch splint evict paint
    glue caulk drill hammer dig mop burn shred hide throw`)
/** Verbs with a person or thing as object, which may also ask the caller for something. */
const HANDLED = list('keep let make')
/** How something is told. */
const TOLD = list('short brief simple quick')
const OBJECTS = list('him her it them your')
/** "Drain cleaning is one of our services": an instruction does not contain these. */
const FINITE = list('is are was were starts start costs cost runs')
/** Verbs of `HANDS` that also occur in talk about the call. */
const SPOKEN = list(
  'take give hold put try start add use stop type press push tap sign record drop',
)
/** Next to such a verb, these show that it is about the call. */
const OF_CALL = list(
  `message messages call calls calling number numbers name time care on me us down note notes
  information details moment second minute address email text look word again back office line
  keypad key keys card cards slow easy breath breaths`,
)
/** Words of a guess about what is wrong, or about what others do. */
const HEDGED =
  list(`probably usually typically normally generally likely mostly probablemente seguramente
    normalmente generalmente provavelmente geralmente sûrement probablement normalement généralement
    wahrscheinlich bestimmt normalerweise meistens vermutlich muhtemelen genellikle наверное скорее
    обычно`)
const PAYS = list('pay paying settle')
const MEANS = list(
  'card cards cash check checks credit debit venmo zelle paypal transfer online phone',
)
const SUBJECTS = list('you he she they it youd youll hed shed theyd')
const MUST = list('should must ought needs shouldnt mustnt need')
const MAY = list('can could may might have dont cant want')
const OTHERS = list('he she they it its hes shes theyre')
