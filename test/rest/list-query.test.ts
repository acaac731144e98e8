import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { openWorld, type World } from '../support/world.ts'

/** The line was called once, at this instant. */
const AT = '2026-03-04T05:06:07.089Z'

let world: World
let held: Date | undefined
let live: Awaited<ReturnType<typeof openLiveLine>>

beforeAll(async () => {
  world = await openWorld({
    clock: { now: () => held ?? new Date() },
    settings: { RATE_LIMIT_PER_MINUTE: '10000' },
  })
  live = await openLiveLine(world)
  held = new Date(AT)
  await makeCall(world.app, { to: live.number, from: '+13105550000' })
  held = undefined
})
afterAll(() => world.close())

const lists = () => [`/lines/${live.lineId}/calls`, `/lines/${live.lineId}/messages`, '/lines']

describe.each([
  ['limit', ['0', '101', '1e1', '-1', 'abc', '', ' 7', '7.0', '0x7', '٣', '1000', 'NaN', '1;2']],
  [
    'before',
    [
      '2026-02-30T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-00-10T00:00:00Z',
      '2026-01-01T24:00:01Z',
      '2026-01-01T25:00:00Z',
      '20260101T000000',
      '202601-01T00:00:00Z',
      '2026-366T00:00:00Z',
      '2026-W54-1T00:00:00Z',
      '2026-01-01T10:60:00Z',
      '2026-01-01T10:00:60Z',
      '2026-01-01T10:00:00',
      '2026-01-01T10:00:00+99:00',
      '2026-01-01',
      'now',
      '',
      '0',
      '1767225600',
      '1767225600000',
      '+275760-09-13T00:00:00.000Z',
      '-271821-04-20T00:00:00.000Z',
      'infinity',
      'a\0b',
      'x'.repeat(5_000),
    ],
  ],
])('%s', (name, values) => {
  test.each(values.map((value) => ({ value, text: JSON.stringify(value.slice(0, 40)) })))(
    '$text is 400 and names the parameter',
    async ({ value }) => {
      for (const path of lists()) {
        const answer = await live.owner.api.get(`${path}?${new URLSearchParams({ [name]: value })}`)
        expect(answer).toMatchObject({
          status: 400,
          body: {
            error: {
              code: 'invalid_request',
              message: expect.stringMatching(new RegExp(`^${name}: `)),
            },
          },
        })
      }
    },
  )

  test('given twice is 400', async () => {
    for (const path of lists()) {
      const twice = `${name}=${name === 'limit' ? 7 : AT}`
      expect(await live.owner.api.get(`${path}?${twice}&${twice}`)).toMatchObject({
        status: 400,
        body: { error: { message: `${name}: given more than once` } },
      })
    }
  })
})

test.each(['limit=1', 'limit=100', 'limit=007', 'unknown=1', 'limit=5&x=%E0%A4%A', '', '&&'])(
  '?%s is taken',
  async (query) => {
    for (const path of lists()) {
      expect(await live.owner.api.get(`${path}?${query}`)).toMatchObject({ status: 200 })
    }
  },
)

describe('before is told in any zone and to any fraction', () => {
  const listed = async (before: string) => {
    const { status, body } = await live.owner.api.get<{ items: { at: string }[] }>(
      `/lines/${live.lineId}/calls?before=${before}`,
    )
    expect([before, status]).toEqual([before, 200])
    return body.items.length
  }

  test.each([
    ['2026-03-04T05:06:07.090Z', 1],
    [AT, 0],
    ['2026-03-04T05:06:07.089000Z', 0],
    ['2026-03-04T05:06:07.089001Z', 1],
    ['2026-03-04T05:06:07.089000001Z', 1],
    ['2026-03-04T05:06:07.088999Z', 0],
    ['2026-03-04T05:06:08Z', 1],
    ['2026-03-04T05:06Z', 0],
    ['2026-03-04T00:06:08-05:00', 1],
    ['2026-03-04T00:06:07-05:00', 0],
    ['2026-03-04T10:36:08%2B05:30', 1],
    ['2026-03-04T10:36:08+05:30', 1],
    ['2026-03-04T10:36:07+05:30', 0],
    ['2026-03-04T10:36:08%2B0530', 1],
    ['20260304T050608Z', 1],
    ['20260304T050607Z', 0],
    ['20260304T000608-0500', 1],
    ['2026-063T05:06:08Z', 1],
    ['2026-063T05:06:07Z', 0],
    ['2026-W10-3T05:06:08Z', 1],
    ['2026W103T050607Z', 0],
    ['2026-03-04T05:06:07,090Z', 1],
    ['2026-03-04T05:06.2Z', 1],
    ['2026-03-04T05Z', 0],
    ['2026-03-03T24:00:00Z', 0],
    ['2026-03-04T24:00Z', 1],
    ['2016-12-31T23:59:60Z', 0],
    ['2028-02-29T00:00:00Z', 1],
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01T00:00:00+14:00', 0],
    ['9999-12-31T23:59:59.999999999Z', 1],
    ['9999-12-31T23:59:59-12:00', 1],
  ])('%s', async (before, items) => {
    expect(await listed(before)).toBe(items)
  })
})

test.each([
  '0000-01-01T00:00:00Z',
  '0001-02-03T00:00Z',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00+0000',
])('before %s there is nothing', async (before) => {
  for (const path of lists()) {
    const { status, body } = await live.owner.api.get(`${path}?${new URLSearchParams({ before })}`)
    expect([status, body]).toEqual([200, { items: [], next_before: null }])
  }
})
