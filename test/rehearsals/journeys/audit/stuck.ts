import type { Finding, Ground } from './ground.ts'

/** Unfinished work, by kind. Jobs due in more than an hour belong to no journey. */
const LEFT: Record<string, string> = {
  'jobs left': `SELECT name || ' ' || state || ' ' || data::text AS found FROM pgboss.job
    WHERE state < 'completed' AND name NOT IN ('reconcile', 'delete_expired') AND NOT name ^@ '__pgboss'
      AND start_after < now() + interval '1 hour'`,
  'jobs given up': `SELECT name || ' ' || data::text || ' ' || coalesce(output::text, '') AS found FROM pgboss.job
    WHERE state = 'failed' AND name NOT IN ('reconcile', 'delete_expired') AND NOT name ^@ '__pgboss'`,
  'calls open': `SELECT call_sid AS found FROM calls WHERE status = 'in_progress'`,
  'meetings open': `SELECT id || ' ' || state AS found FROM meetings WHERE state NOT IN ('done', 'cancelled', 'failed')`,
  'meetings unsettled': `SELECT id || ' ' || state AS found FROM meetings WHERE settled_at IS NULL`,
  'claims held': `SELECT name AS found FROM claims WHERE expires_at > clock_timestamp()`,
  'provider events not worked off': `SELECT provider || ' ' || external_id AS found FROM provider_events
    WHERE processed_at IS NULL`,
  'mails not out': `SELECT id || ' ' || about AS found FROM mails WHERE sent_at IS NULL AND bounced_at IS NULL`,
  'lines under way': `SELECT id || ' ' || status AS found FROM phone_lines WHERE status IN ('setting_up', 'queued')`,
  'closed accounts not gone': `SELECT id AS found FROM accounts WHERE closed_at IS NOT NULL`,
  'refunds due': `SELECT id AS found FROM purchases WHERE refund_due_at IS NOT NULL`,
}

export async function whatIsStuck({ rows }: Pick<Ground, 'rows'>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, text] of Object.entries(LEFT)) {
    const found = await rows<{ found: string }>(text)
    findings.push({ what, found: found.map((row) => row.found) })
  }
  return findings
}
