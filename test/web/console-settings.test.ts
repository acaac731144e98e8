import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** Noon on a winter's day in New York. */
const now = new Date('2026-11-21T17:00:00Z')

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => now } })
})
afterAll(() => world.close())

const PAGE = '/console/settings'
const chosen = (html: string) => /<option value="([^"]*)" selected>([^<]*)</.exec(html)?.slice(1)
const saved = (html: string, part: string) =>
  html
    .slice(html.indexOf(`id="${part}"`))
    .split('<section', 1)[0]
    ?.includes('role="status"')

test('the time zone is chosen in words with its time now, and all pages follow it', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const browser = await signIn(world, owner.email, PAGE)
  const before = (await browser.get(PAGE)).html
  expect(chosen(before)?.[0]).toBe('')
  expect(before).toContain('Pacific time (Los Angeles, Seattle): 9:00 AM')
  expect(before).toContain('Hawaii time (Honolulu): 7:00 AM')

  const form = { csrf: browser.csrfToken, timeZone: 'Pacific/Honolulu' }
  const { location } = await browser.post(`${PAGE}/time-zone`, form)
  expect(location).toBe(`${PAGE}?said=time-zone#zone`)
  const after = (await browser.get(location ?? '')).html
  expect(chosen(after)?.[0]).toBe('Pacific/Honolulu')
  expect(after).toMatch(/<strong>Hawaii time<\/strong>, where it’s 7:00 AM/)
  expect([saved(after, 'zone'), saved(after, 'mails')]).toEqual([true, false])
  const minutes = await browser.get(`/console/minutes/${lineId}`)
  expect(minutes.html).toContain('7:00 AM')

  await browser.post(`${PAGE}/time-zone`, { ...form, timeZone: '' })
  expect(chosen((await browser.get(PAGE)).html)?.[0]).toBe('')
  const odd = await browser.post(`${PAGE}/time-zone`, { ...form, timeZone: 'Mars/Olympus' })
  expect(odd.status).toBe(400)
})

test('what was saved is told where it was saved', async () => {
  const { email } = await world.account()
  const browser = await signIn(world, email, PAGE)
  const csrf = browser.csrfToken
  const { location } = await browser.post(`${PAGE}/mails`, { csrf, digest: 'yes' })
  const { html } = await browser.get(location ?? '')
  expect([saved(html, 'mails'), saved(html, 'data')]).toEqual([true, false])
  // This site has no number that texts are sent from.
  expect(html).not.toContain('Text messages')
  const kept = await browser.post(`${PAGE}/retention`, { csrf, days: '90' })
  const { html: after } = await browser.get(kept.location ?? '')
  expect([saved(after, 'mails'), saved(after, 'data')]).toEqual([false, true])
})

test('API keys are counted, without a key', async () => {
  const { email, key } = await world.account()
  const { html } = await (await signIn(world, email, PAGE)).get(PAGE)
  expect(html).toContain('1 in use · Last used: never')
  expect(html).not.toContain(key)
})

test('how long calls are kept is chosen; a time that a program set is among the choices', async () => {
  const { email } = await world.account()
  const browser = await signIn(world, email, PAGE)
  const days = async () => {
    const { html } = await browser.get(PAGE)
    return chosen(html.slice(html.indexOf('name="days"')))
  }
  expect(await days()).toEqual(['', 'Until you delete them'])
  for (const [sent, words] of [
    ['365', 'For a year'],
    ['45', 'For 45 days'],
  ]) {
    await browser.post(`${PAGE}/retention`, { csrf: browser.csrfToken, days: sent ?? '' })
    expect(await days()).toEqual([sent, words])
  }
})
