import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { modelRecapWriter } from '../../../src/meetings/recap/model-recap-writer.ts'
import { languageModel } from '../../../src/providers/language-model/language-model.ts'
import { chatCompletions } from './chat-completions.ts'
import { said } from './said.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

type Line = {
  text: string
  segments: number[]
  quote: string
  owner?: string | null
  due?: string | null
}

async function published(lines: readonly string[], actionItems: readonly Line[], summary: string) {
  const items = actionItems.map((line) => ({ owner: null, due: null, ...line }))
  return recapOf(lines, { language: 'en', summary, decisions: [], actionItems: items })
}

async function recapOf(lines: readonly string[], given: object) {
  const answer = { openQuestions: [], ...given }
  const server = await chatCompletions([JSON.stringify(answer)])
  opened.push(server)
  const { model: settings } = readConfig({ OPENAI_BASE_URL: server.url, MODEL: 'small' })
  const model = languageModel(settings)
  if (!model) throw new Error('no model')
  return modelRecapWriter(model, { timeoutSeconds: 20 }).write(said(...lines))
}

const PRICING = [
  'Ana: We raise the price of the basic plan to twenty nine dollars in March.',
  'Ben: Fine. I will write to the customers by Friday.',
  'Carla: And I update the price list on the website next week.',
  'Ana: Ben, please ask legal about the notice period.',
  'Ben: Will do. Who tells the resellers?',
  'Carla: I can call the three biggest resellers tomorrow.',
  'Ana: Good. The old plan stays for existing customers until June.',
  'Ben: I need the list of existing customers from Carla.',
  'Carla: You get it today. Marketing, so Dave, prepares the newsletter.',
  'Ana: I will tell the board on the fifth.',
]
const ROOF = [
  'Mia: The roof of the warehouse leaks above gate four again.',
  'Tom: I get two quotes from roofers before the twelfth.',
  'Mia: Until then we move the pallets to hall B.',
  'Tom: Jonas can move them with the forklift tonight.',
  'Mia: I call the insurance about the damage.',
  'Tom: The insurance paid 4,500 dollars last time.',
  'Mia: Then I send them the photos as well.',
  'Tom: I also order tarps for the machines.',
  'Mia: Please rent a dryer for the floor.',
  'Tom: Yes, the dryer from Baker Rentals.',
]

test('of ten true and ten false lines ten and none are published: a meeting on prices', async () => {
  const good: Line[] = [
    {
      text: 'Raise the basic plan to $29 in March.',
      segments: [1],
      quote: 'raise the price of the basic plan',
    },
    {
      text: 'Write to the customers.',
      owner: 'Ben',
      due: 'by Friday',
      segments: [2],
      quote: 'I will write to the customers',
    },
    {
      text: 'Update the price list.',
      owner: 'Carla',
      due: 'next week',
      segments: [3],
      quote: 'update the price list',
    },
    {
      text: 'Ask legal about the notice period.',
      owner: 'Ben',
      segments: [4],
      quote: 'ask legal about the notice period',
    },
    { text: 'Settle who tells the resellers.', segments: [5], quote: 'Who tells the resellers?' },
    {
      text: 'Call the three biggest resellers.',
      owner: 'Carla',
      due: 'tomorrow',
      segments: [6],
      quote: 'call the three biggest resellers',
    },
    { text: 'Keep the old plan until June.', segments: [7], quote: 'The old plan stays' },
    {
      text: 'Send Ben the customer list.',
      owner: 'Carla',
      segments: [8, 9],
      quote: 'I need the list of existing customers',
    },
    {
      text: 'Prepare the newsletter.',
      owner: 'Dave',
      segments: [9],
      quote: 'Dave, prepares the newsletter',
    },
    {
      text: 'Tell the board.',
      owner: 'Ana',
      due: 'on the fifth',
      segments: [10],
      quote: 'I will tell the board',
    },
  ]
  const bad: Line[] = [
    {
      text: 'Open an office in Lisbon.',
      segments: [1],
      quote: 'raise the price of the basic plan',
    },
    {
      text: 'Raise the basic plan to $39.',
      segments: [1],
      quote: 'raise the price of the basic plan',
    },
    {
      text: 'Write to the customers.',
      owner: 'Edgar',
      segments: [2],
      quote: 'I will write to the customers',
    },
    {
      text: 'Update the price list.',
      owner: 'Carla',
      due: 'by 2031',
      segments: [3],
      quote: 'update the price list',
    },
    { text: 'Ask legal about a merger.', segments: [4], quote: 'we merge with our rival' },
    { text: 'Hire two engineers.', segments: [5], quote: 'Who tells the resellers?' },
    {
      text: 'Call the ten biggest resellers.',
      owner: 'Carla',
      segments: [6],
      quote: 'call the three biggest resellers',
    },
    { text: 'Keep the old plan until June.', segments: [2], quote: 'The old plan stays' },
    {
      text: 'Prepare the newsletter.',
      owner: 'Dave',
      due: 'by Tuesday',
      segments: [9],
      quote: 'prepares the newsletter',
    },
    {
      text: 'Tell Microsoft of the board.',
      owner: 'Ana',
      segments: [10],
      quote: 'I will tell the board',
    },
  ]
  const recap = await published(
    PRICING,
    [...bad, ...good],
    'Ana, Ben and Carla raise prices in March.',
  )
  expect(recap.actionItems.map(({ text }) => text)).toEqual(good.map(({ text }) => text))
  expect(recap.summary).toBe('Ana, Ben and Carla raise prices in March.')
})

test('of ten true and ten false lines ten and none are published: a meeting on a roof', async () => {
  const good: Line[] = [
    { text: 'Repair the leak above gate 4.', segments: [1], quote: 'leaks above gate four' },
    {
      text: 'Get two quotes from roofers.',
      owner: 'Tom',
      due: 'before the twelfth',
      segments: [2],
      quote: 'two quotes from roofers',
    },
    { text: 'Move the pallets to hall B.', segments: [3], quote: 'move the pallets to hall B' },
    {
      text: 'Move the pallets with the forklift.',
      owner: 'Jonas',
      due: 'tonight',
      segments: [3, 4],
      quote: 'with the forklift',
    },
    { text: 'Call the insurance.', owner: 'Mia', segments: [5], quote: 'I call the insurance' },
    { text: 'The insurance paid $4500 last time.', segments: [6], quote: 'paid 4,500 dollars' },
    { text: 'Send the photos.', owner: 'Mia', segments: [7], quote: 'I send them the photos' },
    { text: 'Order tarps.', owner: 'Tom', segments: [8], quote: 'order tarps' },
    { text: 'Rent a dryer.', owner: 'Tom', segments: [9], quote: 'Please rent a dryer' },
    {
      text: 'Take the dryer from Baker Rentals.',
      segments: [10],
      quote: 'the dryer from Baker Rentals',
    },
  ]
  const bad: Line[] = [
    { text: 'Repair the leak above gate 7.', segments: [1], quote: 'leaks above gate four' },
    {
      text: 'Get two quotes from roofers.',
      owner: 'Tom',
      due: 'before the twentieth',
      segments: [2],
      quote: 'two quotes from roofers',
    },
    { text: 'Sell the forklift.', segments: [3], quote: 'sell the forklift' },
    { text: 'Move the pallets.', owner: 'Peter', segments: [4], quote: 'with the forklift' },
    { text: 'Sue the insurance at Harvard.', segments: [5], quote: 'I call the insurance' },
    { text: 'The insurance pays $9,000.', segments: [6], quote: 'paid 4,500 dollars' },
    { text: 'Send the photos.', owner: 'Mia', segments: [], quote: 'I send them the photos' },
    { text: 'Order tarps.', owner: 'Tom', segments: [8], quote: 'order new machines' },
    { text: 'Cancel the lease.', segments: [9], quote: 'Please rent a dryer' },
    {
      text: 'Take the dryer from Baker Rentals.',
      due: 'in 2031',
      segments: [10],
      quote: 'the dryer from Baker Rentals',
    },
  ]
  const recap = await published(ROOF, [...good, ...bad], 'Ursula sold the company for 9 million.')
  expect(recap.actionItems.map(({ text }) => text)).toEqual(good.map(({ text }) => text))
  expect(recap.summary).not.toContain('Ursula')
})

test("what its speaker has done already is nobody's to do", async () => {
  const talk = ['Ana: I emailed the landlord on Tuesday.', 'Ben: Good, I email the tenants today.']
  const items = [
    { text: 'Email the landlord.', owner: 'Ana', segments: [1], quote: 'I emailed the landlord' },
    { text: 'Email the tenants.', owner: 'Ben', segments: [2], quote: 'I email the tenants' },
  ]
  const recap = await published(talk, items, 'Ana and Ben write letters.')
  expect(recap.actionItems.map(({ text }) => text)).toEqual(['Email the tenants.'])
})

const CHOIR = [
  'Uta: Am Sonntag singen wir erst um elf, einverstanden?',
  'Rolf: Ja, um elf.',
  'Uta: ich bringe die Mappen am Dienstag mit',
  'Rolf: sollen wir neue Hemden kaufen',
  'Uta: das Konzert ist der achte Juni',
  'Rolf: ja, der achte Juni bleibt',
  'Uta: nächste Probe am Mittwoch um sechs',
]

test('a model that names no language is read in the one that was spoken', async () => {
  const decisions = [
    { text: 'Das Konzert ist am 8. Juni.', segments: [6], quote: 'der achte Juni bleibt' },
    {
      text: 'Die nächste Probe ist am Mittwoch um sechs.',
      segments: [7],
      quote: 'nächste Probe am Mittwoch um sechs',
    },
    { text: 'Das Konzert ist am 8. Juli.', segments: [6], quote: 'der achte Juni bleibt' },
    {
      text: 'Der Chor kauft neue Hemden.',
      segments: [4],
      quote: 'sollen wir neue Hemden kaufen',
    },
  ]
  const item = { segments: [3], quote: 'ich bringe die Mappen am Dienstag mit', due: null }
  const actionItems = [
    { ...item, text: 'Uta bringt die Mappen am Dienstag mit.', owner: 'Uta' },
    { ...item, text: 'Uta bringt die Mappen am Freitag mit.', owner: 'Uta' },
    { ...item, text: 'Rolf bringt die Mappen am Dienstag mit.', owner: 'Rolf' },
  ]
  const recap = await recapOf(CHOIR, {
    language: null,
    summary: 'Der Chor.',
    decisions,
    actionItems,
  })
  expect(recap.language).toBe('de')
  expect(recap.decisions.map(({ text }) => text)).toEqual(
    decisions.slice(0, 2).map(({ text }) => text),
  )
  expect(recap.actionItems.map(({ text }) => text)).toEqual([actionItems[0]?.text])
})

test('a "no" before other words denies these only, and what is contested and put off is undecided', async () => {
  const line = (text: string, segments: number[], quote: string) => ({ text, segments, quote })
  const { decisions } = await recapOf(
    [
      'Eva: Vale, Marta viene el martes a probar. No hay contrato todavía.',
      'Luis: Muy bien.',
      'Eva: Da igual, no les cobramos el transporte.',
      'Luis: Sí, y pedimos la mitad por adelantado.',
      'Eva: La mitad por adelantado espanta a la gente.',
      'Luis: Pues lo hablamos la semana que viene.',
    ],
    {
      language: 'es',
      summary: 'Eva y Luis hablaron.',
      actionItems: [],
      decisions: [
        line('Marta viene el martes a probar.', [1], 'Marta viene el martes a probar'),
        line('Se les cobra el transporte.', [3], 'no les cobramos el transporte'),
        line('Se pide la mitad por adelantado.', [4], 'pedimos la mitad por adelantado'),
      ],
    },
  )
  expect(decisions.map(({ text }) => text)).toEqual(['Marta viene el martes a probar.'])
})

test('a price with cents may have been said in two numbers, and must have been said', async () => {
  const lines = [
    'Ana: The muffins are three seventy five from now on, okay?',
    'Ben: Okay, three seventy five.',
    'Ana: And the juice is four dollars and ten cents. Agreed?',
    'Ben: Agreed.',
  ]
  const recap = await recapOf(lines, {
    language: 'en',
    summary: 'Ana and Ben spoke of prices.',
    decisions: [
      { text: 'The muffins will be $3.75.', segments: [1, 2], quote: 'three seventy five' },
      { text: 'The juice will be $4.10.', segments: [3, 4], quote: 'four dollars and ten cents' },
      { text: 'The muffins will be $3.95.', segments: [1, 2], quote: 'three seventy five' },
    ],
    actionItems: [],
  })
  expect(recap.decisions.map(({ text }) => text)).toEqual([
    'The muffins will be $3.75.',
    'The juice will be $4.10.',
  ])
})
