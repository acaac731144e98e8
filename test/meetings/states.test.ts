import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MeetingState } from '../../prisma/generated/client/enums.ts'
import { costOf } from '../../src/meetings/meeting-cost.ts'
import { type Course, courseAfter } from '../../src/meetings/meeting-progress.ts'
import { isFinal, type MeetingEvent, stateAfter } from '../../src/meetings/meeting-states.ts'
import type { BotStep } from '../../src/providers/note-takers/note-taker.ts'

/** The whole table, written out a second time: the next state for each state and event; `–` means no effect. */
const TABLE = `
                confirm    join     wait          admit       leave       note  cancel     fail
  confirming    scheduled  joining  waiting_room  in_meeting  –           –     cancelled  failed
  scheduled     –          joining  waiting_room  in_meeting  –           –     cancelled  failed
  joining       –          –        waiting_room  in_meeting  –           –     cancelled  failed
  waiting_room  –          –        –             in_meeting  –           –     cancelled  failed
  in_meeting    –          –        –             –           processing  –     cancelled  failed
  processing    –          –        –             –           –           done  cancelled  failed
  done          –          –        –             –           –           –     –          –
  cancelled     –          –        –             –           –           –     –          –
  failed        –          –        –             –           –           –     –          –`
const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

describe('from × event', () => {
  const cells = rows.flatMap(([from = '', ...to]) =>
    header.map((event, index) => [from, event, to[index] === '–' ? from : to[index]]),
  )
  test.each(cells)('%s, %s → %s', (from, event, to) => {
    expect(stateAfter(from as MeetingState, event as MeetingEvent)).toBe(to)
  })

  test('the table is whole', () => {
    expect(rows.map(([from]) => from).toSorted()).toEqual(Object.values(MeetingState).toSorted())
    expect(cells).toHaveLength(72)
  })
})

const T0 = Date.UTC(2026, 10, 21, 15)
const at = (seconds: number) => new Date(T0 + seconds * 1_000)
const START: Course = { state: 'scheduled', joinedAt: null, leftAt: null, failure: null }
const step = (name: BotStep['step'], seconds: number): BotStep => ({ step: name, at: at(seconds) })
const WHOLE = [
  step('joining', 0),
  step('waiting_room', 5),
  step('in_meeting', 60),
  step('left', 121),
  step('transcribed', 130),
]

describe('what a bot did', () => {
  test('is charged from being let in to leaving: 61 seconds are 2 minutes', () => {
    const course = courseAfter(START, WHOLE)
    expect(course).toEqual({ ...START, state: 'processing', joinedAt: at(60), leftAt: at(121) })
    expect(costOf({ ...course, state: 'done' })).toMatchObject({ minutes: 2 })
  })

  test('a lobby that never opened is free, and the host’s', () => {
    const course = courseAfter(START, [
      step('joining', 0),
      step('waiting_room', 5),
      step('left', 900),
    ])
    expect(course).toMatchObject({ state: 'failed', failure: { fault: 'host' } })
    expect(costOf(course)).toMatchObject({ minutes: 0 })
  })

  test('what breaks off in the meeting is free, and ours', () => {
    const course = courseAfter(START, [...WHOLE.slice(0, 3), step('failed', 600)])
    expect(course).toMatchObject({ state: 'failed', failure: { fault: 'ours' } })
    expect(costOf(course)).toMatchObject({ minutes: 0 })
  })

  test('a meeting called off while it goes on costs what was used, once the bot is out', () => {
    const cancelled: Course = { ...courseAfter(START, WHOLE.slice(0, 3)), state: 'cancelled' }
    expect(costOf(cancelled)).toBeUndefined()
    expect(costOf(courseAfter(cancelled, WHOLE.slice(0, 4)))).toMatchObject({ minutes: 2 })
  })

  const steps = fc.array(
    fc.record({
      step: fc.constantFrom<BotStep['step']>(
        'joining',
        'waiting_room',
        'in_meeting',
        'left',
        'transcribed',
        'failed',
      ),
      at: fc.integer({ min: 0, max: 20_000 }).map(at),
    }),
    { maxLength: 12 },
  )
  const order = (list: BotStep[]) => list.toSorted((a, b) => a.at.getTime() - b.at.getTime())

  test('told again, or told less of it later, changes nothing', () => {
    fc.assert(
      fc.property(steps, fc.nat(12), (told, known) => {
        const course = courseAfter(START, order(told))
        expect(courseAfter(course, order(told))).toEqual(course)
        expect(courseAfter(course, order(told).slice(0, known))).toEqual(course)
        expect(courseAfter(courseAfter(START, order(told).slice(0, known)), order(told))).toEqual(
          course,
        )
      }),
      { numRuns: 1_000 },
    )
  })

  test('never costs less than nothing, and nothing unless it is over', () => {
    fc.assert(
      fc.property(steps, (told) => {
        const course = courseAfter(START, order(told))
        const cost = costOf(course)
        if (cost) expect(isFinal(course.state)).toBe(true)
        expect(cost?.minutes ?? 0).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1_000 },
    )
  })
})
