import { pattern } from '../../kernel/text/pattern.ts'
import { dayWords, monthOf } from '../../receptionist/facts/day-words.ts'
import { WEEKDAY_CUES } from '../../receptionist/languages/cue-names.ts'
import { findCues } from '../../receptionist/languages/find-cues.ts'
import { sourceOf } from '../../receptionist/names-and-numbers-said.ts'
import { foldWord, readUtterance } from '../../receptionist/understand/utterance.ts'
import { cue } from './cue-pattern.ts'
import type { Language } from './language-heard.ts'
import { saidCues } from './model-cues.ts'
import { type Claim, isAsked, isSame, type Talk } from './quote-place.ts'
import type { RecapSegment } from './recap-writer.ts'
import { isOnSubject, subjectsOf } from './subjects-shared.ts'

/** How many segments later a figure may change without its subject being named again. */
const NEAR = 4

/**
 * "Actually, make the stollen twenty-five", "entonces a las siete", "hmm, Monday then": a later segment gives another
 * figure or day for the same thing.
 */
export function isFigureChanged(claim: Claim, talk: Talk): boolean {
  const line = `${claim.text} ${claim.due ?? ''}`
  const told = figuresIn(line, talk.language)
  if (told.length === 0) return false
  const last = Math.max(...claim.cited)
  return talk.segments.slice(last).some((later, after) => {
    const isNear = after < NEAR
    const isTheirs = isNear && isConceded(claim, later, talk)
    if (!isTheirs && isUnsure(later.text, talk.language)) return false
    if (!isTheirs && !REVISES.test(later.text) && !(isNear && CONCLUDES.test(later.text)))
      return false
    const part = figuredPart(later.text, talk.language)
    const others = figuresIn(part, talk.language)
    const isOther = others.length > 0 && !others.some((one) => told.includes(one))
    const isCountDated =
      namesDay(part, talk.language) && !namesDay(line, talk.language) && !namesMonth(line)
    return (
      isOther &&
      !isCountDated &&
      told.some((one) => others.some((other) => isOfKind(one, other))) &&
      (isTheirs || isOfSame(claim, later, isNear, talk))
    )
  })
}

function isUnsure(text: string, language: Language): boolean {
  const { tentative, past } = saidCues(language)
  return isAsked(text) || tentative.test(text) || past.test(text)
}

/** "You're right, it's six hundred fifty": speakers give up their own figure, whatever else they tell. */
function isConceded({ cited }: Claim, later: RecapSegment, { segments }: Talk): boolean {
  const isOwn = cited.some((number) => segments[number - 1]?.speaker === later.speaker)
  return isOwn && later.speaker !== null && CONCEDES.test(later.text)
}

/** The first part that has figures, in a segment that concludes or revises. */
function figuredPart(text: string, language: Language): string {
  const parts = text.split(/[,.;!…]+(?!\d)/)
  return parts.find((part) => figuresIn(part, language).length > 0) ?? ''
}

/** "By the fourteenth" changes a date, and no count. The first and second are mostly no days. */
function namesDay(text: string, language: Language): boolean {
  const { ordinal } = dayWords(language)
  return text.split(SPACES).some((word) => {
    const folded = foldWord(word)
    const day = ordinal.get(folded) ?? ordinal.get(`${folded}n`) ?? 0
    return day > SEQUENCE || /^\d{1,2}(?:st|nd|rd|th|\.$)/.test(word)
  })
}

/** The day of a named month may be written as a plain number. */
function namesMonth(text: string): boolean {
  return text.split(SPACES).some((word) => monthOf(foldWord(word)) !== undefined)
}

const SPACES = /[^\p{L}\p{N}.]+/u
const SEQUENCE = 3

/** The same subject, the speaker's own task, or the same words before the figure: "a las ocho", "a las siete". */
function isOfSame(claim: Claim, later: RecapSegment, isNear: boolean, talk: Talk): boolean {
  if (isOnSubject(subjectsOf(`${claim.text} ${claim.quote}`, talk), later.text, talk)) return true
  if (!isNear) return false
  if (claim.owner !== null && isSame(claim.owner, later.speaker)) return true
  const lead = LEAD.exec(claim.quote)?.[0]
  return lead !== undefined && later.text.toLowerCase().includes(lead.toLowerCase())
}

const LEAD = /(?<!\p{L})(?:a las|às|a la|um|à)(?= \p{L}|\s?\d)/iu

const isOfKind = (one: string, other: string) => /^\d/.test(one) === /^\d/.test(other)

function figuresIn(text: string, language: Language): string[] {
  const cues = findCues(readUtterance(text), language)
  const days = WEEKDAY_CUES.filter((day) => cues.has(day))
  return [...sourceOf([text], [language]).numbers, ...days]
}

/** Gives another figure, however much later. */
const REVISES = cue(
  pattern`
    make (?:it|that|the \p{L}+)|instead(?! of)|on second thought|changed? (?:it|that) to|
    (?:raised?|lower(?:ed)?|moved?|pushed|bumped) (?:it |that )?(?:up |down |back )?to`,
  'mejor|al final|(?:lo|la) (?:subimos|bajamos|cambiamos|pasamos)|melhor|afinal',
  'lieber|stattdessen|finalement|plutôt|лучше|всё-таки',
)
/** Concludes or corrects what was just talked of. */
const CONCLUDES = cue(
  pattern`
    then|actually|after all|entonces|pues|en realidad|dann|also|doch|besser|alors|donc|en fait|
    então|na verdade|тогда|o zaman|aslında`,
)
/** Admits that somebody else had it right. */
const CONCEDES = cue(
  "you're right|you are right|right you are|my mistake|i stand corrected|my bad",
  'du hast recht|sie haben recht|mein fehler|hab mich (?:geirrt|vertan)|tienes razón|me equivoqué',
  'tens razão|você tem razão|me enganei|tu as raison|vous avez raison|je me suis trompée?',
  'haklısın(?:ız)?|yanılmışım|(?:ты|вы) прав\\p{L}*|я ошиб\\p{L}*',
)
