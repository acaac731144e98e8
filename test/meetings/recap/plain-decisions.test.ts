import { describe, expect, test } from 'vitest'
import { builtinRecapWriter } from '../../../src/meetings/recap/builtin-recap-writer.ts'
import { said } from './said.ts'

const decisionsIn = async (...lines: string[]) =>
  (await builtinRecapWriter.write(said(...lines))).decisions.map(({ segments }) => segments)
const TALK = [
  'Ana: The fence needs paint, it comes in grey or brown.',
  'Ben: The paint shop has both colors, grey is cheaper.',
]

describe('a short meeting decides in plain words', () => {
  test.each([
    ['So we paint the fence in May.'],
    ['Grey it is, for all the fences.'],
    ['Grey, then.'],
    ['Okay, go ahead and order the grey paint.'],
    ["I'd go with the grey one."],
    ['Then paint it grey.'],
    ['We start painting on the third of May.'],
    ["The grey paint, that's settled."],
    ['Yes, order the grey paint.'],
  ])('%s', async (line) => {
    expect(await decisionsIn(...TALK, `Ana: ${line}`, 'Ben: Okay.')).toEqual([['seg_2']])
  })
})

describe('and decides nothing with', () => {
  test.each([
    ['See you then.'],
    ['So we were late with the fence.'],
    ['So we should ask about the fence.'],
    ['It is what it is.'],
    ['Then they painted the fence.'],
    ['Grey was cheaper then.'],
    ['Yes, the order is here.'],
    ['So we have no paint.'],
    ['The grey one is for the owners to weigh up, keep the fence as it is till then.'],
    ["I'd go with grey, but leave it with me."],
    ['So we hold off on the paint before Rosa has had a say.'],
    ['So we keep waiting for word from the owners on the paint.'],
    ['Okay, put the paint with the things nobody knows yet.'],
  ])('%s', async (line) => {
    expect(await decisionsIn(...TALK, `Ana: ${line}`, 'Carl: The gate is new.')).toEqual([])
  })

  test('what somebody objects to', async () => {
    expect(await decisionsIn(...TALK, 'Ana: Grey it is.', 'Ben: No, not grey.')).toEqual([])
  })
})
