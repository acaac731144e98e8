import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBalancer } from '../support/balancer.ts'
import { pay, setUpLine, untilLive } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { freePort, type Ground, openGround, type Service } from './service-process.ts'

const CALLER = '+15128420193'

let ground: Ground
let first: Service
let second: Service
let balancer: Awaited<ReturnType<typeof openBalancer>>

beforeAll(async () => {
  ground = await openGround()
  const [onePort, otherPort] = [await freePort(), await freePort()]
  balancer = await openBalancer(ground.config.port, [onePort, otherPort])
  // At once, on an empty database: each tries to make the first key.
  ;[first, second] = await Promise.all([
    ground.start('all', onePort),
    ground.start('all', otherPort),
  ])
})
afterAll(async () => {
  balancer.close()
  await ground.close()
})

type Live = Awaited<ReturnType<ReturnType<typeof phoneOf>['dial']>>
type Said = { who: 'line' | 'caller'; text: string }[]

/** Waits for words of the line, after the first `after` utterances. */
async function lineSays(call: Live, words: string, after = 0): Promise<Said> {
  return until(
    `the line says "${words}"`,
    () => call.transcript(),
    (said) => said.slice(after).some(({ who, text }) => who === 'line' && text.includes(words)),
  )
}

/** Says it, and waits for words of the answer. */
async function say(call: Live, words: string, answer: string): Promise<Said> {
  const { length } = await call.transcript()
  await call.act({ say: words })
  return lineSays(call, answer, length)
}

test('kill -9 in mid-call: another process goes on with what was said, and charges once', async () => {
  const owner = await ground.owner('owner@example.com')
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await pay(checkout_url)
  const { number } = await untilLive(owner.api, lineId)
  const { body: testLine } = await owner.api.post<{ test_number_e164: string; test_code: string }>(
    '/test-lines',
    { business_name: 'Reyes Drains', trade: 'plumbing' },
  )

  const { dial } = phoneOf({ sandboxUrl: ground.config.sandbox.url })
  const call = await dial(number ?? '', { from: CALLER })
  const tried = await dial(testLine.test_number_e164, { from: '+12123456789' })
  await lineSays(call, 'this call is transcribed')
  await lineSays(tried, 'four-digit code')
  await tried.act({ press: testLine.test_code })
  await lineSays(tried, "Reyes Drains. I'm the AI receptionist")
  await say(tried, 'This is Sam Ortiz, my kitchen sink is clogged', 'good for a call back')
  await say(
    call,
    'This is Dana Reyes, my water heater burst and the garage is flooding',
    'good for a call back',
  )

  const before = (await call.transcript()).length
  await first.kill()
  const resumed = await lineSays(call, 'cut off', before)
  const wordsAfter = resumed.slice(before).map(({ text }) => text)
  expect(wordsAfter).toEqual([expect.stringMatching(/cut off.*good for a call back/)])
  expect(wordsAfter.join()).not.toMatch(/recorded|your name/i)
  await say(call, 'yes', 'Anything else')
  await say(call, 'no, thank you, bye', "Thanks, Dana. I'll pass this on. Goodbye.")

  await lineSays(tried, 'cut off')
  await say(tried, 'yes', 'Anything else')
  await say(tried, 'no, thank you, bye', "Thanks, Sam. I'll pass this on. Goodbye.")

  const { body } = await until(
    'the message is there',
    () => owner.api.get<{ items: object[] }>(`/lines/${lineId}/messages`),
    (answer) => answer.body.items.length > 0,
  )
  expect(body.items).toMatchObject([
    {
      name: 'Dana Reyes',
      phone: CALLER,
      message: expect.stringContaining('water heater burst'),
      urgent: true,
    },
  ])
  const { accountId } = owner
  const { entries } = await readBooks(ground.db, { accountId, walletId: lineId })
  expect(entries.filter(({ kind }) => kind === 'call_charged')).toHaveLength(1)
  expect(await ground.db.call.count({ where: { accountId } })).toBe(1)
  const messageMails = async () =>
    (await ground.outside.mails(owner.email)).filter(({ text }) => text.includes('Dana Reyes'))
  await until('the owner is told', messageMails, (mails) => mails.length > 0, 30_000)
  expect(await messageMails()).toHaveLength(1)
  expect((await second.stop()).code).toBe(0)
})
