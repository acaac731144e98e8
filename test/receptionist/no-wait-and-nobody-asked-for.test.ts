import { expect, test } from 'vitest'
import { playCall } from './play-call.ts'

const lastReply = async (...turns: string[]) =>
  (await playCall(turns, { caller: '+15128420144' })).last.text

test('who goes on by themselves after "hold on" is not told to take their time', async () => {
  const said =
    'alright two then uh hold on let us do three and have a look first yeah three but not if they are wet'
  expect(await lastReply('do you sell firewood', 'sure I guess', said)).not.toContain('your time')
  const waits = 'oh hold on my son is at the door'
  expect(await lastReply('do you sell firewood', 'sure I guess', waits)).toContain('your time')
})

test('who does not want to be put with somebody is not told that nobody can be put through', async () => {
  const before = ['my sink was fixed badly', 'Ann Lee', 'yes']
  expect(await lastReply(...before, "don't connect me with Otto again")).not.toContain('through')
  expect(await lastReply(...before, 'just connect me with Otto')).toContain('through')
})
