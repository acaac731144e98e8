import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

const written = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

async function releases(): Promise<{ id: string; isOlder: boolean; html: string }[]> {
  const html = await (await fetch(`${world.url}/developers/changelog`)).text()
  const [article = ''] = html.split('</article>')
  const [, ...parts] = article.split('<section class="release')
  return parts.map((part) => {
    const [, id = ''] = /<h2 id="([^"]+)"/.exec(part) ?? []
    return { id, isOlder: part.startsWith(' older'), html: part }
  })
}

test('each day of the changelog is told under its date, and listed once', async () => {
  const shown = await releases()
  const days = [...written.matchAll(/^## (.+)$/gm)].map(([, day = '']) => day)
  expect(shown.map(({ id }) => id)).toEqual(
    days.map((day) => day.toLowerCase().replaceAll(/\W+/g, '-')),
  )
  expect(shown.map(({ isOlder }) => isOlder)).toEqual(days.map((_, at) => at >= 2))
  const html = await (await fetch(`${world.url}/developers/changelog`)).text()
  for (const day of days) expect(html.split(`>${day} <`)).toHaveLength(2)
})

test('each day begins with its headline and what that means', async () => {
  for (const { html } of await releases()) {
    expect(html).toMatch(/<\/h2><div class="news"><h3>[A-Z][^<]+[^.]<\/h3><p>[A-Z][\s\S]+?\.<\/p>/)
  }
})

test('a day tells last what changed in the API, and its fixes only among all of its changes', async () => {
  for (const { html } of await releases()) {
    const parts = [...html.matchAll(/<h3 [^>]*>([^<]+?)\s*</g)].map(([, name]) => name)
    expect(parts.filter((name) => name === 'API').length).toBeLessThanOrEqual(1)
    expect(parts.slice(0, -1)).not.toContain('API')
    const [few = ''] = html.split('<details class="whole">')
    expect(few).not.toContain('of-fixed')
  }
})

test('each part of a new day tells at most three changes in a sentence each, and all of them in full', async () => {
  let told = 0
  for (const { html } of await releases()) {
    const [few = '', all = ''] = html.split('<details class="whole">')
    for (const [, kind, list = ''] of few.matchAll(/class="entry of-(\w+)">([\s\S]*?)<\/ul>/g)) {
      const headlines = list.split('<li>').slice(1)
      expect(headlines.length).toBeLessThanOrEqual(3)
      const [, whole = ''] = new RegExp(`of-${kind}">([\\s\\S]*?)</ul>`).exec(all) ?? []
      const full = whole.split('<li>').slice(1)
      for (const [place, headline] of headlines.entries()) {
        expect(full[place]).toContain(headline.trim().slice(0, -1))
        expect(headline).not.toMatch(/[.;] [A-Z<]/)
      }
      told += 1
    }
  }
  expect(told).toBeGreaterThan(0)
})

test('no entry of the changelog is missing from its page', async () => {
  const all = (await releases()).map(({ html }) => html.split('<details class="whole">')[1])
  expect(all.join('').split('<li>')).toHaveLength(written.split(/^- /m).length)
})
