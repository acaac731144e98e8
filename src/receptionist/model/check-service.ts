import { pattern } from '../../kernel/text/pattern.ts'
import type { Term } from '../facts/thesaurus.ts'
import type { Range } from '../understand/utterance.ts'
import { tellsHours } from './check-hours.ts'
import { claimsUnknown } from './claims-unknown.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { claimsNothing, isAskedAtEnd, type Sentence, wordsOf } from './sentence-to-check.ts'
import { doneIn, termsAsked, termsWithin } from './services-known.ts'
import { wordSet } from './word-set.ts'

/** "We also do septic tanks", "guinea pigs are fine": claims something that is not in the facts. */
export function claimsService(sentence: Sentence): boolean {
  if (sentence.language !== 'en') return claimsUnknown(sentence)
  const does = doneIn(sentence.known)
  const isHeld = ({ concept }: Term) => does.has(concept)
  return clausesOf(sentence.utterance).some((clause, nth, clauses) => {
    const approved = approvedIn(sentence, clause).filter(({ weight }) => weight >= 1)
    if (approved.length > 0 && !approved.some(isHeld)) return true
    const told = claimedIn(sentence, clause, clauses.slice(0, nth))
    const telling = told.filter(({ weight }) => weight >= 1)
    return !telling.every(isHeld) || (told.length > 0 && !told.some(isHeld))
  })
}

/** "Guinea pigs are fine", "financing's available": what comes before the approval. */
function approvedIn(sentence: Sentence, { from, to }: Range): Term[] {
  const { words } = sentence.utterance
  const here = wordsOf(sentence.utterance, { from, to })
  const yes = APPROVES.exec(here.join(' '))
  if (yes === null || WHETHER.has(here[0] ?? '')) return []
  const count = yes.input.slice(0, yes.index).split(' ').filter(Boolean).length
  const hasVerb = yes[0].split(' ').some((word) => BE.has(word))
  const isShort = /['’]s$/.test(words[from + count - 1]?.heard ?? '')
  const isThing = !here.slice(0, count).some((word) => SPEAKERS.has(word))
  const range = { from, to: from + count }
  const isClaim = count > 0 && isThing && (hasVerb || isShort) && !claimsNothing(sentence, range)
  return isClaim ? termsWithin(sentence, range) : []
}

const APPROVES = new RegExp(pattern`
  (?:\b(?:is|are|can|(?:should|will|would) be) )?\b(?:also |totally |perfectly |absolutely |always |usually |all |
  just |never |not )*(?:fine|okay|ok|alright|no problem|no trouble|a problem|an issue|welcome|
  available|doable|possible|easy|covered|included|(?:right )?up (?:our|her|his|their) alley|
  (?:both )?(?:on|in|within|part of) (?:our|the) (?:service |price |full )?
  (?:route|area|territory|menu|list|lineup|catalog|brochure)|
  be (?:added|done|arranged|included|handled)|
  something (?:we|our|they|he|she|the|mr|mrs|ms|dr)|one of (?:our|her|his|their)|
  what (?:we|they|she|he) (?:do|does)|works? here)\b`)
const BE = wordSet('is are be can work works')
/** "Whether Oakland is possible": leaves it open. */
const WHETHER = wordSet('whether if')
/** The speakers, and what is done in a call, are not services. */
const SPEAKERS = wordSet(
  'i im you youre he she they we that thats this which what whatever either any anything everything it its your my',
)

/** What a clause says that the business or its people do; "we see those too" points at what was named before. */
function claimedIn(sentence: Sentence, clause: Range, before: readonly Range[]): Term[] {
  if (claimsNothing(sentence, clause) || isAskedAtEnd(sentence)) return []
  const from = claimsFrom(sentence, clause)
  if (from === null) return []
  const own = termsWithin(sentence, { ...clause, from })
  const points = wordsOf(sentence.utterance, clause).some((word) => POINTS.has(word))
  if (!points || own.some(({ weight }) => weight >= 1)) return own
  const named = [termsAsked(sentence), ...before.map((one) => termsWithin(sentence, one))]
  return named.findLast((terms) => terms.some(({ weight }) => weight >= 1)) ?? []
}

const POINTS = wordSet('those them that these it')

/** Where the claim begins: "our crew covers …" with the verb. */
function claimsFrom(sentence: Sentence, clause: Range): number | null {
  const { utterance, cues } = sentence
  if (tellsHours(sentence, clause)) return null
  if (cues.all('claims').some((range) => isWithin(range, clause))) return clause.from
  const here = wordsOf(utterance, clause)
  const text = here.join(' ')
  const who = WHO.exec(text)
  if (who === null) return null
  const before = text.slice(0, who.index).split(' ').filter(Boolean).length
  const behind = before + who[0].trim().split(' ').length
  const at = here.findIndex((word, place) => place >= behind && !BESIDE.has(word))
  const lead = utterance.words[clause.from + before - 1]
  const isLed = before > 0 && lead?.stop === '' && LEADS.has(lead.folded)
  const verb = utterance.words[clause.from + at]
  // In "the Better Business Bureau" the name goes on.
  if (isLed || at === -1 || !verb || /^\p{Lu}/u.test(verb.heard)) return null
  // "The office visit": of one place the verb would end in "-s", and not in the "'s" of "the office visit's $72".
  const isVerb = /[^'’]s$/i.test(verb.heard)
  if (ONE_PLACE.test(who[0].trim()) && at === behind && !isVerb) return null
  const isWe = /^we/.test(who[0])
  if ((isWe ? WE_TALK : TALK).has(verb.folded)) return null
  return isWe ? clause.from : clause.from + at
}

const PEOPLE = pattern`(?:team|guys|gals|crews?|folks|people|staff|techs?|technicians?|plumbers?|
  doctors?|docs?|vets?|groomers?|attorneys?|lawyers?|stylists?|colorists?|department|girls|ladies|
  partners?|firm|office|clinic|practice|shop|studio|salon|company|business)`
const WHO = new RegExp(pattern`
  \b(?:we(?:ve)?|(?:all |both |one |some |most )?(?:of )?(?:the|our) (?:\w+ ){0,2}?${PEOPLE}
  (?: here| there)?|(?:dr|doctor) \w+) (?!of |for |at |on |in |to )`)
const ONE_PLACE =
  /\b(?:the|our) (?:\w+ )?(?:firm|office|clinic|practice|shop|studio|salon|company|business)$/
/** Words between the subject and the verb. */
const BESIDE = wordSet(
  'also all both always usually often regularly still even really actually just do does did can could got gladly',
)
/** "I'll ask whether the attorneys handle that", "when we open". */
const LEADS = wordSet(
  `can could shall may should do would if whether what which that whatever when whenever while where how why because
  until before after so than to for with from by at in of about call tell ask reach let give visit show`,
)
/** Verbs of a business about itself and the call: they name no service. */
const WE_TALK = wordSet(
  `are were re will ll would d could should might may must open close dont know hope need want ask
  pass look try only leave keep note wait hear say speak talk call answer closed opened thank
  understand appreciate apologize record start finish wrap`,
)
/** The same of its people, and words that go on with their name. */
const TALK = wordSet(
  `are is was were be been will would should might may must has had have hasnt open opens close closes closed know knows
  hope need needs want wants ask asks asked pass passes look looks looked try only leave keep note wait hear hears say
  says said speak talk tell told call calls called answer answers thank understand appreciate record records read reads
  review decide decides set sets check checks get gets give gives return reply send sends let lets make makes follow
  confirm explain discuss like likes loves prefer use uses pick reach respond gone runs start starts charge charges
  cost costs bill quote walk and or that who which with from number phone line address hours to when if so then now here
  there directly about back too first as near before after tomorrow today tonight i you we they he she it your their
  his her the a an not never dont doesnt cant wont isnt arent`,
)
