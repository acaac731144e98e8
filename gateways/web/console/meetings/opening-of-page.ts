import {
  firstSentenceOf,
  isToldByOneOf,
  retells,
} from '../../../../src/meetings/opening-of-recap.ts'
import { ABOUTS } from '../../../../src/meetings/recap/summary-wording.ts'

type Line = { text: string }
type Recap = {
  summary: string
  decisions: readonly Line[]
  actionItems: readonly (Line & { owner?: string | null })[]
  openQuestions: readonly Line[]
}

/** A paragraph or two is read; more of a summary opens from below them. */
const SHOWN_CHARACTERS = 900

/**
 * How a recap's page begins: a headline that tells what the meeting was about, then the summary. No decision is the
 * headline, since it stands among the decisions; neither the sentence that became it nor a later paragraph that the
 * lists below seem to tell is told at once; such a paragraph is kept behind the rest, since it may deny what it names.
 */
export function openingOfPage(recap: Recap) {
  const { sentence, rest, paragraphs } = firstSentenceOf(recap.summary)
  const subjects = subjectsOf(sentence)
  const below = linesOf(recap)
  const told = (some: readonly string[]) => split(some, (paragraph) => retells(below, paragraph))
  if (subjects) return { headline: subjects, ...told(rest) }
  if (sentence && !isToldByOneOf(recap.decisions, sentence))
    return { headline: sentence, ...told(rest) }
  return { headline: '', ...told(paragraphs) }
}

function linesOf({ decisions, actionItems, openQuestions }: Recap): Line[] {
  const items = actionItems.map(({ text, owner }) => ({ text: `${owner ?? ''} ${text}` }))
  return [...decisions, ...items, ...openQuestions]
}

/** `The meeting was about the quotes and the lease.` → `The quotes and the lease` */
function subjectsOf(sentence: string): string {
  const about = ABOUTS.find((words) => sentence.startsWith(words))
  if (about === undefined) return ''
  const subjects = sentence.slice(about.length).trim().replace(/\.$/, '')
  return subjects.charAt(0).toUpperCase() + subjects.slice(1)
}

/** The paragraphs that fit, at least one; and the others in their order: those too long, and those told below. */
function split(paragraphs: readonly string[], isTold: (paragraph: string) => boolean) {
  const fresh = paragraphs.filter((paragraph, at) => at === 0 || !isTold(paragraph))
  const ends = fresh.map((_, index) => fresh.slice(0, index + 1).join(' ').length)
  const count = Math.max(1, ends.filter((end) => end <= SHOWN_CHARACTERS).length)
  const shown = fresh.slice(0, count)
  return { shown, further: paragraphs.filter((paragraph) => !shown.includes(paragraph)) }
}
