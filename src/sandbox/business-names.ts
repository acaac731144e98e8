import type { SandboxRecord } from './append-only-record.ts'
import type { KeptSession } from './stripe/sessions.ts'

/**
 * Business names by line id, taken from their payment pages: `line_01k…` → `Lopez Plumbing`. At the carrier a
 * number's label is only the line id.
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
