import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { newNotes } from '../../src/receptionist/notes/notes.ts'
import { toThePoint } from '../../src/receptionist/notes/to-the-point.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420199'

async function summaryOf(...told: string[]): Promise<string> {
  const [first = '', ...later] = told
  const turns = [first, 'Dana Reyes', 'Yes', ...later, "No, that's all"]
  return (await playCall(turns, { caller: CALLER })).conclusion.summary
}

describe('the line for the owner', () => {
  it.each<[Language, string, string]>([
    ['en', 'hello yes um i was calling because my my tub won’t drain thanks', 'My tub won’t drain'],
    ['en', 'Hi there. The pump hums. Thank you.', 'The pump hums'],
    ['en', 'It’s unit 14. The pump hums. Bye.', 'It’s unit 14. The pump hums'],
    ['en', 'no it’s not the boiler it’s the tank', 'No it’s not the boiler it’s the tank'],
    ['en', 'it’s five five on on the dial', 'It’s five five on the dial'],
    ['pt', 'oi não é o chuveiro é a pia', 'Não é o chuveiro é a pia'],
    ['de', 'ähm ich rufe an weil der Abfluss um acht zu war', 'Der Abfluss um acht zu war'],
  ])('%s: %s', (language, words, line) => {
    expect(toThePoint(words, { ...newNotes(null), language })).toBe(line)
  })

  it('follows a caller who puts the matter right', async () => {
    const told = ['My boiler makes a noise', 'actually forget the boiler the bathtub is cracked']
    expect(await summaryOf(...told)).toMatch(/bathtub is cracked/)
  })

  it.each([
    ['I want new gutters put up', 'on second thought just mend the ones there', 'mend the ones'],
    ['my mower will not start', 'oh and its blade wants sharpening', 'blade wants sharpening'],
    ['please cancel my visit on Monday', 'oh wait, no, move it to Tuesday', 'move it to Tuesday'],
  ])(
    'holds what was said after the matter, where there is room: %s, %s',
    async (first, later, part) => {
      expect((await summaryOf(first, later)).toLowerCase()).toContain(part.toLowerCase())
    },
  )

  it('a “that’s all” within a change closes nothing', async () => {
    const said = [
      'queria uma cerca nova',
      'Rui Prado',
      'sim',
      'na verdade esquece a cerca, é só pintar o portão',
    ]
    const turns = said.map((text) => ({ kind: 'speech' as const, text, language: 'pt' }))
    const facts = { ...PLUMBER, languages: ['pt' as const] }
    const { conclusion } = await playCall(turns, { facts, caller: CALLER })
    expect(conclusion.summary).toContain('pintar o portão')
  })

  it('holds a small change beside the matter', async () => {
    const told = ['I want my boiler checked on Monday', 'sorry not Monday but Friday']
    expect(await summaryOf(...told)).toMatch(/boiler checked.*not Monday but Friday/i)
  })

  it('ends on what was said last, however long the matter was', async () => {
    const told = [
      'we have a party on the terrace on the ninth with forty guests and the two big tents need to be set up by noon',
      'hold on scratch the ninth it is the tenth for the tents',
    ]
    expect(await summaryOf(...told)).toMatch(/it is the tenth/)
  })

  it('leads with what is wanted instead, also where the words are bent', async () => {
    const told = [
      'I need a refund for the bathtub',
      'do not do the refund just give me another tub',
    ]
    expect(await summaryOf(...told)).toMatch(/another tub/)
  })

  it('leaves out what is set aside or not to be told, where something else is wanted', async () => {
    const secret = [
      'my wife and I are splitting up so the house might get sold',
      'do not tell him about the splitting up',
    ]
    expect(await summaryOf('I need my boiler inspected', ...secret)).toMatch(/boiler inspected$/)
    const told = [
      'My bill of May was charged twice',
      'and I want a new faucet',
      'forget about the bill I found it',
    ]
    expect(await summaryOf(...told)).toMatch(/want a new faucet$/)
  })

  it('is not moved by a correction that tells less', async () => {
    const told = [
      'I need to cancel the cleaning of our pool on Friday',
      'no I said the pool you did not write that down did you get my number',
    ]
    expect(await summaryOf(...told)).toMatch(/^Dana Reyes: I need to cancel the cleaning/)
  })

  it('ends where a clause ends, and never before what denies it', async () => {
    const long =
      'I got a letter here for eighty dollars that says we never paid for the visit in May and we did not owe it and your man told us in the kitchen it was free and that was that'
    const line = await summaryOf(long)
    expect(line).not.toMatch(/in May$/)
    expect(line.length).toBeLessThanOrEqual(140)
  })

  it('shows a change that repeats nothing beside the matter, and nothing that was set aside', async () => {
    const room = await summaryOf(
      'I would like the guest bath tiled',
      'no hang on my wife says the upstairs one',
    )
    expect(room).toMatch(/guest bath tiled; .*upstairs one$/)
    const tank = [
      'can I get the tank cleaned',
      'I do not need a cleaning I need you to take it away',
    ]
    expect(await summaryOf(...tank)).toMatch(/take it away$/)
    expect(await summaryOf(...tank)).not.toMatch(/tank cleaned/)
  })

  it('shows the telling clauses of a long story', async () => {
    const story =
      'so we have been with you for about ten years and my mother was too and she always liked your people ' +
      'and anyway the reason I am calling is a big branch came down on the shed and it cracked the pipe there'
    expect(await summaryOf(story)).toMatch(/branch came down on the shed/)
  })

  it.each([
    [
      'You folks built our porch last spring, and by and large it held up just fine through all of the storms. Now I want the fence behind the garage painted. No rush.',
      'Now I want the fence behind the garage painted',
    ],
    [
      'Your man put in a new tap. I want that looked at.',
      'Your man put in a new tap. I want that looked at',
    ],
    [
      'well we were away all of July and my neighbor fed the cats and watered the plants and when we came home the drain in the cellar floor smelled and I would like it looked at',
      'I would like it looked at',
    ],
  ])('is whole sentences or clauses, the ones that say what is wanted: %s', async (words, part) => {
    const line = await summaryOf(words)
    expect(line).toContain(part)
    expect(line).not.toMatch(/held up|all of July/)
  })

  it('is not empty for a caller who only asked', async () => {
    const { conclusion } = await playCall(
      ['how much is the service call', 'can somebody call me back please', 'Dana Reyes', 'Yes'],
      { caller: CALLER },
    )
    expect(conclusion.summary).toMatch(/asks: How much is the service call/i)
  })

  it('keeps what is urgent first, whatever is corrected later', async () => {
    const told = ['Water is pouring through my ceiling', 'actually the ceiling was painted in May']
    expect(await summaryOf(...told)).toMatch(/: Water is pouring/)
  })
})

describe('the line says who said or asked what', () => {
  it.each([
    ['could you give me a quote on a tank', 'Dana Reyes: Could you give me a quote on a tank'],
    ['Hi, I need to move my appointment', 'Dana Reyes: I need to move my appointment'],
    [
      'I was hoping to get in on Saturday for my sink',
      'Dana Reyes: I was hoping to get in on Saturday for my sink',
    ],
    ['can somebody look at our pump', 'Dana Reyes: Can somebody look at our pump'],
    ['do you sell faucets', 'Dana Reyes asks: Do you sell faucets'],
    ['My sink drips', 'Dana Reyes: My sink drips'],
  ])('%s', async (words, line) => {
    expect(await summaryOf(words)).toBe(line)
  })

  it('and what is said in another language stays as it was said', async () => {
    const turns = ['Hola, quisiera un presupuesto para el baño', 'Rosa Quintana', 'sí', 'no']
    const { conclusion } = await playCall(turns, { caller: CALLER })
    expect(conclusion.summary).toBe('Rosa Quintana: Quisiera un presupuesto para el baño')
  })
})

describe('a best time', () => {
  it.each([
    ['call me after five', 'Best time: after five'],
    ['just please don’t call in the evenings since I work late then', 'don’t call in the evenings'],
  ])('is when the caller can be reached: %s', async (words, line) => {
    const turns = ['My sink drips', 'Dana Reyes', 'Yes', words, "No, that's all"]
    const { conclusion } = await playCall(turns, { caller: CALLER })
    expect(conclusion.message?.text).toContain(line)
  })

  it.each([
    'if nobody calls me by noon I call somebody else',
    'the water is brown in the mornings, can somebody call me',
    'niemand hat mich am Nachmittag angerufen',
  ])('is none in a complaint: %s', async (words) => {
    const facts = { ...PLUMBER, languages: ['de' as const] }
    const { conclusion } = await playCall([words, 'Dana Reyes', 'Yes'], { caller: CALLER, facts })
    expect(conclusion.message?.text).toContain(words)
    expect(conclusion.message?.text).not.toContain('Best time')
  })

  it.each<[Language, string]>([
    ['en', 'do you work weekends I could only do Saturday mornings'],
    ['fr', 'je peux passer demain après-midi'],
    ['ru', 'можно заехать завтра днём'],
  ])('is none in a question: %s, %s', async (language, text) => {
    const facts = { ...PLUMBER, languages: [language] }
    const turns = [
      'My sink drips',
      'Dana Reyes',
      'Yes',
      { kind: 'speech' as const, text, language },
    ]
    const { conclusion } = await playCall(turns, { caller: CALLER, facts })
    expect(conclusion.message?.text).not.toContain('Best time')
  })

  it.each([
    'can somebody come on Friday afternoon and look at my sink',
    'I would like to come in Friday afternoon with my truck',
  ])('is none that is wished for a visit: %s', async (words) => {
    const { conclusion } = await playCall([words, 'Dana Reyes', 'Yes', 'No'], { caller: CALLER })
    expect(conclusion.message?.text).toContain(words)
    expect(conclusion.message?.text).not.toContain('Best time')
  })
})

describe('a request to read the notes back', () => {
  it.each([
    "can you read me back what you've got so i know it's right",
    'could you please read that back to me',
  ])('is nothing for the owner: %s', async (words) => {
    const turns = ['My sink drips', 'Dana Reyes', 'Yes', words, "No, that's all"]
    const { conclusion, replies } = await playCall(turns, { caller: CALLER })
    expect(replies.at(-2)?.text).toContain('My sink drips')
    expect(conclusion.message?.text).toBe('My sink drips.')
    expect(conclusion.summary).toBe('Dana Reyes: My sink drips')
  })
})
