import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

test('each release of the changelog opens from its heading, and the list leads to all of them', async () => {
  const html = await (await fetch(`${world.url}/developers/changelog`)).text()
  const [, list = ''] = /aria-label="Releases">([\s\S]*?)<\/nav>/.exec(html) ?? []
  const linked = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const releases = [...html.matchAll(/<details class="release"( open)?><summary><h2 id="([^"]+)"/g)]
  expect(releases.map(([, , id]) => id)).toEqual(linked)
  expect(releases.map(([, open]) => open === ' open')).toEqual(linked.map((_, at) => at < 2))
  expect(linked).toContain('november-21-2026')
})
