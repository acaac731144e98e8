import { expect, test } from 'vitest'
import { playCall } from './play-call.ts'

const KNOWN = ['my boat needs a new cover', 'Greg Szymanski', 'yep', "it's at the harris lake dock"]
const replyTo = async (said: string) =>
  (await playCall([...KNOWN, said], { caller: '+15128420144' })).last

test('a no that puts something right closes no call', async () => {
  const { end, text } = await replyTo("no twenty two foot i fixed that it's a twenty two")
  expect(end).toBe(false)
  expect(text).toMatch(/\?$/)
})

test.each(['no thanks', 'no just have him call me soon as he can'])(
  'a no with nothing more, or with a last wish, does: %s',
  async (said) => {
    expect((await replyTo(said)).end).toBe(true)
  },
)

test.each(["nah you don't gotta pass nothing on", 'nope i am good no message or nothing thanks'])(
  'who wants nothing passed on leaves nothing, however they put it: %s',
  async (said) => {
    const { conclusion } = await playCall(
      ['i got a ticket and the court says i need a class do you do that', said, 'bye'],
      { caller: '+15128420144' },
    )
    expect(conclusion.message).toBeNull()
  },
)
