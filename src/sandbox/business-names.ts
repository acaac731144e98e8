import type { SandboxRecord } from './append-only-record.ts'
import type { KeptSession } from './stripe/sessions.ts'

/**
 * The businesses by the id of their line, as their payment pages name them: `line_01k…`
 * → `Lopez Plumbing`. A number at the carrier is labelled with the id alone.
 */
export function businessNames(record: SandboxRecord): Map<string, string> {
  const named = record.collection<KeptSession>('stripe_sessions').list()
  return new Map(
    named.flatMap(({ session, products }) => {
      const line = lineOf(session.success_url)
      const [, name] = / for (.+?)(?:, [\d,]+ minutes)?$/.exec(products[0] ?? '') ?? []
      return line && name ? [[line, name] as const] : []
    }),
  )
}

function lineOf(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).searchParams.get('line') : null
}
