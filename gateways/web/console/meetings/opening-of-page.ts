import {
  firstSentenceOf,
  type Listed,
  retells,
  toldApart,
} from '../../../../src/meetings/opening-of-recap.ts'
import { ABOUTS } from '../../../../src/meetings/recap/summary-wording.ts'

type Recap = Listed & { summary: string }

/** A paragraph or two is read; more of a summary opens from below them. */
const SHOWN_CHARACTERS = 900

/**
 * How a recap's page begins: a headline that tells what the meeting was about, then the summary. No decision is the
 * headline, since it stands among the decisions; neither the sentence that became it nor a later paragraph that the
 * lists below seem to tell is told at once; such a paragraph is kept after the rest, since it may deny what it names.
 */
export function openingOfPage(recap: Recap) {
  const { sentence, rest, paragraphs } = firstSentenceOf(recap.summary)
  const subjects = subjectsOf(sentence)
  const told = (some: readonly string[]) => split(some, recap)
  if (subjects) return { headline: subjects, ...told(rest) }
  if (sentence && !retells(recap.decisions, sentence)) return { headline: sentence, ...told(rest) }
  return { headline: '', ...told(paragraphs) }
}

/** `The meeting was about the quotes and the lease.` → `The quotes and the lease` */
function subjectsOf(sentence: string): string {
  const about = ABOUTS.find((words) => sentence.startsWith(words))
  if (about === undefined) return ''
  const subjects = sentence.slice(about.length).trim().replace(/\.$/, '')
  return subjects.charAt(0).toUpperCase() + subjects.slice(1)
}

/** The paragraphs that fit, at least one; and the others in their order: those too long, and those told below. */
function split(paragraphs: readonly string[], recap: Recap) {
  const fresh = [...paragraphs.slice(0, 1), ...toldApart(paragraphs.slice(1), recap).fresh]
  const ends = fresh.map((_, index) => fresh.slice(0, index + 1).join(' ').length)
  const count = Math.max(1, ends.filter((end) => end <= SHOWN_CHARACTERS).length)
  const shown = fresh.slice(0, count)
  return { shown, further: paragraphs.filter((paragraph) => !shown.includes(paragraph)) }
}
