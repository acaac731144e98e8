import { describe, expect, test } from 'vitest'
import { LANGUAGES_BESIDES_ENGLISH } from '../../src/kernel/languages.ts'
import type { Heard } from '../../src/receptionist/receptionist.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { PLUMBER, WEDNESDAY } from './play-call.ts'

const CALLER = '+15128422671'
const NAME = 'Dana Reyes'
const FACTS = { ...PLUMBER, languages: [...LANGUAGES_BESIDES_ENGLISH] }
const desk = rulesReceptionist()

/** A call from Dana's number. A turn is a caller's words, or a `Heard`. */
async function play(turns: readonly (string | Heard)[], caller: string | null = CALLER) {
  let conversation = desk.begin(caller, { expected: NAME })
  const replies = [desk.greet(FACTS, WEDNESDAY, conversation).rest]
  for (const turn of turns) {
    const heard: Heard = typeof turn === 'string' ? { kind: 'speech', text: turn } : turn
    const result = await desk.hear(FACTS, conversation, heard, WEDNESDAY)
    conversation = result.conversation
    replies.push(result.reply.text)
  }
  const last = replies.at(-1) ?? ''
  return { replies, last, conclusion: desk.conclude(FACTS, conversation), conversation }
}

const said = (language: string, text: string): Heard => ({ kind: 'speech', language, text })

const ASKED = /your name|number|good for a call back/i

test('a yes confirms name and number, and only the matter is asked for', async () => {
  const { replies, conclusion } = await play([
    'Yes, it is.',
    'My water heater is leaking.',
    "No, that's all, thanks. Bye.",
  ])
  expect(replies[0]).toMatch(/Is this Dana Reyes\?$/)
  expect(replies[0]).not.toContain('How can I help?')
  expect(replies[1]).toBe('Thanks, Dana Reyes. How can I help?')
  for (const reply of replies.slice(1)) expect(reply).not.toMatch(ASKED)
  expect(conclusion).toMatchObject({
    outcome: 'message_taken',
    message: { name: NAME, phone: CALLER, text: 'My water heater is leaking.' },
    missing: [],
    complete: true,
  })
})

test.each([
  'Speaking.',
  'This is she.',
  "Yep, that's me.",
  'Hi, this is Dana.',
  'Yes this is Dana Reyes my water heater is leaking',
  'It’s me, Dana.',
])('%s is a yes', async (words) => {
  const { last, conclusion } = await play([words, 'It is about my water heater.'])
  expect(conclusion.message).toMatchObject({ name: NAME, phone: CALLER })
  expect(last).not.toMatch(ASKED)
})

test.each([
  ['No.', 'Tom Hill'],
  ["No, Dana's not here.", 'Tom Hill'],
  ['No, this is her husband.', 'Tom Hill'],
])(
  'after “%s” the name is asked for as usual, and that name is never used',
  async (words, name) => {
    const { replies, conclusion, conversation } = await play([
      words,
      'My water heater is leaking.',
      `My name is ${name}.`,
      'Yes.',
    ])
    expect(replies[2]).toContain('Can I get your name?')
    expect(replies.slice(1).join(' ')).not.toContain('Dana')
    expect(conclusion.message).toMatchObject({ name, phone: CALLER })
    expect(JSON.stringify(conversation)).not.toContain(NAME)
  },
)

test('another name is a no, and is taken', async () => {
  const { replies, conclusion } = await play(['Hi, this is Tom Hill.', 'My drain is clogged.'])
  expect(replies.slice(1).join(' ')).not.toContain('Dana')
  expect(conclusion.message?.name).toBe('Tom Hill')
})

test('who goes straight to the matter is asked once more, and then as usual', async () => {
  const yes = await play(['Hi, my water heater is leaking.', 'Yes.'])
  expect(yes.replies[1]).toContain('Is this Dana Reyes?')
  expect(yes.conclusion.message).toMatchObject({ name: NAME, phone: CALLER })
  expect(yes.last).not.toMatch(ASKED)

  const unsaid = await play(['Hi, my water heater is leaking.', 'The water is all over.'])
  expect(unsaid.last).toContain('Can I get your name?')
  expect(unsaid.conclusion.message?.name).toBeNull()
})

test('a yes alone leaves no message, nor does a question that is answered', async () => {
  expect((await play(['Yes.'])).conclusion.message).toBeNull()
  const { last, conclusion } = await play(['Yes. Are you open on Saturday?'])
  expect(last).toContain('open Saturday')
  expect(conclusion.message).toBeNull()
})

test('a withheld number is asked nothing of the kind, nor is a call begun without a name', async () => {
  expect((await play([], null)).replies[0]).toMatch(/How can I help\?$/)
  const plain = desk.begin(CALLER, { expected: null })
  expect(desk.greet(FACTS, WEDNESDAY, plain).rest).toMatch(/How can I help\?$/)
})

test('a call that goes on in another process asks again', () => {
  const { text } = desk.resume(FACTS, desk.begin(CALLER, { expected: NAME }), WEDNESDAY)
  expect(text).toMatch(/Is this Dana Reyes\?$/)
})

/** A yes, a no, a matter, and a pattern for the question about the name. */
const SPOKEN = {
  es: [
    ['Sí, soy yo.', 'Soy yo.', 'Hola, habla Dana.'],
    'No, no soy ella.',
    'Se me rompió el calentador de agua.',
    /su nombre/i,
  ],
  pt: [
    ['Sim, sou eu.', 'Sou eu mesma.', 'Oi, aqui é a Dana.'],
    'Não, não sou eu.',
    'O meu aquecedor de água está vazando.',
    /seu nome/i,
  ],
  fr: [
    ["Oui, c'est moi.", "C'est elle-même.", "Bonjour, c'est Dana."],
    "Non, ce n'est pas moi.",
    'Mon chauffe-eau est en panne depuis ce matin.',
    /votre nom/i,
  ],
  de: [
    ['Ja, am Apparat.', 'Am Apparat.', 'Hallo, hier ist Dana.'],
    'Nein, bin ich nicht.',
    'Mein Warmwasserboiler ist kaputt.',
    /Ihren Namen|Ihr Name|wie heißen Sie/i,
  ],
  tr: [
    ['Evet, benim.', 'Benim.', 'Merhaba, ben Dana.'],
    'Hayır, değilim.',
    'Termosifonum su kaçırıyor.',
    /adınız/i,
  ],
  ru: [
    ['Да, это я.', 'Это я.', 'Здравствуйте, это Dana.'],
    'Нет, это не она.',
    'У меня протекает водонагреватель.',
    /зовут|ваше имя/i,
  ],
} as const

describe.each(LANGUAGES_BESIDES_ENGLISH)('in %s', (language) => {
  const [yeses, no, matter, asksName] = SPOKEN[language]

  test.each(yeses)('%s is a yes', async (words) => {
    const { last, conclusion } = await play([said(language, words), said(language, matter)])
    expect(conclusion.message).toMatchObject({ name: NAME, phone: CALLER })
    expect(last).not.toMatch(asksName)
  })

  test(`${no} is a no`, async () => {
    const { replies, conclusion } = await play([said(language, no), said(language, matter)])
    expect(replies[2]).toMatch(asksName)
    expect(replies.slice(1).join(' ')).not.toContain('Dana')
    expect(conclusion.message?.name).toBeNull()
  })

  test('the question is asked again in it', async () => {
    const { last } = await play([said(language, matter)])
    expect(last).toContain(NAME)
    expect(last).toMatch(/\?/)
  })
})
