import { expect, onTestFinished, test } from 'vitest'
import { LINE_SETUP } from '../support/live-line.ts'
import { openWorld } from '../support/world.ts'

test('with line set-up switched off a good request is 503, and a bad one still 400', async () => {
  const world = await openWorld({ settings: { LINE_SETUP: 'off' }, workJobs: false })
  onTestFinished(() => world.close())
  const { api, accountId } = await world.account()
  const post = (body: object) =>
    api.post<{ error: { code: string; message: string } }>('/lines', body)

  const good = await post(LINE_SETUP)
  expect(good.status).toBe(503)
  expect(good.body.error.code).toBe('line_setup_unavailable')

  const bad = await post({ ...LINE_SETUP, business_phone: '+44 20 7946 0958' })
  expect(bad.status).toBe(400)
  expect(bad.body.error).toMatchObject({ code: 'invalid_request' })
  expect(bad.body.error.message).toMatch(/^business_phone: /)
  expect((await post({ ...LINE_SETUP, owner_confirmed_terms: false })).body.error.code).toBe(
    'terms_not_confirmed',
  )
  expect(await world.app.db.line.count({ where: { accountId } })).toBe(0)
})
