import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('no page of the console has a footer; two of them lead to the terms and the like', async () => {
  const { email } = await world.account()
  const owner = await signIn(world, email, '/console')
  for (const page of ['/console', '/console/more', '/console/settings']) {
    expect((await owner.get(page)).html, page).not.toContain('<footer')
  }
  for (const page of ['/console/more', '/console/settings']) {
    const [, links = ''] = (await owner.get(page)).html.split('class="site-links"')
    expect(links.match(/(?<=href=")[^"]+/g), page).toEqual([
      '/terms',
      '/privacy',
      '/developers/reference',
      '/developers/changelog',
    ])
  }
})
