import { describe, expect, test } from 'vitest'
import { builtinRecapWriter } from '../../../src/meetings/recap/builtin-recap-writer.ts'
import { said } from './said.ts'

const write = (...lines: string[]) => builtinRecapWriter.write(said(...lines))
const openIn = async (...lines: string[]) =>
  (await write(...lines)).openQuestions.map(({ segments }) => segments)

describe('a question is open', () => {
  test.each<{ when: string; talk: string[]; segments: string[] }>([
    {
      when: 'when the talk goes on to something else',
      talk: [
        'Ana: Which of the trucks goes to the paint shop first?',
        'Ben: The new invoices came back from the printer, they look good.',
        'Ana: Nice.',
      ],
      segments: ['seg_0'],
    },
    {
      when: 'when another subject is named at once',
      talk: [
        'Ana: Who unlocks the gate for the plumbers?',
        'Ben: Anyway, I ordered the filters.',
        'Ana: Thanks.',
      ],
      segments: ['seg_0'],
    },
    {
      when: 'when nobody knows',
      talk: [
        'Ana: How many chairs fit on the terrace?',
        'Ben: I never measured it, no clue.',
        'Ana: Okay.',
      ],
      segments: ['seg_0', 'seg_1'],
    },
    {
      when: 'when somebody else still has to say',
      talk: [
        'Ana: Does the bank take part of the fee?',
        "Ben: They haven't told us.",
        'Ana: Typical.',
      ],
      segments: ['seg_0', 'seg_1'],
    },
    {
      when: 'when it is put off until something has happened',
      talk: [
        'Ana: Do we renew the lease of the garage?',
        "Ben: I'd like to decide that once the new manager is here.",
      ],
      segments: ['seg_0', 'seg_1'],
    },
    {
      when: 'when it is taken elsewhere',
      talk: ['Ana: Should the drivers get new phones?', 'Ben: Can we take that offline?'],
      segments: ['seg_0', 'seg_1'],
    },
    {
      when: 'when it is not asked but said',
      talk: [
        'Ana: The invoices are out.',
        "Ben: I still haven't found out who ordered the paint.",
        'Ana: The invoices were late.',
      ],
      segments: ['seg_1'],
    },
    {
      when: 'when somebody wonders aloud',
      talk: [
        'Ana: The invoices are out.',
        'Ben: I wonder if the tenants would pay for a gym.',
        'Ana: Right.',
      ],
      segments: ['seg_1'],
    },
    {
      when: 'when it was asked last',
      talk: ['Ana: The invoices are out.', 'Ben: Thanks. Who writes to the tenants?'],
      segments: ['seg_1'],
    },
    {
      when: 'in Spanish',
      talk: [
        'Ana: Hola a todos, empezamos con el contrato del local.',
        'Luis: ¿Renovamos el contrato de alquiler?',
        'Ana: Eso lo decidimos más adelante.',
      ],
      segments: ['seg_1', 'seg_2'],
    },
    {
      when: 'in Portuguese',
      talk: [
        'Ana: Bom dia a todos, vamos começar com o contrato da loja.',
        'Rui: Renovamos o contrato de aluguel da loja?',
        'Ana: Isso fica para a próxima reunião.',
      ],
      segments: ['seg_1', 'seg_2'],
    },
    {
      when: 'in French',
      talk: [
        'Ana: Bonjour à tous, on commence par le contrat du local.',
        'Luc: Est-ce que nous renouvelons le bail ?',
        'Ana: On verra ça plus tard.',
      ],
      segments: ['seg_1', 'seg_2'],
    },
    {
      when: 'in German',
      talk: [
        'Ana: Guten Morgen, wir fangen mit dem Vertrag für den Laden an.',
        'Jan: Verlängern wir den Mietvertrag?',
        'Ana: Das entscheiden wir später.',
      ],
      segments: ['seg_1', 'seg_2'],
    },
    {
      when: 'in Turkish',
      talk: [
        'Ana: Merhaba, bu toplantıda kira sözleşmesi var.',
        'Can: Dükkanın sözleşmesini bu yıl uzatıyor muyuz?',
        'Ana: Buna daha sonra karar verelim.',
      ],
      segments: ['seg_1', 'seg_2'],
    },
    {
      when: 'in Russian',
      talk: [
        'Анна: Всем привет, мы начнём с договора на магазин.',
        'Иван: Мы продлеваем договор аренды магазина?',
        'Анна: Это мы решим позже.',
      ],
      segments: ['seg_1', 'seg_2'],
    },
  ])('$when', async ({ talk, segments }) => {
    expect(await openIn(...talk)).toEqual([segments])
    expect((await write(...talk)).decisions).toEqual([])
  })
})

describe('nothing is open', () => {
  test.each<{ when: string; talk: string[] }>([
    {
      when: 'after a yes',
      talk: ['Ana: Did the plumber fix the boiler?', 'Ben: Yes.'],
    },
    {
      when: 'after an answer in other words',
      talk: ['Ana: Did the plumber fix the boiler?', 'Ben: He was here till nine, it runs.'],
    },
    {
      when: 'after a number that was asked for',
      talk: ['Ana: How many chairs fit on the terrace?', 'Ben: Sixty-two with the benches.'],
    },
    {
      when: 'after a name that was asked for',
      talk: ['Ana: Who unlocks the gate for the plumbers?', 'Ben: Maria has the key.'],
    },
    {
      when: 'after a time that was asked for',
      talk: [
        'Ana: When does the printer send the invoices?',
        'Ben: Usually the courier comes at four.',
      ],
    },
    {
      when: 'after half a sentence',
      talk: ['Ana: What did the tenants ask for this time?', 'Ben: Bicycle racks in the yard.'],
    },
    {
      when: 'after a reason',
      talk: ['Ana: Why is the boiler so loud?', 'Ben: Because somebody bent the pipe.'],
    },
    {
      when: 'of manners and of the meeting itself',
      talk: [
        'Ana: Can everyone hear me?',
        'Ben: The invoices came back from the printer.',
        'Ana: Any other questions before we stop?',
        'Ben: The filters are ordered.',
      ],
    },
    {
      when: 'of what somebody is asked to do',
      talk: ['Ana: Could you close the window behind you?', 'Ben: The filters are ordered.'],
    },
  ])('$when', async ({ talk }) => {
    expect(await openIn(...talk)).toEqual([])
  })
})

test('in a whole meeting a question is weighed with all the talk around it', async () => {
  const open = await openIn(
    'Ana: right, is everybody in, we have the street fair on the twelfth',
    'Ben: Carla is parking, she said start without her',
    'Ana: okay. the tent, is that ours or are we renting again?',
    'Ben: hang on, somebody is at the door',
    'Dev: it was her, she has the boxes',
    "Carla: sorry, sorry. the tent is ours since march, it's in my garage",
    'Ana: lovely, one thing less',
    'Dev: and the power, who do we ask for the sockets by the church?',
    'Ben: last year I just plugged in and nobody came',
    "Carla: that was luck, the verger was away. I'd have to find the new man's name first",
    'Ana: fine. how many tables do we take?',
    'Dev: six fit in the van',
    'Ana: six then',
    'Ben: we still never heard whether the band wants money or just beer',
    'Carla: they drink more than they cost',
    'Ana: good, see you on the twelfth',
  )
  expect(open).toEqual([['seg_7', 'seg_9'], ['seg_13']])
})

test('a question that leans on what was said before is told with it', async () => {
  const { openQuestions } = await write(
    'Ana: The bank wants a second signature on every check.',
    'Ben: Do they charge for that?',
    'Ana: Nobody told me.',
  )
  expect(openQuestions.map(({ text }) => text)).toEqual([
    'Ana: “The bank wants a second signature on every check.” Do they charge for that?',
  ])
})

test('another’s task before a question is no part of it', async () => {
  const { openQuestions, actionItems } = await write(
    'Bob: I will write the release notes by Thursday.',
    'Ana: Do we know who tests it?',
    'Bob: Not yet.',
  )
  expect(openQuestions.map(({ text }) => text)).toEqual(['Do we know who tests it?'])
  expect(actionItems.map(({ owner }) => owner)).toEqual(['Bob'])
})

test('a question that is answered before the asker goes on is not open, whatever stays open then', async () => {
  const { openQuestions } = await write(
    'Ana: Who will book the venue?',
    'Ben: I will book it tomorrow.',
    'Ana: What is the budget?',
    'Ben: Five thousand dollars.',
    'Ana: Should we invite press?',
    'Ben: Let me think about that, no idea yet.',
  )
  expect(openQuestions.map(({ text }) => text)).toEqual(['Should we invite press?'])
})

test('German “um” and “er” are words, English ones are sounds', async () => {
  const german = await write(
    'Ana: Guten Morgen, wir fangen mit dem Sommerfest im Park an.',
    'Jan: Wer kümmert sich um die Bänke für das Fest?',
    'Ana: Das entscheiden wir später.',
  )
  expect(german.openQuestions[0]?.text).toBe('Wer kümmert sich um die Bänke für das Fest?')
  const english = await write('Ana: Who, um, er, paints the benches?', 'Ben: No idea.')
  expect(english.openQuestions[0]?.text).toBe('Who, paints the benches?')
})

test('wondering, voting and manners decide nothing', async () => {
  const { decisions } = await write(
    'Ana: I wonder whether we should paint the fence.',
    'Ben: Yes.',
    'Ana: Shall we start with the invoices?',
    'Ben: Sure.',
    'Ana: All in favor of the fence?',
    'Ben: Okay.',
  )
  expect(decisions).toEqual([])
})

describe('what is put off is no decision', () => {
  test.each([
    ["Let's pick the tiles after the inspection."],
    ["We'll decide about the tiles next Monday."],
    ["Let's hold off on the tiles for now."],
    ["Let's not rush the tiles."],
    ["We'll talk about the tiles when Maria is back."],
    ['We should sleep on the tiles.'],
    ["Let's put the tiles on the back burner."],
    ["It's too early to choose the tiles."],
    ['The tiles will have to wait.'],
  ])('%s', async (line) => {
    const { decisions, openQuestions } = await write(
      'Ana: The tiles for the bathroom come in grey or white.',
      `Ben: ${line}`,
      'Ana: Okay, agreed.',
    )
    expect(decisions).toEqual([])
    expect(openQuestions).toHaveLength(1)
  })
})
