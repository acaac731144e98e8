import { expect, it } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420199'

it.each([
  "I don't want to leave a message I want a human being to call me about the scratch on my floor",
  "I'd rather not say what it's about, just have the doctor call Eileen",
])('a wish beside a refusal is kept word for word: %s', async (words) => {
  const turns = [words, 'My sink is dripping', 'Dana Reyes', 'Yes', 'No, bye']
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message?.text).toContain(words)
})

it.each([
  "i don't wanna leave a message i just wanted to know",
  'no no i am just shopping around i dont need to leave nothing',
])('who only asks and wants no message leaves none: %s', async (words) => {
  const turns = ['how much is a service call', words, 'thanks bye']
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message).toBeNull()
})

const TOLD = ['My sink is dripping in the kitchen', 'Dana Reyes', 'Yes']

it('a wrong number on what was printed is a matter, and asks for no number of ours', async () => {
  const words = 'les factures que vous avez envoyées ont le mauvais numéro de téléphone'
  const turns = [{ kind: 'speech', text: words, language: 'fr' } as const, 'Anne Petit', 'oui']
  const facts = { ...PLUMBER, languages: ['fr' as const] }
  const { conclusion, replies } = await playCall(turns, { caller: CALLER, facts })
  expect(conclusion.message?.text).toContain(words)
  expect(replies[1]?.text).not.toContain('555')
})

it.each([
  ["never mind I'll look it up, bye", TOLD],
  ['you know I think we will go with a different outfit', TOLD],
  ['scratch that, my brother fixes it', TOLD],
  ['nobody left me a message', TOLD],
  ["don't leave a message on the machine, text me", TOLD],
  ['olvídelo, llamo a otro', TOLD],
  ['hat sich erledigt, ich schaue selber nach', TOLD],
  ["I'd rather ask him myself, bye", ['do you rent snakes']],
])('what was told is kept where no plain word takes the message back: %s', async (words, told) => {
  const { conclusion } = await playCall([...told, words, 'bye'], { caller: CALLER })
  expect(conclusion.message?.text).toContain(told[0])
})

it.each([
  'forget the message please',
  "actually please don't pass on any message",
  'no dejen ningún recado, gracias',
  'bitte keine Nachricht weitergeben',
])('who plainly takes the message back leaves none: %s', async (words) => {
  const { conclusion } = await playCall([...TOLD, words], {
    caller: CALLER,
    facts: { ...PLUMBER, languages: ['es', 'fr', 'de'] },
  })
  expect(conclusion.message).toBeNull()
})

it('who wants no message and grumbles at the goodbye leaves none', async () => {
  const turns = [
    'I came by on Monday and nobody had my order',
    "I'm not leaving a message, when do you open",
    'goodbye then, this is really a joke of a shop',
  ]
  expect((await playCall(turns, { caller: CALLER })).conclusion.message).toBeNull()
})

it('who told a matter and takes it back leaves none; who only goes on about it does', async () => {
  const back = "never mind all that, don't pass it on, my brother did it"
  const more = 'my brother tried to fix it and I want somebody to do it over'
  const taken = await playCall([...TOLD, back, 'yes please', 'bye'], { caller: CALLER })
  const kept = await playCall([...TOLD, more, 'bye'], { caller: CALLER })
  expect(taken.conclusion.message).toBeNull()
  expect(kept.conclusion.message?.text).toContain(more)
})

it('who calls “I am coming” into the room is not taken to leave', async () => {
  const aside = 'e o bolo pode ficar fora do frigorífico espera aí ó Maria já vou'
  const { ended, replies } = await playCall(['Queria um bolo', 'Fátima Rezendes', 'Sim', aside], {
    facts: { ...PLUMBER, languages: ['pt'] },
    caller: CALLER,
  })
  expect([ended, replies.at(-1)?.end]).toEqual([false, false])
})

it('who hears that it is not done and thanks for it is not asked for a name again', async () => {
  const facts = { ...PLUMBER, extra: "We don't do septic tanks." }
  const { last } = await playCall(['i need my septic tank pumped', 'oh okay well thanks anyway'], {
    facts,
    caller: '+15128420166',
  })
  expect(last.text).not.toMatch(/name/)
})
