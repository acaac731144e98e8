import twilioSdk from 'twilio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseUsPhone } from '../../src/kernel/phone.ts'
import { openWorld } from './twilio-world.ts'

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const search = (params: {
  areaCode?: number
  inRegion?: string
  nearNumber?: string
  limit?: number
}) => world.client.availablePhoneNumbers('US').local.list({ limit: 3, ...params })

describe('numbers for sale, through the SDK', () => {
  test('are valid, in the area code asked for, and the same each time', async () => {
    const first = await search({ areaCode: 512, limit: 20 })
    const again = await search({ areaCode: 512, limit: 20 })
    const numbers = first.map(({ phoneNumber }) => phoneNumber)
    expect(again.map(({ phoneNumber }) => phoneNumber)).toEqual(numbers)
    expect(new Set(numbers).size).toBe(20)
    expect(numbers.filter((number) => parseUsPhone(number) === undefined)).toEqual([])
    expect(numbers.every((number) => number.startsWith('+1512'))).toBe(true)
    expect(first[0]?.region).toBe('TX')
  })

  test('are none where the area code has none', async () => {
    expect(await search({ areaCode: 533 })).toEqual([])
    expect(await search({ areaCode: 204 })).toEqual([])
  })

  test('can be had by region and near a number', async () => {
    expect((await search({ inRegion: 'WY' })).map(({ region }) => region)).toEqual([
      'WY',
      'WY',
      'WY',
    ])
    const [near] = await search({ nearNumber: '+13075551000' })
    expect(near?.phoneNumber).toMatch(/^\+1307/)
  })
})

describe('numbers bought, through the SDK', () => {
  test('are created, found by name, changed and released', async () => {
    const [free] = await search({ areaCode: 206 })
    const phoneNumber = free?.phoneNumber ?? ''
    const created = await world.client.incomingPhoneNumbers.create({
      phoneNumber,
      friendlyName: 'line_1',
      voiceUrl: 'http://localhost:1/voice',
      voiceFallbackUrl: 'http://localhost:1/fallback',
      statusCallback: 'http://localhost:1/status',
    })
    expect(created).toMatchObject({ phoneNumber, friendlyName: 'line_1', voiceMethod: 'POST' })
    expect(created.sid).toMatch(/^PN[0-9a-f]{32}$/)
    expect((await search({ areaCode: 206 }))[0]?.phoneNumber).not.toBe(phoneNumber)

    const found = await world.client.incomingPhoneNumbers.list({ friendlyName: 'line_1' })
    expect(found.map(({ sid }) => sid)).toEqual([created.sid])
    expect(await world.client.incomingPhoneNumbers.list({ friendlyName: 'line' })).toEqual([])

    const changed = await world.client
      .incomingPhoneNumbers(created.sid)
      .update({ voiceUrl: 'http://localhost:1/other' })
    expect(changed).toMatchObject({ voiceUrl: 'http://localhost:1/other', friendlyName: 'line_1' })
    const bought = world.client.incomingPhoneNumbers(created.sid)
    expect(await bought.remove()).toBe(true)
    await expect(bought.fetch()).rejects.toMatchObject({ status: 404, code: 20404 })
    expect((await search({ areaCode: 206 }))[0]?.phoneNumber).toBe(phoneNumber)
  })

  test('are listed over pages', async () => {
    for (let count = 0; count < 3; count += 1) {
      await world.client.incomingPhoneNumbers.create({ areaCode: '303', friendlyName: 'paged' })
    }
    const listed = await world.client.incomingPhoneNumbers.list({
      friendlyName: 'paged',
      pageSize: 2,
    })
    expect(new Set(listed.map(({ phoneNumber }) => phoneNumber)).size).toBe(3)
  })

  test.each([
    ['+15125550199', 21422],
    ['+14165550000', 21422],
    ['5125', 21421],
  ])('cannot be %s', async (phoneNumber, code) => {
    const refused = world.client.incomingPhoneNumbers.create({ phoneNumber })
    await expect(refused).rejects.toMatchObject({ status: 400, code })
  })

  test('cannot be bought twice, nor under too long a name', async () => {
    const bought = await world.buy()
    const again = world.client.incomingPhoneNumbers.create({ phoneNumber: bought.phoneNumber })
    await expect(again).rejects.toMatchObject({ status: 400, code: 21422 })
    const named = world.client.incomingPhoneNumbers.create({
      areaCode: '415',
      friendlyName: 'x'.repeat(65),
    })
    await expect(named).rejects.toMatchObject({ status: 400 })
    const none = world.client.incomingPhoneNumbers.create({ areaCode: '533' })
    await expect(none).rejects.toMatchObject({ status: 400, code: 21452 })
  })
})

test('wrong credentials are told 20003', async () => {
  const stranger = twilioSdk(world.config.twilio.accountSid, 'wrong')
  stranger.api.baseUrl = world.config.twilio.apiBase
  const refused = stranger.incomingPhoneNumbers.list()
  await expect(refused).rejects.toMatchObject({ status: 401, code: 20003 })
})

test('a provider that is down is down once, and nothing is bought', async () => {
  const before = world.sandbox.record.collection('twilio-numbers').list().length
  world.sandbox.faults.set('twilio', 'down', 1)
  await expect(world.client.incomingPhoneNumbers.create({ areaCode: '415' })).rejects.toMatchObject(
    { status: 503 },
  )
  expect(world.sandbox.record.collection('twilio-numbers').list()).toHaveLength(before)
})

test('a response dropped leaves the number bought, to be found by its name', async () => {
  world.sandbox.faults.set('twilio', 'drop_response', 1)
  const create = { areaCode: '415', friendlyName: 'dropped' }
  await expect(world.client.incomingPhoneNumbers.create(create)).rejects.toThrow()
  const found = await world.client.incomingPhoneNumbers.list({ friendlyName: 'dropped' })
  expect(found).toHaveLength(1)
})
