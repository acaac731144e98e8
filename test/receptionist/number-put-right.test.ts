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
