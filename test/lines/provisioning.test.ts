import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { untilQuiet } from '../support/line-books.ts'
import { type LineBody, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { openProxy, type Passing } from '../support/proxy.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let carrier: Awaited<ReturnType<typeof openProxy>>
let outside: ReturnType<typeof outsideOf>

beforeAll(async () => {
  carrier = await openProxy()
  world = await openWorld({ settings: { TWILIO_API_BASE: carrier.url } })
  carrier.target = world.sandboxUrl
  outside = outsideOf(world.app.config)
})
afterEach(() => {
  carrier.befall = () => undefined
})
afterAll(async () => {
  await world.close()
  carrier.close()
})

const isPurchase = ({ method, path }: Passing) =>
  method === 'POST' && path.includes('/IncomingPhoneNumbers')
const isOffer = ({ path }: Passing) => path.includes('/AvailablePhoneNumbers')
const isLookUp = ({ method, path }: Passing) =>
  method === 'GET' && path.includes('/IncomingPhoneNumbers')

async function paidLine(wishes: object = {}) {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api, wishes)
  await pay(checkout_url)
  return { owner, lineId }
}

/** The carrier has exactly one number for the line; it reaches the line, and one mail reports it. */
async function expectOneNumber({ owner, lineId }: Awaited<ReturnType<typeof paidLine>>) {
  const line = await untilLive(owner.api, lineId)
  await untilQuiet(world.app)
  const numbers = await outside.numbers(lineId)
  expect(numbers.map(({ phone_number }) => phone_number)).toEqual([line.number])
  const rows = await world.app.db.phoneNumber.findMany({ where: { lineId } })
  expect(rows).toMatchObject([
    { e164: line.number, carrierId: numbers[0]?.sid, accountId: owner.accountId, releasedAt: null },
  ])
  expect(await outside.mails(owner.email)).toHaveLength(1)
  return line
}

test('the answer about the purchase is lost: there is exactly one number in the end', async () => {
  let purchases = 0
  carrier.befall = (request) => {
    if (!isPurchase(request)) return undefined
    purchases += 1
    return 'drop_response'
  }
  await expectOneNumber(await paidLine())
  expect(purchases).toBe(1)
})

test('a purchase of a killed attempt that arrives after the look-up goes back', async () => {
  let late = true
  carrier.befall = async (request) => {
    if (!isPurchase(request) || !late) return undefined
    late = false
    await fetch(`${carrier.url}${request.path}`, {
      method: 'POST',
      headers: basicAuth(),
      body: new URLSearchParams({
        FriendlyName: new URLSearchParams(request.body).get('FriendlyName') ?? '',
        AreaCode: '206',
      }),
    })
    return undefined
  }
  const line = await expectOneNumber(await paidLine())
  expect(line.number).toMatch(/^\+1206/)
  expect(late).toBe(false)
})

test('a number that somebody else has bought meanwhile is passed over', async () => {
  let refusals = 0
  carrier.befall = (request) => {
    if (!isPurchase(request) || refusals === 2) return undefined
    refusals += 1
    return { status: 400, body: { code: 21_422, status: 400, message: 'is not available' } }
  }
  const line = await expectOneNumber(await paidLine())
  expect(refusals).toBe(2)
  expect(line.number).toMatch(/^\+1512/)
})

test('an area code without numbers is passed over for one near it', async () => {
  carrier.befall = (request) =>
    isOffer(request) && request.path.includes('AreaCode=512')
      ? { status: 200, body: { available_phone_numbers: [] } }
      : undefined
  const line = await expectOneNumber(await paidLine())
  const region = await regionOf(line)
  expect(region).toBe('TX')
})

test('no number anywhere: the line is queued, and live when there is one', async () => {
  carrier.befall = (request) =>
    isOffer(request) ? { status: 200, body: { available_phone_numbers: [] } } : undefined
  const paid = await paidLine()
  const { body } = await until(
    'queued',
    () => paid.owner.api.get<LineBody>(`/lines/${paid.lineId}`),
    (answer) => answer.body.status === 'queued',
  )
  expect(body).toMatchObject({ number: null, live_at: null, balance: { seconds: 2_400 } })
  expect(await outside.mails(paid.owner.email)).toEqual([])
  carrier.befall = () => undefined
  await expectOneNumber(paid)
})

test('two lines of one business get a number each', async () => {
  const [one, two] = await Promise.all([paidLine(), paidLine()])
  const [first, second] = [await expectOneNumber(one), await expectOneNumber(two)]
  expect(first.number).not.toBe(second.number)
})

test('the carrier refuses the look-up for a while: nothing is bought before it answers', async () => {
  let refusals = 0
  const seen: string[] = []
  carrier.befall = (request) => {
    // A line of a test before may still be set up beside this one.
    if (isLookUp(request)) seen.push('look-up')
    if (isPurchase(request)) seen.push('purchase')
    if (!isLookUp(request) || refusals === 2) return undefined
    refusals += 1
    return { status: 500, body: { message: 'Internal Server Error' } }
  }
  await expectOneNumber(await paidLine())
  expect(seen.slice(0, 3)).toEqual(['look-up', 'look-up', 'look-up'])
})

function basicAuth() {
  const { accountSid, authToken } = world.app.config.twilio
  return { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` }
}

async function regionOf({ number }: LineBody) {
  const { accountSid } = world.app.config.twilio
  const path = `/2010-04-01/Accounts/${accountSid}/AvailablePhoneNumbers/US/Local.json`
  const query = `?AreaCode=${number?.slice(2, 5)}&PageSize=1`
  const answer = await fetch(`${world.sandboxUrl}${path}${query}`, { headers: basicAuth() })
  const body = (await answer.json()) as { available_phone_numbers: { region: string }[] }
  return body.available_phone_numbers[0]?.region
}
