import { describe, expect, test } from 'vitest'
import { builtinRecapWriter } from '../../../src/meetings/recap/builtin-recap-writer.ts'
import { SAMPLE_MEETING } from '../../../src/sandbox/rooms/sample-meeting.ts'
import { said } from './said.ts'

const write = (...lines: string[]) => builtinRecapWriter.write(said(...lines))

test('the sandbox’s sample meeting: two decisions, three tasks with owner and date, one open question', async () => {
  const sample = SAMPLE_MEETING.map(({ speaker, text }) => `${speaker}: ${text}`)
  const { decisions, actionItems, openQuestions } = await write(...sample)
  expect({ decisions, actionItems, openQuestions }).toEqual({
    decisions: [
      {
        text: "It's decided: we launch the new booking page on Monday the sixteenth, after the fair.",
        segments: ['seg_11'],
      },
      {
        text: "We've decided: everyone gets one reminder text twenty-four hours before the appointment, and no email.",
        segments: ['seg_24'],
      },
    ],
    actionItems: [
      {
        text: "I'll finish the import of the old bookings by Wednesday, so that we have a few days to check it.",
        owner: 'Tom Becker',
        due: 'by Wednesday',
        segments: ['seg_14'],
      },
      {
        text: "I'll send the note to our regular customers by Friday the sixth.",
        owner: 'Sam Whitfield',
        due: 'by Friday the sixth',
        segments: ['seg_15', 'seg_16'],
      },
      {
        text: "I'll draft the wording of the reminder text and share it by next Tuesday.",
        owner: 'Lucía Ortega',
        due: 'by next Tuesday',
        segments: ['seg_26', 'seg_27'],
      },
    ],
    openQuestions: [
      {
        text: 'One thing I do not know: do we need their consent for the texts, or is the tick box from last year enough?',
        segments: ['seg_28', 'seg_29', 'seg_30'],
      },
    ],
  })
})

describe('a request and its answer are one task', () => {
  test.each([
    {
      talk: 'of who was asked',
      answer: "Ben: Sure. I'll call the plumber tomorrow.",
      tasks: [["I'll call the plumber tomorrow.", 'Ben', 'tomorrow']],
    },
    {
      talk: 'of who takes it over',
      answer: 'Carl: I will call him, Ben is away.',
      tasks: [['I will call him, Ben is away.', 'Carl', null]],
    },
    {
      talk: 'of who was asked when another only likes it',
      answer: 'Carl: Good idea.',
      tasks: [['Ben, can you call the plumber?', 'Ben', null]],
    },
    {
      talk: 'and something else promised in one breath is another',
      answer: 'Ben: Sure. I will also send the invoice to the landlord.',
      tasks: [
        ['Ben, can you call the plumber?', 'Ben', null],
        ['I will also send the invoice to the landlord.', 'Ben', null],
      ],
    },
    {
      talk: 'and nobody’s when it is not promised',
      answer: 'Ben: I can ask around, but I would rather not promise.',
      tasks: [],
    },
  ])('$talk', async ({ answer, tasks }) => {
    const { actionItems } = await write('Ana: Ben, can you call the plumber?', answer)
    expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual(tasks)
  })
})

test.each([
  {
    what: 'by the one who asked',
    talk: ['Cleo: Sorry, I cannot this week.', 'Ana: Okay, then I will do it myself on Thursday.'],
    tasks: [['Could you check the numbers?', 'Ana', 'on Thursday']],
  },
  {
    what: 'by a third',
    talk: ["Cleo: I can't, I am away.", "Ben: No problem, I'll check them tonight."],
    tasks: [["I'll check them tonight.", 'Ben', 'tonight']],
  },
  {
    what: 'by nobody',
    talk: ['Cleo: Sorry, I cannot this week.', 'Ana: Okay.'],
    tasks: [],
  },
])('a task that is refused and taken on $what', async ({ talk, tasks }) => {
  const { actionItems, openQuestions } = await write(
    'Ana: Cleo, could you check the numbers?',
    ...talk,
  )
  expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual(tasks)
  expect(openQuestions).toEqual([])
})

test.each([
  ['by Friday the sixth'],
  ['on Friday, the 6th of March at 3 pm'],
  ['no later than Friday, March 6th'],
  ['by the sixteenth of March'],
  ['by the twenty-first'],
])('%s is a date to its end', async (due) => {
  const { actionItems } = await write(`Ana: I'll send the list to the printer ${due}.`)
  expect(actionItems.map((item) => item.due)).toEqual([due])
})

describe('what is left open is an open question and no decision', () => {
  test.each([
    {
      talk: [
        'Ana: Shall we paint the door of the shop?',
        'Ben: Hm.',
        "Ana: Let's leave that open.",
      ],
      open: [['Shall we paint the door of the shop?', ['seg_0', 'seg_2']]],
    },
    {
      what: 'a subject nobody asked about',
      talk: ['Ana: Then there is the price for groups.', "Ben: Let's leave that open for now."],
      open: [["There is the price for groups. Let's leave that open for now.", ['seg_0', 'seg_1']]],
    },
  ])('$what', async ({ talk, open }) => {
    const { decisions, openQuestions } = await write(...talk, 'Carl: Yes.')
    expect(decisions).toEqual([])
    expect(openQuestions.map(({ text, segments }) => [text, segments])).toEqual(open)
  })

  test('but not what was settled before it was asked', async () => {
    const { decisions } = await write(
      "Ana: Let's go with the blue door.",
      'Ben: Yes.',
      'Ana: And what is the price for groups?',
      "Ben: Let's leave that open.",
    )
    expect(decisions.map(({ segments }) => segments)).toEqual([['seg_0']])
  })
})

test('“let’s decide:” decides, “yeah, but” does not', async () => {
  const settled = await write("Ana: Then let's decide: we launch the new site in May.")
  expect(settled.decisions.map(({ text }) => text)).toEqual([
    "Let's decide: we launch the new site in May.",
  ])
  const objected = await write('Ana: We should launch in May.', 'Ben: Yeah, but the fair is then.')
  expect(objected.decisions).toEqual([])
})

test('a long meeting tells everything it says it decided, even in one breath at its end', async () => {
  const talk = Array.from({ length: 200 }, (_, n) =>
    n % 2 === 0 ? `Ana: We should sell the bread of shop ${n}.` : 'Ben: Yes.',
  )
  const things = ['oven', 'roof', 'garden', 'cellar', 'door', 'window', 'fence', 'kitchen', 'sign']
  const closing = things.map((thing) => `Ana: We decided to paint the ${thing} of the shop.`)
  const { decisions } = await write(...talk, ...closing, 'Ana: We decided to sell the van.')
  expect(decisions.map(({ segments }) => segments)).toEqual(
    Array.from({ length: 10 }, (_, n) => [`seg_${200 + n}`]),
  )
})

test('a quarter of an hour in which nobody agrees on anything has no decisions', async () => {
  const lines = Array.from({ length: 200 }, (_, n) =>
    n % 2 === 0
      ? `Ana: The oven of shop ${n} was cleaned and the bread could be better there.`
      : `Ben: I saw the bread of shop ${n} too.`,
  )
  expect((await write(...lines)).decisions).toEqual([])
})

describe('a long meeting that never says “decided”', () => {
  const talk = Array.from({ length: 400 }, (_, n) =>
    n % 2 === 0 ? `Ana: The bread of shop ${n} sold well before the summer.` : 'Ben: Yes.',
  )
  const segmentsOf = async (lines: readonly string[]) => {
    const { decisions } = await write(...lines)
    return decisions.flatMap(({ segments }) => segments.map((id) => Number(id.slice(4))))
  }

  test('has decided what was agreed to, all over the meeting but for its greetings and goodbyes', async () => {
    const cited = await segmentsOf(talk)
    expect(cited).toHaveLength(10)
    expect(cited.filter((at) => at < 24 || at > 380)).toEqual([])
    const distances = cited.slice(1).map((at, n) => at - (cited[n] ?? 0))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(10)
  })

  test('has decided most where one thing was weighed against another', async () => {
    const weighed = (line: string, n: number) =>
      n >= 100 && n < 150 && n % 2 === 0
        ? `Ana: Maybe the bread of shop ${n} sells less, but the oven or the roof may break.`
        : line
    const inPassage = (at: number) => at >= 100 && at < 150
    expect((await segmentsOf(talk)).filter(inPassage)).toHaveLength(2)
    expect((await segmentsOf(talk.map(weighed))).filter(inPassage)).toHaveLength(4)
  })

  test('has rather decided what should be than what is', async () => {
    const wished = 'Ana: The roof of the shop should get new tiles before the summer.'
    const cited = await segmentsOf(talk.with(210, wished))
    expect(cited).toContain(210)
    expect(await segmentsOf(talk)).not.toContain(210)
  })

  test('has nothing guessed once it says of three things that they were decided', async () => {
    const things = ['oven', 'roof', 'garden']
    const closing = things.map((thing) => `Ana: We decided to paint the ${thing} of the shop.`)
    expect(await segmentsOf([...talk, ...closing])).toEqual([400, 401, 402])
    expect(await segmentsOf([...talk, ...closing.slice(1)])).toHaveLength(10)
  })

  test('has nothing guessed in another language than English', async () => {
    const lines = talk.map((_, n) =>
      n % 2 === 0
        ? `Ana: El pan de la tienda ${n} se ha vendido muy bien este verano.`
        : 'Ben: Sí.',
    )
    expect(await segmentsOf(lines)).toEqual([])
  })
})

test('one who speaks alone is no group', async () => {
  const things = ['oven', 'roof', 'garden', 'cellar', 'door', 'window', 'fence', 'kitchen']
  const lines = things.flatMap((thing) =>
    Array.from({ length: 20 }, () => `Ana: The ${thing} needs new paint before the summer.`),
  )
  const { summary } = await write(...lines)
  expect(summary).toContain('Finally came')
  expect(summary).not.toMatch(/group|they/)
})
