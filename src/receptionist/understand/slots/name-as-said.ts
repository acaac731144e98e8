import { foldWord, type Range } from '../utterance.ts'
import type { Expects } from './expects.ts'
import { beforeSpellings, saidAgain } from './name-again.ts'
import { nameAlone } from './name-alone.ts'
import {
  afterLeads,
  afterShortLeads,
  bareAnswers,
  type Candidate,
  isFirstPerson,
  likeKnown,
} from './name-candidates.ts'
import { deniedNames, deniesKnown } from './name-denied.ts'
import type { Hearing } from './name-hearing.ts'
import { askedToSay, inTalk, knownInFull, saidInFull } from './name-in-talk.ts'
import { withoutAccounts } from './name-of-account.ts'
import { isFirstName, isLastName } from './name-or-common-word.ts'
import { isOwn } from './name-owner.ts'
import { beforeTails } from './name-tails.ts'
import { isLike } from './name-with-letters.ts'

/** A name as the caller said it, with the words that gave it. */
export type SaidName = {
  text: string
  ranges: readonly Range[]
  sure: boolean
  /** An everyday word, so hardly a name. */
  odd: boolean
  corrects: boolean
  /** Said as their own: "I'm …", "my name is …", "… speaking". */
  isSelf: boolean
}

type Whole = Omit<SaidName, 'corrects' | 'odd' | 'isSelf'>

const WEIGHT = { lead: 8, tail: 6, again: 5, short: 4, bare: 0, talk: 0 }

/** The caller's name among the words, or null. */
export function saidName(
  hearing: Hearing,
  expects: Expects,
  known: string | null,
): SaidName | null {
  const denied = deniedNames(hearing)
  const isDenied = denied.length > 0 && known !== null
  // "It should say Odile, not Otile" is about another name than theirs.
  const isOfAnother = isDenied && !deniesKnown(hearing, known)
  const mayBeBare = hearing.asked || expects === 'fix' || (isDenied && !isOfAnother)
  const all = [
    ...afterLeads(hearing),
    ...beforeTails(hearing),
    ...afterShortLeads(hearing, denied, known),
    ...(known === null
      ? firstGiven(hearing, expects)
      : [...likeKnown(hearing, known), ...knownInFull(hearing, known)]),
    ...(mayBeBare ? withoutLead(hearing, denied, expects) : []),
  ].filter(
    (one) =>
      !denied.some(({ from, to }) => one.run.from >= from && one.run.from < to) &&
      isOwn(hearing, one) &&
      (!isOfAnother || isSelf(hearing, one)) &&
      !(known === null && isSpokenTo(hearing, one)),
  )
  const ranked = withoutAccounts(hearing, all, known).toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const [best] = ranked
  if (!best) return null
  const whole = wholeName(hearing, best, [...ranked, ...saidInFull(hearing, best)], known)
  const odd = !whole.sure && best.run.strength === 0
  const corrects = known !== null && mayReplace(hearing, known, { best, expects, text: whole.text })
  return { ...whole, odd, corrects, isSelf: best.by === 'lead' || isSelf(hearing, best) }
}

/**
 * A known name is replaced by a fuller one, by a similar one, by the answer to its read-back, and by a name the caller
 * says with "I" while correcting something. Any other may be somebody else's.
 */
function mayReplace(
  hearing: Hearing,
  known: string,
  { best, expects, text }: { best: Candidate; expects: Expects; text: string },
): boolean {
  if (completes(known, best, text)) return true
  // "My name is Gail Prentiss", when the name kept is that of her dog.
  if (best.by === 'lead' && best.part === null && best.run.strength > 1) return true
  if (isLikeKnown(best.run.words, known, READ_WITH_NUMBER.has(expects))) return true
  if (expects === 'confirm_name' || expects === 'fix') return true
  if (deniesKnown(hearing, known)) return true
  const { cues } = hearing
  const changes = cues.has('correction') || cues.has('no')
  // "Yeah, that's good, and the cake should say Caitlin, not Kaitlyn" finds no fault with what was read back.
  const deniesRead = READ_WITH_NUMBER.has(expects) && !cues.has('yes')
  return changes && (isSelf(hearing, best) || deniesRead)
}

/**
 * A word of it is like one of the known name's. "Ruth Abbott" is another of Gwen Abbott's family, but for the answer to
 * the name that was read back.
 */
function isLikeKnown(words: readonly string[], known: string, isRead: boolean): boolean {
  const [first, held] = [foldWord(words[0] ?? ''), known.split(' ')]
  const isWhole = words.length > 1 && held.length > 1
  const isNamed = isFirstName(first) && isFirstName(foldWord(held[0] ?? ''))
  if (!isRead && isWhole && isNamed && !isLike(held[0] ?? '', first)) return false
  return words.some((word) => isLike(known, foldWord(word)))
}

/** "I'm …", "my name is …", "… speaking". */
function isSelf({ utterance }: Hearing, { by, range, run }: Candidate): boolean {
  const lead = utterance.words.slice(range.from, run.from)
  return by === 'tail' || lead.some(({ folded }) => isFirstPerson(folded))
}

/** These questions also read back a name that is not confirmed yet. */
const READ_WITH_NUMBER: ReadonlySet<Expects> = new Set(['caller_phone', 'confirm'])

/** "No Bernice I'm not done": with no name to correct, one name after a "no" addresses somebody in the room. */
function isSpokenTo({ cues, utterance }: Hearing, { run, by }: Candidate): boolean {
  const isBare = by === 'bare' && run.words.length === 1 && run.to < utterance.words.length
  return isBare && cues.all('no').some(({ to }) => to === run.from)
}

/** Where no name is known, it may come without a lead in a few more places. */
function firstGiven(hearing: Hearing, expects: Expects): Candidate[] {
  return [...(expects === 'open' ? [] : nameAlone(hearing)), ...askedToSay(hearing)]
}

function withoutLead(hearing: Hearing, denied: readonly Range[], expects: Expects): Candidate[] {
  return [
    ...saidAgain(hearing),
    ...beforeSpellings(hearing),
    ...bareAnswers(hearing, denied, expects === 'name'),
    ...(hearing.asked ? inTalk(hearing) : []),
  ]
}

/** "Quist" is known, and now it is "Nora Quist". */
function completes(known: string, { part }: Candidate, text: string): boolean {
  const [held, said] = [known.split(' ').map(foldWord), text.split(' ').map(foldWord)]
  return part !== null || (said.length > held.length && held.every((word) => said.includes(word)))
}

function scoreOf({ run, by, part }: Candidate): number {
  return WEIGHT[by] + run.strength * 3 + Math.min(run.words.length, 3) - (part === 'last' ? 4 : 0)
}

function wholeName(
  hearing: Hearing,
  best: Candidate,
  all: readonly Candidate[],
  known: string | null,
): Whole {
  const others = all.filter(({ run }) => run.from !== best.run.from)
  // "Last name is Lopez, L O P E Z" is the last name, though its letters name it alone.
  const isLast = all.some(({ run, part }) => part === 'last' && run.from === best.run.from)
  const last = isLast ? best : others.find(({ part }) => part === 'last')
  const first = isLast ? others.find(({ part }) => part === null) : best
  if (last && first && first.run.words.length === 1) {
    const pair = [first, last]
    const text = pair.map(({ run }) => run.text).join(' ')
    return {
      text,
      ranges: pair.map(({ range }) => range),
      sure: pair.every((one) => one === last || isSure(one)),
    }
  }
  if (last && !first && known) {
    return {
      text: `${known.split(' ')[0]} ${last.run.text}`,
      ranges: [last.range],
      sure: isSure(last),
    }
  }
  if (best.part === 'first' && !last && known) {
    const rest = known.split(' ')
    const isSurname = rest.length === 1 && !isFirstName(foldWord(known))
    const text = [best.run.text, ...(isSurname ? rest : rest.slice(1))].join(' ')
    return { text, ranges: [best.range], sure: isSure(best) }
  }
  const titled = firstOfTitled(hearing, best, others)
  if (titled) return titled
  const fullest = fullerOf(best, others)
  const again = others.filter(({ run }) =>
    fullest.run.text.toLowerCase().includes(run.text.toLowerCase()),
  )
  return {
    text: fullest.run.text,
    ranges: [...new Set([best, fullest, ...again])].map(({ range }) => range),
    sure: isSure(fullest),
  }
}

/** "It's Mrs. Ostrander … I'm Dorothy": the first name replaces the title. */
function firstOfTitled(
  { utterance: { words } }: Hearing,
  { run, range }: Candidate,
  others: readonly Candidate[],
): Whole | null {
  const isTitled = run.words.length === 2 && foldWord(run.words[0] ?? '') !== run.head
  const firsts = others.filter((one) => one.run.words.length === 1 && isFirstName(one.run.head))
  // "Glenda. Wayne was just as nice as he could be": a name alone in its sentence is the caller's.
  const alone = ({ run: { from, to } }: Candidate) =>
    words[to - 1]?.stop === '.' && (from === 0 || words[from - 1]?.stop !== '')
  const first = firsts.find(alone) ?? firsts.find(({ by }) => by !== 'talk' && by !== 'bare')
  if (!isTitled || !first) return null
  const text = `${first.run.text} ${run.text.split(' ').at(-1)}`
  return { text, ranges: [range, first.range], sure: isSure(first) }
}

/** "Mike. Mike Delgadillo", "Okafor, Chidi Okafor": the fullest form of a name said twice. */
function fullerOf(best: Candidate, others: readonly Candidate[]): Candidate {
  const words = best.run.words.map((word) => word.toLowerCase())
  const fuller = others.filter(({ run }) => {
    return (
      run.words.length > words.length &&
      run.words.some((word) => words.includes(word.toLowerCase()))
    )
  })
  return fuller.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? best
}

/** A single everyday word, or anything else that is only likely, is read back. */
function isSure({ run, by }: Candidate): boolean {
  const isListed = (word: string) => isLastName(foldWord(word)) || isFirstName(foldWord(word))
  if (by === 'talk') return isListed(run.words.at(-1) ?? '')
  if (run.strength !== 1) return run.strength > 1
  return by === 'lead' || run.words.some(isListed)
}
