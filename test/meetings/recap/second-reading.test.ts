import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { modelRecapWriter } from '../../../src/meetings/recap/model-recap-writer.ts'
import { languageModel } from '../../../src/providers/language-model/language-model.ts'
import { chatCompletions, type Reply } from './chat-completions.ts'
import { said } from './said.ts'

const meeting = said(
  'Ana: The staff room, then. Blue or green?',
  'Ben: Blue would hide the stains.',
  'Ana: Blue. And Ben, the painter?',
  'Ben: I will call him on Monday.',
  'Ana: Who carries the tables down?',
  'Ben: Somebody will have to.',
)
const answer = {
  language: 'en',
  summary: 'Ana and Ben spoke of the staff room.',
  decisions: [
    { text: 'The staff room will be blue.', segments: [2, 3], quote: 'Blue would hide the stains' },
    { text: 'The staff room will be green.', segments: [1], quote: 'Blue or green' },
    { text: 'The room of Clara will be blue.', segments: [3], quote: 'Blue' },
  ],
  actionItems: [
    { text: 'Call the painter.', owner: 'Ben', due: 'on Monday', segments: [4], quote: 'call him' },
    { text: 'Carry the tables down.', owner: 'Ben', due: null, segments: [6], quote: 'have to' },
  ],
  openQuestions: [
    { text: 'Who carries the tables down?', segments: [5], quote: 'Who carries the tables down' },
  ],
}
const [BLUE, GREEN, CLARA, CALL, CARRY, WHO] = [1, 2, 3, 4, 5, 6]

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const recapRead = (...checks: Reply[]) => recapOf(meeting, answer, checks)

async function recapOf(heard: typeof meeting, written: object, checks: Reply[]) {
  const server = await chatCompletions([JSON.stringify(written)], checks)
  opened.push(server)
  const { model: settings } = readConfig({ OPENAI_BASE_URL: server.url, MODEL: 'small' })
  const model = languageModel(settings)
  if (!model) throw new Error('no model')
  const recap = await modelRecapWriter(model, { timeoutSeconds: 20 }).write(heard)
  const lines = [...recap.decisions, ...recap.actionItems, ...recap.openQuestions]
  return { texts: lines.map(({ text }) => text), recap, checked: server.checked }
}

type Verdict = readonly [line: number, stands: boolean, segments?: readonly number[]]

function reading(verdicts: readonly Verdict[]): string {
  return JSON.stringify({
    lines: verdicts.map(([line, stands, segments]) => ({
      line,
      said: 'So it was said.',
      stands,
      // Not every model sends them.
      ...(segments && { segments }),
    })),
  })
}

test('a line stands or falls by the second reading, which sees the transcript and no quote', async () => {
  const verdicts = reading([
    [BLUE, true],
    [GREEN, false],
    [CALL, true],
    [CARRY, false],
    [WHO, true],
  ])
  const { texts, checked } = await recapRead(verdicts)
  expect(texts).toEqual([
    'The staff room will be blue.',
    'Call the painter.',
    'Who carries the tables down?',
  ])
  const [asked] = checked
  expect(checked).toHaveLength(1)
  const { transcript, lines } = JSON.parse(asked?.messages[1]?.content ?? '')
  expect(transcript).toHaveLength(6)
  expect(lines.map(({ line }: { line: number }) => line)).not.toContain(CLARA)
  expect(lines).toContainEqual({
    line: CALL,
    kind: 'action',
    text: 'Call the painter.',
    owner: 'Ben',
    due: 'on Monday',
    segments: [4],
  })
  expect(asked?.messages[1]?.content).not.toContain('quote')
})

test('a line that cites the wrong segment is shown where it was said; numbers of no segment are left out', async () => {
  const { recap } = await recapRead(
    reading([
      [BLUE, true, [1, 3, 99]],
      [CALL, true, [99]],
      [WHO, true],
    ]),
  )
  const [first, , third, fourth, fifth] = meeting.segments.map(({ id }) => id)
  expect(recap.decisions[0]?.segments).toEqual([first, third])
  expect(recap.actionItems[0]?.segments).toEqual([fourth])
  expect(recap.openQuestions[0]?.segments).toEqual([fifth])
})

test('a line whose names nobody said is not published, whatever the second reading says of it', async () => {
  const all = [BLUE, GREEN, CLARA, CALL, CARRY, WHO].map((line) => [line, true] as const)
  const { texts } = await recapRead(reading(all))
  expect(texts).toHaveLength(5)
  expect(texts.join(' ')).not.toContain('Clara')
})

test.each<[string, Reply]>([
  ['broken JSON', '{"lines": [{"line"'],
  ['another shape', JSON.stringify(answer)],
  ['no line', JSON.stringify({ lines: [] })],
  ['an error', (response) => response.writeHead(503).end('{}')],
])('after %s it is asked once more', async (_, reply) => {
  const { texts, checked } = await recapRead(reply, reading([[BLUE, true]]))
  expect(texts).toContain('The staff room will be blue.')
  expect(checked).toHaveLength(2)
})

test('without a usable second reading the words alone decide', async () => {
  const { texts, checked } = await recapRead('Sure! All of them stand.')
  expect(checked).toHaveLength(2)
  expect(texts).toContain('Call the painter.')
  expect(texts).not.toContain('The staff room will be green.')
  expect(texts).not.toContain('Carry the tables down.')
})

test('whatever lines it speaks of, only those of the recap are published, each once', async () => {
  const words = (await recapRead('none')).texts
  const given = [...answer.decisions, ...answer.actionItems, ...answer.openQuestions]
  const verdict = fc.tuple(fc.integer({ min: -2, max: 9 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(verdict, { minLength: 1, maxLength: 12 }), async (verdicts) => {
      const { texts } = await recapRead(reading(verdicts))
      const last = new Map(verdicts)
      const isOut = (text: string, at: number) =>
        at + 1 !== CLARA && (last.get(at + 1) ?? words.includes(text))
      const expected = given.filter(({ text }, at) => isOut(text, at)).map(({ text }) => text)
      expect(texts).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})

const garden = said(
  'Ana: For the garden we take the two benches, four hundred each.',
  'Ben: And the hedge?',
  'Ana: You plant it, Ben. By Friday?',
  'Ben: Yes, I will plant it.',
)
const planned = {
  language: 'en',
  summary: 'Ana and Ben spoke of the garden.',
  decisions: [],
  actionItems: [
    { text: 'Plant the hedge behind the two benches.', owner: 'Ben', due: 'by Friday' },
    { text: 'Plant three hedges.', owner: 'Ben', due: null },
  ].map((line) => ({ ...line, segments: [4], quote: 'I will plant it' })),
  openQuestions: [],
}

test('a number and a date from elsewhere in the meeting are for the second reading to judge', async () => {
  const { texts, checked } = await recapOf(garden, planned, [reading([[1, true]])])
  expect(texts).toEqual(['Plant the hedge behind the two benches.'])
  const { lines } = JSON.parse(checked[0]?.messages[1]?.content ?? '')
  expect(lines).toHaveLength(1)
})

test('without a verdict they must stand in the segments that the line cites', async () => {
  const { texts } = await recapOf(garden, planned, [reading([[2, true]])])
  expect(texts).toEqual([])
})
