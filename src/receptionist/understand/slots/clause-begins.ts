import type { Word } from '../utterance.ts'

/** A new clause: "not before noon, I work nights", "because I fly out at eleven". */
export function beginsClause(word: Word): boolean {
  return isSubject(word) || REASONS.has(word.folded)
}

/** "I've" and "they're" begin with a subject, too. */
export function isSubject({ folded, heard }: Word): boolean {
  const [first = ''] = heard.toLowerCase().split(/['’]/)
  return SUBJECTS.has(folded) || (first !== heard && SUBJECTS.has(first))
}

const REASONS: ReadonlySet<string> = new Set(
  'because cause cuz since porque car weil denn pois cunku потому so'.split(' '),
)

export const SUBJECTS: ReadonlySet<string> = new Set(
  'i im ill you youre we he she it its they yo nosotros ich wir je nous eu ben biz я мы'.split(' '),
)
const JOINS: ReadonlySet<string> = new Set('and or y o und oder et ou e ve veya и или'.split(' '))

/** Starts or joins another clause. */
export function partsFrom(word: Word): boolean {
  return beginsClause(word) || isJoin(word)
}

export function isJoin(word: Word | undefined): boolean {
  return JOINS.has(word?.folded ?? '')
}
