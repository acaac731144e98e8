import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const GIVEN = ['my drain is slow', 'this is Olga Brandt at 512 842 2671', 'yes'] as const

test.each([
  ["hold on that's wrong it's 512 842 2688"],
  ['no wait it should be 512 842 2688'],
  ['sorry correction 512 842 2688'],
  ["actually that's not right my number is 512 842 2688"],
])('a number that was agreed on is put right later: %s', async (words) => {
  const { replies, conclusion } = await playCall([...GIVEN, words, 'yes', "no that's all"])
  expect(replies.at(-3)?.text).toContain('5 1 2, 8 4 2, 2 6 8 8')
  expect(conclusion.message?.phone).toBe('+15128422688')
})

test('a part put right is kept by a yes that takes leave as well', async () => {
  const turns = [...GIVEN.slice(0, 2), 'no it ends in 2688', 'yes right thanks goodbye']
  expect((await playCall(turns)).conclusion.message?.phone).toBe('+15128422688')
})

test('an extension put right is read back and kept', async () => {
  const turns = ['my drain is slow', 'this is Olga Brandt at 512 842 2671 extension 45']
  const { replies, conclusion } = await playCall([...turns, 'extension 54 five four', 'yes', 'no'])
  expect(replies.at(3)?.text).toContain('extension 5 4')
  expect(conclusion.message?.text).toContain('Extension: 54')
})

test('who wants no call leaves no number', async () => {
  const turns = [
    'my drain is slow',
    'Olga Brandt',
    "no don't call me at all just write me",
    'no bye',
  ]
  const { conclusion } = await playCall(turns, { caller: '+15128422671' })
  expect(conclusion.message).toMatchObject({ name: 'Olga Brandt', phone: null })
})

test('in Spanish too', async () => {
  const facts = { ...PLUMBER, languages: ['es' as const] }
  const turns = [
    'hola necesito un plomero para la cocina',
    'soy Olga Brandt, mi número es cinco uno dos ocho cuatro dos dos seis siete uno',
    'sí',
    'no espere está mal es cinco uno dos ocho cuatro dos dos seis ocho ocho',
    'sí',
    'no nada más',
  ]
  const { conclusion } = await playCall(turns, { facts })
  expect(conclusion.message?.phone).toBe('+15128422688')
})

test("somebody else's number changes nothing", async () => {
  const turns = [...GIVEN, "no the landlord's number is 512 842 2688", "no that's all"]
  expect((await playCall(turns)).conclusion.message?.phone).toBe('+15128422671')
})

test('a number given before the name is asked for is still read back', async () => {
  const { replies } = await playCall([
    'my drain is slow',
    'you can reach me at 512 842 2671',
    'Olga Brandt',
  ])
  expect(replies.map(({ text }) => text).join('\n')).toContain('5 1 2, 8 4 2, 2 6 7 1')
})
