import { howMany } from '../../../../src/kernel/text/how-many.ts'
import { firstSentenceOf, isToldByOneOf } from '../../../../src/meetings/opening-of-recap.ts'
import { ABOUTS } from '../../../../src/meetings/recap/summary-wording.ts'

type Line = { text: string }
type Recap = {
  summary: string
  decisions: readonly Line[]
  actionItems: readonly Line[]
  openQuestions: readonly Line[]
}

/** Three or four lines are read at a glance; more of a summary opens from below them. */
const SHOWN_CHARACTERS = 300

/**
 * How a recap's page begins: a headline that tells what the meeting was about and what it came to, then the summary.
 * No decision is the headline, since it stands among the decisions; the sentence that became it is not told again.
 */
export function openingOfPage(recap: Recap) {
  const { sentence, rest, paragraphs } = firstSentenceOf(recap.summary)
  const subjects = subjectsOf(sentence)
  const cameTo = outcomeOf(recap)
  if (subjects) return { headline: [subjects, cameTo].filter(Boolean).join(': '), ...split(rest) }
  if (sentence && !isToldByOneOf(recap.decisions, sentence))
    return { headline: sentence, ...split(rest) }
  return { headline: cameTo, ...split(paragraphs) }
}

/** `The meeting was about the quotes and the lease.` → `The quotes and the lease` */
function subjectsOf(sentence: string): string {
  const about = ABOUTS.find((words) => sentence.startsWith(words))
  if (about === undefined) return ''
  const subjects = sentence.slice(about.length).trim().replace(/\.$/, '')
  return subjects.charAt(0).toUpperCase() + subjects.slice(1)
}

/** What was settled and what was not; where neither was, what there is to do. */
function outcomeOf({ decisions, actionItems, openQuestions }: Recap): string {
  const settled = [
    ...(decisions.length > 0 ? [`${howMany(decisions.length, 'decision')} made`] : []),
    ...(openQuestions.length > 0 ? [`${howMany(openQuestions.length, 'question')} left open`] : []),
  ]
  if (settled.length > 0) return settled.join(', ')
  return actionItems.length > 0 ? `${howMany(actionItems.length, 'thing')} to do` : ''
}

/** The paragraphs that fit, at least one of them; and those that do not. */
function split(paragraphs: readonly string[]) {
  const ends = paragraphs.map((_, index) => paragraphs.slice(0, index + 1).join(' ').length)
  const count = Math.max(1, ends.filter((end) => end <= SHOWN_CHARACTERS).length)
  return { shown: paragraphs.slice(0, count), further: paragraphs.slice(count) }
}
