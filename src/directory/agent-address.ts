import type { App } from '../app.ts'

const NAME_CHARACTERS_MAX = 40
/** From the line's id, whose end is random. */
const SUFFIX_CHARACTERS = 8

/** An agent's slug: `lopez-plumbing-4k7m2x9a`. The same line always gets the same. */
export function agentSlug(businessName: string, lineId: string): string {
  const words = businessName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}|['’]/gu, '')
    .match(/[a-z0-9]+/g)
  const name = (words ?? ['business']).join('-').slice(0, NAME_CHARACTERS_MAX).replace(/-+$/, '')
  return `${name}-${lineId.slice(-SUFFIX_CHARACTERS)}`
}

/** The public agent card of an opted-in business: its own, or the hosted one. */
export function agentCardUrl(
  { config }: Pick<App, 'config'>,
  agent: { slug: string; ownCardUrl: string | null },
): string {
  return agent.ownCardUrl ?? `${config.baseUrl}/agents/${agent.slug}/agent-card.json`
}
