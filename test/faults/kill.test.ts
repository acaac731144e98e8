import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LineBody, pay, setUpLine } from '../support/live-line.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { type Ground, openGround } from './service-process.ts'

const KILLS = 20
/** From the payment to the mail it takes less than this, undisturbed. */
const LATEST_KILL_MS = 800
const ALL_LIVE_WITHIN_MS = 90_000

let ground: Ground

beforeAll(async () => {
  ground = await openGround()
}, 60_000)
afterAll(() => ground.close())

/**
 * Each line is paid, and the service killed at a random point of what follows. It is not waited for: the sandbox and
 * the database are what the next process goes on from, with the lines of all kills before.
 */
test('killed at twenty random points between payment and mail, it ends as if it had not been', async () => {
  const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31))
  process.stdout.write(`kill.test.ts: KILL_SEED=${seed}\n`)
  const random = mulberry32(seed)

  let service = await ground.start()
  const owner = await ground.owner('owner@example.com')
  const lines: { id: string; name: string; checkoutUrl: string }[] = []
  for (let number = 1; number <= KILLS; number += 1) {
    const name = `Business ${String(number).padStart(2, '0')}`
    const { setup_id, checkout_url } = await setUpLine(owner.api, { business_name: name })
    lines.push({ id: setup_id, name, checkoutUrl: checkout_url })
  }

  const mailsAtKill: number[] = []
  for (const { checkoutUrl } of lines) {
    await pay(checkoutUrl)
    await wait(random() * LATEST_KILL_MS)
    await service.kill()
    mailsAtKill.push((await ground.outside.mails(owner.email)).length)
    service = await ground.start()
  }

  const { body } = await until(
    'every line is live',
    async () => {
      await wait(250)
      return owner.api.get<{ items: LineBody[] }>('/lines?limit=100')
    },
    (answer) => answer.body.items.every(({ status }) => status === 'live'),
    ALL_LIVE_WITHIN_MS,
  )
  await until(
    'every mail is out',
    () => ground.db.mail.count({ where: { accountId: owner.accountId, sentAt: null } }),
    (left) => left === 0,
    ALL_LIVE_WITHIN_MS,
  )
  expect(body.items).toHaveLength(KILLS)
  const mails = await ground.outside.mails(owner.email)
  for (const { id, name } of lines) await expectOnce(owner.accountId, id, name, mails)
  expect(mails).toHaveLength(KILLS)
  expect(new Set(body.items.map(({ number }) => number)).size).toBe(KILLS)
  // Else the kills came too late to show anything.
  expect(mailsAtKill.some((count, index) => count <= index)).toBe(true)
  expect((await service.stop()).code).toBe(0)
}, 240_000)

async function expectOnce(
  accountId: string,
  lineId: string,
  name: string,
  mails: { subject: string }[],
) {
  const numbers = await ground.outside.numbers(lineId)
  const line = await ground.db.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
  })
  expect(numbers.map(({ phone_number }) => phone_number)).toEqual([line.number])
  expect(mails.filter(({ subject }) => subject.startsWith(`${name}:`))).toHaveLength(1)
  const { entries, wallet } = await readBooks(ground.db, { accountId, walletId: lineId })
  expect(entries.map(({ kind, seconds }) => [kind, seconds])).toEqual([['pack_bought', 2_400]])
  expect(wallet.balanceSeconds).toBe(2_400)
}

/** A small generator, so that a seed tells the kill points. */
function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
