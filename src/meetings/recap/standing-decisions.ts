import { cue } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import type { Language } from './language-heard.ts'
import { saidCues } from './model-cues.ts'
import { isOnTheSubject } from './put-off.ts'
import type { Line, Spoken } from './spoken-meeting.ts'

/** A decision and the lines that only repeat it. */
export type Standing<Found> = Found & { echoes: Line[] }

/** A decision is repeated within this many segments. */
const ECHO_SEGMENTS = 2
/** Another takes the place of the last one within this many segments, whatever its subject. */
const REPLACED_SEGMENTS = 6
/** "No." may answer a question; "wait, no" takes something back. */
const TAKEN_BACK_WORDS_MIN = 2

/** In place of something else. */
const INSTEAD = cue(
  'instead(?! of)|on second thoughts?|rather than (?:that|this)',
  'en (?:su lugar|vez de eso|lugar de eso)|mejor|em vez disso|melhor|stattdessen|doch lieber',
  'plutôt|à la place|вместо этого|лучше|onun yerine',
)

/** Decisions, in the order they were made, without those that a later one replaces, and each told once. */
export function standingDecisions<Found extends { line: Line }>(
  found: readonly Found[],
  { lines, language }: Pick<Spoken, 'lines' | 'language'>,
): Standing<Found>[] {
  const standing: Standing<Found>[] = []
  for (const each of found) {
    const { line } = each
    const last = standing.at(-1)
    if (last && isEchoOf(line, last.line)) {
      last.echoes.push(line)
      continue
    }
    const takesBack = isTakenBack(lines[lines.indexOf(line) - 1], line, language)
    const replaced = standing.findLastIndex((one) =>
      isReplaced(one.line, line, takesBack, language),
    )
    if (replaced >= 0) standing.splice(replaced, 1)
    standing.push({ ...each, echoes: [] })
  }
  return standing
}

/** "Fine, green then", right after green was decided on. */
function isEchoOf(line: Line, decided: Line): boolean {
  const isSoon = line.at - decided.at <= ECHO_SEGMENTS
  return isSoon && line.subject.every((word) => decided.subject.includes(word))
}

/** On the same subject; or just before, and taken back or in the same words: "go with blue", "go with green". */
function isReplaced(decided: Line, line: Line, takesBack: boolean, language: Language | null) {
  if (!takesBack && !INSTEAD.test(line.text)) return false
  if (isOnTheSubject(decided, line)) return true
  const isNear = line.at - decided.at <= REPLACED_SEGMENTS
  const verb = verbOf(decided, language)
  return isNear && (takesBack || (verb !== undefined && verb === verbOf(line, language)))
}

/** The last word of what makes it a decision. */
function verbOf({ text }: Line, language: Language | null): string | undefined {
  const { resolved } = cuesOf(language)
  return resolved.exec(text)?.[0].toLowerCase().split(/\s+/u).at(-1)
}

/** The sentence before says no more than "wait, actually no". */
function isTakenBack(before: Line | undefined, line: Line, language: Language | null): boolean {
  if (!before || before.speaker !== line.speaker || before.words.length < TAKEN_BACK_WORDS_MIN) {
    return false
  }
  const { takenBack } = saidCues(language ?? 'en')
  let rest = before.text
  while (takenBack.test(rest)) rest = rest.replace(takenBack, '')
  return !/\p{L}/u.test(rest)
}
