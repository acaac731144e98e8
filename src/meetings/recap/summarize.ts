import { speakersOf } from './action-item-owner.ts'
import { type KeyPhrase, keyPhrases, leadingPhrases, weight } from './key-phrases.ts'
import { type Settled, settledProse } from './settled-prose.ts'
import type { Line, Spoken } from './spoken-meeting.ts'
import { summaryWording } from './summary-wording.ts'
import { tellingLine } from './telling-line.ts'
import { writtenLine } from './written-line.ts'

const CHAPTERS = 4
/** Three sentences are enough for a short meeting, one if hardly anything was said. */
const SHORT_WORDS = 1_000
const SHORT_CHAPTERS = 3
const FEW_WORDS = 60
const SUBJECTS = 3
const SUBJECTS_A_CHAPTER = 3

/**
 * The subjects of the meeting and, for a short one, its results in sentences. For a long one, or without results,
 * each part's subjects and its best sentence, quoted under its speaker's name. Subjects and sentences are the
 * meeting's own. Measured by `npm run bench:recap`.
 */
export function summarize({ lines, language }: Spoken, settled: Settled): string {
  const wording = summaryWording(language, speakersOf(lines).length)
  const chapters = chaptersOf(lines)
  const overall = keyPhrases(lines, language)
  const taken = new Set<string>()
  const subjects = wording ? leadingPhrases(overall, SUBJECTS, taken) : []
  const about =
    wording && subjects.length > 0 ? `${wording.about} ${list(subjects, wording.and)}.` : ''
  const prose =
    chapters.length < CHAPTERS ? settledProse(settled, language, speakersOf(lines).length) : []
  if (prose.length > 0) {
    // Tasks and questions alone do not say what was discussed.
    const line =
      settled.decisions.length > 0 ? null : (tellingLine(lines) ?? longest(lines)[0] ?? null)
    return [about, line ? quoted(line) : '', ...prose].filter(Boolean).join('\n\n')
  }
  const said = new Set<Line>()
  const paragraphs = chapters.map((chapter, index) => {
    const phrases =
      wording && chapters.length === CHAPTERS ? keyPhrases(chapter, language) : new Map()
    const own = leadingPhrases(phrases, SUBJECTS_A_CHAPTER, taken, ownTo(overall))
    const opening =
      wording && own.length > 0
        ? `${begin(wording, index, chapters.length)} ${list(own, wording.and)}.`
        : ''
    const line = tellingLine(chapter)
    if (line) said.add(line)
    return [opening, line ? quoted(line) : ''].filter(Boolean).join(' ')
  })
  if (said.size === 0) paragraphs.push(...longest(lines).map(quoted))
  return [about, ...paragraphs].filter(Boolean).join('\n\n')
}

/** Parts of about equal word count, in order. */
function chaptersOf(lines: readonly Line[]): Line[][] {
  const total = lines.reduce((sum, { words }) => sum + words.length, 0)
  const count = chapterCount(total)
  const chapters: Line[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const line of lines) {
    chapters[Math.min(count - 1, Math.floor((before / total) * count))]?.push(line)
    before += line.words.length
  }
  return chapters
}

function chapterCount(words: number) {
  if (words < FEW_WORDS) return 1
  return words < SHORT_WORDS ? SHORT_CHAPTERS : CHAPTERS
}

/** Subjects of this part come before those of the whole meeting. */
function ownTo(overall: ReadonlyMap<string, KeyPhrase>) {
  return (phrase: KeyPhrase) => {
    const everywhere = overall.get(phrase.stems.join(' '))?.times ?? phrase.times
    return weight(phrase) * Math.sqrt(phrase.times / everywhere)
  }
}

function begin(
  wording: { first: string; next: readonly string[]; last: string },
  index: number,
  count: number,
) {
  if (index === 0) return wording.first
  if (index === count - 1) return wording.last
  return wording.next[(index - 1) % wording.next.length]
}

function quoted({ speaker, text }: Line) {
  return `${speaker ? `${speaker}: ` : ''}“${writtenLine(text)}”`
}

/** For a meeting in which nobody finished a sentence. */
function longest(lines: readonly Line[]) {
  return lines.toSorted((a, b) => b.words.length - a.words.length).slice(0, 1)
}

function list(items: readonly string[], and: string) {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
