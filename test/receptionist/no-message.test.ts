import { expect, it } from 'vitest'
import { playCall } from './play-call.ts'

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
  "oh never mind my name i'm just pricing around",
  "i don't wanna leave a message i just wanted to know",
  'no no i am just shopping around i dont need to leave nothing',
])('who only asks and wants no message leaves none: %s', async (words) => {
  const turns = ['how much is a service call', words, 'thanks bye']
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message).toBeNull()
})

it.each([
  ["I'll try again when he is back from lunch"],
  ['you know I think we will go with a different outfit'],
])('who only asked and calls again or looks elsewhere leaves none: %s', async (words) => {
  const turns = ['Is the owner there right now', words, 'okay bye']
  expect((await playCall(turns, { caller: CALLER })).conclusion.message).toBeNull()
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
  const told = ['My sink is dripping in the kitchen', 'Dana Reyes', 'Yes']
  const back = "never mind all that, don't pass it on, my brother did it"
  const more = 'my brother tried to fix it and I want somebody to do it over'
  const taken = await playCall([...told, back, 'bye'], { caller: CALLER })
  const kept = await playCall([...told, more, 'bye'], { caller: CALLER })
  expect(taken.conclusion.message).toBeNull()
  expect(kept.conclusion.message?.text).toContain(more)
})
