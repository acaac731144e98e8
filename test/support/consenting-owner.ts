import { expect } from 'vitest'
import type { AgentScope } from '../../src/accounts/agent-scopes.ts'
import type { Owner } from './mcp-clients.ts'
import { csrfIn, openBrowserByHand, signInThere } from './sign-in.ts'
import type { World } from './world.ts'

/** An owner with a browser that is not signed in. */
export function openConsentingOwner(world: World) {
  const email = `${crypto.randomUUID()}@example.com`
  const browser = openBrowserByHand(world.url)

  /** Leads to the consent question, through the identity provider if necessary. */
  async function questionOf(authorizeUrl: URL) {
    const { location } = await browser.get(authorizeUrl.href)
    const question = location ?? ''
    const first = await browser.get(question)
    if (!first.location) return { question, page: first }
    const begun = await browser.get(first.location)
    const ended = await browser.get(await signInThere(begun.location ?? '', email))
    expect(ended.location).toBe(question)
    return { question, page: await browser.get(question) }
  }

  /** Allows what is ticked from the start, and also the given scopes. */
  const allows =
    (...ticks: AgentScope[]): Owner =>
    async (authorizeUrl) => {
      const { question, page } = await questionOf(authorizeUrl)
      const asked = boxes(page.html)
      const ticked = Object.keys(asked).filter((scope) => asked[scope])
      expect(ticked).toEqual(['meetings:read'])
      expect(Object.keys(asked)).toEqual(expect.arrayContaining(ticks))
      const form = { csrf: csrfIn(page.html), decision: 'allow', scope: ticks }
      const resumed = await browser.get((await browser.post(question, form)).location ?? '')
      return new URL(resumed.location ?? '')
    }

  const accountId = async () =>
    (await world.app.db.account.findFirstOrThrow({ where: { email } })).id
  return { allows, accountId }
}

/** The permissions on a consent screen, and which are ticked. */
function boxes(html: string): Record<string, boolean> {
  const inputs = html.match(/<input [^>]*name="scope"[^>]*>/g) ?? []
  return Object.fromEntries(
    inputs.map((input) => [/value="([^"]+)"/.exec(input)?.[1], /\schecked\b/.test(input)]),
  )
}
