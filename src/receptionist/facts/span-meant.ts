import { holidayDate } from '../../kernel/hours/federal-holidays.ts'
import { comingDate, DAY_MS } from './date-meant.ts'
import { type DayWords, dayWords, monthOf, weekIn } from './day-words.ts'
import type { Answering, Question } from './read-question.ts'
import { holidaysIn, mondayAfter } from './when-meant.ts'

/**
 * A span of days named as one: "next week", "the first week of June", "between Christmas and New Year's". In days since
 * 1970-01-01, or null.
 */
export function spanMeant(
  { range, has, when }: Question,
  { asked, today, language }: Answering,
): number[] | null {
  if (has('between')) {
    // The "and" between the two holidays may have split the question.
    const behind = { from: range.from, to: asked.utterance.words.length }
    const [first, last] = holidaysIn(asked.terms, behind).map(({ concept }) =>
      holidayDate(concept, today),
    )
    return first && last && first < last ? daysFrom(first + 1, last - 1) : null
  }
  const words = asked.utterance.words.slice(range.from, range.to).map(({ folded }) => folded)
  const begins = firstWeekMeant(words, dayWords(language), today)
  if (begins !== null) return daysFrom(begins, begins + LAST_OF_WEEK)
  if (when.days.length > 0 || has('weekend')) return null
  const monday = mondayAfter(today)
  if (has('nextWeek')) return daysFrom(monday, monday + LAST_OF_WEEK)
  return has('thisWeek') ? daysFrom(today, monday - 1) : null
}

const LAST_OF_WEEK = 6

/** "The first week of June", "la primera semana de junio", "haziranin ilk haftasi". */
function firstWeekMeant(words: readonly string[], said: DayWords, today: number): number | null {
  const at = words.findIndex(
    (word, place) => weekIn(word, said) && said.firstWeek.has(words[place - 1] ?? ''),
  )
  if (at < 0) return null
  const near = [words[at + 1], words[at + 2], words[at - 2]].map((word) => monthOf(word ?? ''))
  const month = [weekIn(words[at] ?? '', said)?.month, ...near].find((one) => one !== undefined)
  return month === undefined ? null : comingDate(1, month, today)
}

/** The first and last day of a month named alone: "in February". */
export function monthMeant(
  { range, has, when }: Question,
  { asked, today, language }: Answering,
): { first: number; last: number } | null {
  if (when.days.length > 0) return null
  const now = new Date(today * DAY_MS).getUTCMonth()
  if (has('thisMonth') || has('nextMonth')) {
    return wholeMonth(has('thisMonth') ? now : (now + 1) % MONTHS, today)
  }
  const { inMonth } = dayWords(language)
  const words = asked.utterance.words.slice(range.from, range.to).map(({ folded }) => folded)
  const month = words
    .filter((_word, at) => inMonth.size === 0 || inMonth.has(words[at - 1] ?? ''))
    .map(monthOf)
    .find((found) => found !== undefined)
  return month === undefined ? null : wholeMonth(month, today)
}

const MONTHS = 12
const MONTH_DAYS = 30

function wholeMonth(month: number, today: number): { first: number; last: number } | null {
  // The current month has already begun.
  const first = comingDate(1, month, today - MONTH_DAYS)
  const next = first && comingDate(1, (month + 1) % MONTHS, first)
  return first && next ? { first, last: next - 1 } : null
}

function daysFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, ahead) => first + ahead)
}
