import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

const written = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

async function releases(): Promise<{ id: string; isOpen: boolean; html: string }[]> {
  const html = await (await fetch(`${world.url}/developers/changelog`)).text()
  const [article = ''] = html.split('</article>')
  const [, ...parts] = article.split('<details class="release"')
  return parts.map((part) => {
    const [, open, id = ''] = /^( open)?><summary><h2 id="([^"]+)"/.exec(part) ?? []
    return { id, isOpen: open !== undefined, html: part }
  })
}

test('each day of the changelog opens from its heading, and is listed once', async () => {
  const shown = await releases()
  const days = [...written.matchAll(/^## (.+)$/gm)].map(([, day = '']) => day)
  expect(shown.map(({ id }) => id)).toEqual(
    days.map((day) => day.toLowerCase().replaceAll(/\W+/g, '-')),
  )
  expect(shown.map(({ isOpen }) => isOpen)).toEqual(days.map((_, at) => at < 2))
  const html = await (await fetch(`${world.url}/developers/changelog`)).text()
  for (const day of days) expect(html.split(day)).toHaveLength(2)
})

test('a day tells first what changed in the API, and folds its fixes behind their count', async () => {
  for (const { html } of await releases()) {
    const parts = [...html.matchAll(/<h3 [^>]*>([^<]+?)\s*</g)].map(([, name]) => name)
    expect(parts.filter((name) => name === 'API').length).toBeLessThanOrEqual(1)
    expect(parts.indexOf('API')).toBeLessThanOrEqual(0)
    const [, count, list] =
      /<details class="entry fixes">.*<span>(\d+) fix(?:es)?<\/span><\/summary>([\s\S]*?)<\/details>/.exec(
        html,
      ) ?? []
    const fixes = parts.includes('Fixed') ? (list?.split('<li>').length ?? 0) - 1 : undefined
    expect(fixes).toBe(count === undefined ? undefined : Number(count))
  }
})

test('each part of a day tells at most three changes in a sentence each, and all of them in full', async () => {
  let folded = 0
  for (const { html } of await releases()) {
    for (const [, part = ''] of html.matchAll(/<div class="entry">([\s\S]*?)<\/div>/g)) {
      const [few = '', all] = part.split('<details class="smaller">')
      const headlines = few.split('<li>').slice(1)
      expect(headlines.length).toBeLessThanOrEqual(3)
      if (all === undefined) continue
      const full = all.split('<li>').slice(1)
      const told = full.length > headlines.length ? `All ${full.length} changes` : 'In full'
      expect(all).toContain(`<summary>${told}</summary>`)
      for (const [place, headline] of headlines.entries()) {
        const [sentence = ''] = headline.split('</li>')
        expect(full[place]).toContain(sentence.slice(0, -1))
        expect(sentence).not.toMatch(/[.;] [A-Z<]/)
      }
      folded += 1
    }
  }
  expect(folded).toBeGreaterThan(0)
})

test('a day names a few of its changes, also while it is not open', async () => {
  for (const { html } of await releases()) {
    const [, names = ''] = /<span class="names">([^<]+)</.exec(html) ?? []
    expect(names.split(' · ').length).toBeLessThanOrEqual(3)
    for (const name of names.split(' · ')) {
      expect(html.replace(names, '').replaceAll(/<[^>]+>/g, '')).toContain(name.replace(/\.$/, ''))
    }
  }
})

test('a day counts what is in it beside its date', async () => {
  const entries = written.split(/^## .+$/m).slice(1)
  for (const [at, { html }] of (await releases()).entries()) {
    const [, counts = ''] = /<span class="counts">([^<]*)</.exec(html) ?? []
    const counted = [...counts.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
    expect(counted).toBe((entries[at] ?? '').split(/^- /m).length - 1)
  }
})

test('no entry of the changelog is missing from its page', async () => {
  const html = (await releases()).map(({ html }) => html.replaceAll(HEADLINES_OF_ALL, '')).join('')
  expect(html.split('<li>')).toHaveLength(written.split(/^- /m).length)
})

/** The headlines of a part that is told in full below them. */
const HEADLINES_OF_ALL = /<ul>(?:(?!<\/ul>)[\s\S])*<\/ul>(?=<details class="smaller">)/g
