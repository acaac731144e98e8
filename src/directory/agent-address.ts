import type { App } from '../app.ts'

const NAME_CHARACTERS_MAX = 40
/** Of the line's id, whose end is random. */
const SUFFIX_CHARACTERS = 8

/** Where an agent is found: `lopez-plumbing-4k7m2x9a`. The same line always gets the same. */
export function agentSlug(businessName: string, lineId: string): string {
  const words = businessName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}|['’]/gu, '')
    .match(/[a-z0-9]+/g)
  const name = (words ?? ['business']).join('-').slice(0, NAME_CHARACTERS_MAX).replace(/-+$/, '')
  return `${name}-${lineId.slice(-SUFFIX_CHARACTERS)}`
}

/** The public card that an opted-in business is found by: its own, or the one that we host. */
export function agentCardUrl(
  { config }: Pick<App, 'config'>,
  agent: { slug: string; ownCardUrl: string | null },
): string {
  return agent.ownCardUrl ?? `${config.baseUrl}/agents/${agent.slug}/agent-card.json`
}
