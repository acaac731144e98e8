import type { App } from '../app.ts'
import type { WeekHours } from '../kernel/hours/hours.ts'
import type { Language } from '../kernel/languages.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'

/** A business's hosted agent: a live line's receptionist, while its owner is opted in with our card. */
export type HostedAgent = {
  accountId: string
  lineId: string
  slug: string
  trade: string | null
  town: string | null
  updatedAt: Date
  facts: BusinessFacts
}

type Row = Omit<HostedAgent, 'facts'> &
  Omit<BusinessFacts, 'hours' | 'languages'> & { hours: WeekHours; languages: Language[] }

/** Null if it never existed, or its owner has opted out, closed the line or has an own card. */
export async function readHostedAgent(app: App, slug: string): Promise<HostedAgent | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null
  const [row] = await hostedAgentBySlug(app.pool, slug)
  if (!row) return null
  const { accountId, lineId, trade, town, updatedAt, slug: name, ...facts } = row
  return { accountId, lineId, slug: name, trade, town, updatedAt, facts }
}

const hostedAgentBySlug = prepareSql<Row, [string]>(
  'hosted_agent_by_slug',
  `SELECT a.account_id AS "accountId", a.line_id AS "lineId", a.slug, a.trade, a.town, a.updated_at AS "updatedAt",
          l.business_name AS "businessName", l.business_phone AS "businessPhone", l.description, l.services,
          l.extra, l.city, l.hours, l.hours_exceptions AS "hoursExceptions", l.time_zone AS "timeZone", l.languages
     FROM business_agents a
     JOIN phone_lines l ON l.account_id = a.account_id AND l.id = a.line_id AND l.status = 'live'
    WHERE a.slug = $1 AND a.opted_in_at IS NOT NULL AND a.own_card_url IS NULL`,
)
