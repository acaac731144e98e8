import { expect, test } from 'vitest'
import { checkedDraft } from '../../../src/meetings/recap/model-answer.ts'
import { said } from './said.ts'

type Line = { text: string; segments: number[]; quote: string; owner?: string }

function published(language: string, heard: string[], decisions: Line[], actions: Line[] = []) {
  const actionItems = actions.map((line) => ({ owner: null, due: null, ...line }))
  const answer = { language, summary: 'Talk.', decisions, actionItems, openQuestions: [] }
  const draft = checkedDraft(answer, said(...heard).segments)
  return [...draft.decisions, ...draft.actionItems].map(({ text }) => text)
}

test('a figure that its own speaker gives up is not published, whatever the other one tells', () => {
  const english = [
    'Uma: So we have got nine hundred left for the fair.',
    'Ivo: Was that not eight hundred?',
    "Uma: You're right, it's eight hundred, the tent was paid last week.",
  ]
  const nine = [
    {
      text: 'We have 900 left for the fair.',
      segments: [1],
      quote: 'we have got nine hundred left',
    },
  ]
  expect(published('en', english, nine)).toEqual([])
  const german = [
    'Uma: Wir nehmen dreißig Stühle mit.',
    'Ivo: Auf der Liste sind es vierzig.',
    'Uma: Ach, mein Fehler, vierzig sind es.',
  ]
  const chairs = [
    { text: 'Es werden dreißig Stühle mitgenommen.', segments: [1], quote: 'dreißig Stühle' },
  ]
  expect(published('de', german, chairs)).toEqual([])
  const another = [...english.slice(0, 1), "Ivo: Right. You're right, Bo, I owe you eight hundred."]
  expect(published('en', another, nine)).toHaveLength(1)
})

test('a later day changes no count, an apology to somebody takes nothing back, and a no may settle it', () => {
  const heard = [
    "Bea: Let's hang four lamps in the hall.",
    'Cal: Good. Then I can hang the lamps on the nineteenth.',
    "Ned: I'd love a fifth one over the door.",
    "Bea: No, we've no cable for that.",
    'Ned: Then the door stays dark. Sorry, Cal.',
  ]
  const lines = [
    { text: 'Four lamps are hung in the hall.', segments: [1, 2], quote: "Let's hang four lamps" },
    { text: 'The door stays dark.', segments: [5], quote: 'Then the door stays dark.' },
  ]
  expect(published('en', heard, lines)).toHaveLength(2)
  const back = [
    ...heard.slice(0, 4),
    'Ned: Then the door stays dark. Sorry, I mean the gate stays dark.',
  ]
  expect(published('en', back, lines)).toHaveLength(1)
})

test('who somebody else says is away does not get the task', () => {
  const heard = ['Bea: Milo was going to bring the ladder.', "Cal: Milo's away till June."]
  const ladder = [
    { text: 'Milo brings the ladder.', owner: 'Milo', segments: [1], quote: 'Milo was going to' },
  ]
  expect(published('en', heard, [], ladder)).toEqual([])
  const german = ['Bea: Die Leiter könnte Milo bringen.', 'Cal: Milo ist leider krank.']
  const leiter = [
    { text: 'Milo bringt die Leiter.', owner: 'Milo', segments: [1], quote: 'Milo bringen' },
  ]
  expect(published('de', german, [], leiter)).toEqual([])
  const here = ['Bea: Milo will bring the ladder.', "Cal: Milo's happy to do that."]
  const brings = [{ ...ladder[0], quote: 'Milo will bring the ladder' } as Line]
  expect(published('en', here, [], brings)).toHaveLength(1)
})
