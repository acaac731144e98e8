import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { ring } from '../support/made-calls.ts'
import { STRANGER } from '../support/phone.ts'
import { openWorld, type World } from '../support/world.ts'

const FRONTDESK = fileURLToPath(new URL('../../gateways/cli/frontdesk.ts', import.meta.url))

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

/** Runs it as an operator does. */
function frontdesk(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: '/usr/bin:/bin', STAFF_TOKEN: world.app.staffToken }
  return new Promise((resolve) => {
    execFile(process.execPath, [FRONTDESK, ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

test('one screen says what goes on, and what is about to go wrong', async () => {
  const { number, lineId } = await openLiveLine(world)
  await ring(world.app, { to: number, from: STRANGER })
  await world.app.pool.query('UPDATE wallets SET balance_seconds = 42 WHERE id = $1', [lineId])
  const { code, out } = await frontdesk('--url', world.url, 'status')
  expect(code).toBe(0)
  expect(out).toContain(`${world.url}: ready`)
  expect(out).toMatch(/calls in progress +1/)
  expect(out).toMatch(/wallets that differ from their entries +1/)
  expect(out).toMatch(/stripe +\S+ +[1-9]/)
  expect(out).toContain(lineId)
  expect(out.split('\n').length).toBeLessThan(40)

  const { out: json } = await frontdesk('--json', '--url', world.url, 'status')
  expect(JSON.parse(json)).toMatchObject({
    ready: true,
    callsInProgress: 1,
    differingWallets: 1,
    lowLines: [{ id: lineId, balanceSeconds: 42 }],
  })
})

test('a site that does not answer is said in one line', async () => {
  const { code, err } = await frontdesk('--url', 'http://127.0.0.1:9', 'status')
  expect(code).toBe(1)
  expect(err).toMatch(/^Nothing answers at .*\n$/)
})
