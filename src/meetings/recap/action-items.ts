import type { ActionItem } from '../read-notes.ts'
import { answersTo } from './answers.ts'
import type { Cues } from './cue.ts'
import { cuesOf } from './cues.ts'
import { dueIn } from './due.ts'
import { personBefore, personCalled, speakersOf } from './owner.ts'
import type { Line, Spoken } from './spoken.ts'
import { writtenLine } from './written-line.ts'

const ACTION_ITEMS_MAX = 12
const WORDS_MIN = 3
const WORDS_MAX = 40

type Duty = { owner: string | null; grounds: Line[] }

/** What somebody promised or was asked to do, with the owner's name as far as it was said or can be told. */
export function actionItemsIn({ lines, language }: Spoken): ActionItem[] {
  const cues = cuesOf(language)
  const speakers = speakersOf(lines)
  const items = lines.flatMap((line, index): ActionItem[] => {
    const { text, words } = line
    if (words.length < WORDS_MIN || words.length > WORDS_MAX || text.endsWith('…')) return []
    const duty = dutyIn(line, answersTo(lines, index), cues, speakers)
    if (!duty) return []
    const segments = [...new Set(duty.grounds.flatMap((each) => each.segments))]
    return [{ text: writtenLine(text), owner: duty.owner, due: dueIn(text), segments }]
  })
  return weightiest(items)
}

function dutyIn(
  line: Line,
  answers: readonly Line[],
  cues: Cues,
  speakers: readonly string[],
): Duty | null {
  const { text, speaker } = line
  if (cues.requested.test(text)) return requested(line, answers, cues, speakers)
  if (text.endsWith('?')) return null
  if (cues.promised.test(text)) return { owner: speaker, grounds: [line] }
  const owner = personBefore(writtenLine(text), cues.assigned, speakers)
  return owner !== null && cues.assigned.test(text) ? { owner, grounds: [line] } : null
}

/** Asked of somebody by name it is theirs; else it is whoever's who takes it on first. */
function requested(
  line: Line,
  answers: readonly Line[],
  cues: Cues,
  speakers: readonly string[],
): Duty | null {
  const [first] = answers
  if (first && cues.objected.test(first.text)) return null
  const called = personCalled(line.text, speakers)
  const taken = first && cues.agreed.test(first.text)
  const owner = called ?? (taken ? first.speaker : null)
  return { owner, grounds: taken ? [line, first] : [line] }
}

/** With a date first, then with an owner; told in the order of the meeting. */
function weightiest(items: readonly ActionItem[]) {
  const weight = ({ due, owner }: ActionItem) => (due ? 2 : 0) + (owner ? 1 : 0)
  const kept = new Set(items.toSorted((a, b) => weight(b) - weight(a)).slice(0, ACTION_ITEMS_MAX))
  return items.filter((item) => kept.has(item))
}
