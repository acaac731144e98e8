import { pattern } from '../../kernel/text/pattern.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { list } from './modal-words.ts'

/** "Guinea pigs are fine", "financing's available": what comes before the approval in a clause, or null. */
export function approvedIn({ words }: Utterance, clause: Range): Range | null {
  const here = words.slice(clause.from, clause.to)
  const text = here.map(({ folded }) => folded).join(' ')
  const yes = YES.exec(text)
  if (yes === null || ASKED.has(here[0]?.folded ?? '')) return null
  const to = text.slice(0, yes.index).split(' ').filter(Boolean).length
  const hasVerb = yes[0].split(' ').some((word) => BE.has(word))
  const isShort = /['’]s$/.test(here[to - 1]?.heard ?? '')
  const isThing = !here.slice(0, to).some(({ folded }) => SPEAKERS.has(folded))
  return to > 0 && isThing && (hasVerb || isShort)
    ? { from: clause.from, to: clause.from + to }
    : null
}

const YES = new RegExp(pattern`
  (?:\b(?:is|are|can) )?\b(?:also |totally |perfectly |absolutely |always |usually |all |
  just |never |not )*(?:fine|okay|ok|alright|no problem|no trouble|a problem|an issue|welcome|
  available|doable|possible|easy|covered|included|(?:right )?up (?:our|her|his|their) alley|
  (?:both )?(?:on|in|within|part of) (?:our|the) (?:service |price |full )?
  (?:route|area|territory|menu|list|lineup|catalog|brochure)|
  be (?:added|done|arranged|included|handled)|
  something (?:we|our|they|he|she|the|mr|mrs|ms|dr)|one of (?:our|her|his|their)|
  what (?:we|they|she|he) (?:do|does)|works? here)\b`)
const BE = list('is are can work works')
/** "Whether Oakland is possible": leaves it open. */
const ASKED = list('whether if')
/** The speakers, and what is done in a call, are not services. */
const SPEAKERS = list(
  'i im you youre he she they we that thats this which what whatever either any anything everything it its your my',
)

/** "Our guys handle gas lines", "the doctor treats birds": what the people of the business do. */
export function isOurPeoples({ words }: Utterance, clause: Range): boolean {
  const text = words
    .slice(clause.from, clause.to)
    .map(({ folded }) => folded)
    .join(' ')
  return OUR_PEOPLE.test(text)
}

const PEOPLE = pattern`(?:team|guys|crews?|folks|people|staff|techs?|technicians?|plumbers?|doctors?|vets?|
  groomers?|attorneys?|lawyers?|stylists?|colorists?|department|girls|ladies|owner|partners?)`
const DOES = pattern`(?:also |regularly |often |usually |always |really |actually |all |both |can |could |does |do )*
  (?:do|does|handles?|treats?|sees?|takes?(?: on)?|offers?|fix(?:es)?|installs?|repairs?|repipes?|
  works? (?:on|with)|specializ\w+|loves?|carry|carries|sells?|services?|provides?|accepts?|
  represents?|defends?|files?|drafts?|grooms?|boards?)`
const OUR_PEOPLE = new RegExp(pattern`
  \bour (?:\w+ ){0,2}${PEOPLE} ${DOES}\b|
  \b(?:the|our) ${PEOPLE} (?:also )?(?:does|treats|sees|handles|offers|loves|specializes|represents|
  installs|repairs|accepts)\b(?! (?:it|this|that|your|every)\b)`)
