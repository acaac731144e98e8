import { expect, test } from 'vitest'
import { playCall } from './play-call.ts'

const nameOf = async (...turns: string[]) =>
  (await playCall(['my dad left his generator with you', ...turns], { caller: '+15128420144' }))
    .conclusion.message?.name

test("an order under another's name does not make that the caller's", async () => {
  expect(await nameOf('tamika rowe it would be under leon leon rowe r o w e')).toBe('Tamika Rowe')
})

test('nor does it replace the name that is known', async () => {
  const said = "yes it's good it's a grey wool coat it was under june sutter"
  expect(await nameOf('howard sutter', said)).toBe('Howard Sutter')
})

test('a name ends where the next clause speaks of somebody', async () => {
  const said = "i'm not june i'm howard june was my mother"
  expect(await nameOf('howard sutter', 'yes', said)).toBe('Howard Sutter')
})

test('who gives no other name is called by it', async () => {
  expect(await nameOf("it's under dana reyes")).toBe('Dana Reyes')
})
