import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The longest part and all parts together, in milliseconds of processor time, in a fresh process. */
const MEASURED = `
  import { warmUp } from './src/receptionist/understand/warm-up.ts'
  import { PLUMBER, WEDNESDAY } from './test/receptionist/play-call.ts'
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  let [before, longest, done] = [0, 0, false]
  const look = () => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
    if (!done) setImmediate(look)
  }
  setTimeout(() => { before = used(); look() }, 450)
  const begun = used()
  await warmUp(PLUMBER, WEDNESDAY)
  done = true
  console.log(JSON.stringify({ longest, all: used() - begun }))
`

test('hearing is loaded in small parts, so that a call can connect in between', () => {
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', MEASURED],
    { encoding: 'utf8' },
  )
  const { longest, all } = JSON.parse(printed)
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThan(all / 3)
})
