import type { Finding, Ground } from './ground.ts'
import { outsideRecord } from './outside-record.ts'

type SentMail = { id: string; tag: string; metadata: { mail_id?: string; account_id?: string } }

/** Facts for which the owner should have got a mail, but there is none. */
const UNTOLD = `
  SELECT 'line ' || l.id AS found FROM phone_lines l
   WHERE l.live_at IS NOT NULL AND NOT EXISTS (SELECT FROM mails m
     WHERE m.account_id = l.account_id AND m.about = 'line_number:' || l.id)
  UNION ALL
  SELECT 'message ' || g.id FROM messages g
   WHERE NOT EXISTS (SELECT FROM mails m WHERE m.account_id = g.account_id AND m.about LIKE '%:' || g.id)
  UNION ALL
  SELECT 'meeting ' || g.id FROM meetings g
   WHERE g.state = 'done' AND NOT EXISTS (SELECT FROM meeting_recipients r JOIN mails m
     ON m.account_id = r.account_id AND m.id = r.mail_id WHERE r.account_id = g.account_id AND r.meeting_id = g.id)`

/** Every mail is sent exactly once, and no owner misses one. */
export async function auditMails({ site, rows }: Ground): Promise<Finding[]> {
  const sent = outsideRecord<SentMail>(site.folder, 'mails')
  const byMail = Map.groupBy(sent, ({ metadata }) => metadata.mail_id ?? '')
  const ours = await rows<{ id: string; about: string }>('SELECT id, about FROM mails')
  const accounts = new Set((await rows<{ id: string }>('SELECT id FROM accounts')).map((a) => a.id))
  const known = new Set(ours.map(({ id }) => id))
  const untold = await rows<{ found: string }>(UNTOLD)
  return [
    {
      what: 'mails sent twice',
      found: [...byMail].filter(([, mails]) => mails.length > 1).map(([id]) => id),
    },
    {
      what: 'mails never sent',
      found: ours.filter(({ id }) => !byMail.has(id)).map(({ about }) => about),
    },
    {
      what: 'mails out that we know nothing of',
      found: sent
        .filter(({ metadata }) => accounts.has(metadata.account_id ?? ''))
        .filter(({ metadata }) => !known.has(metadata.mail_id ?? ''))
        .map(({ id }) => id),
    },
    { what: 'owners not told', found: untold.map(({ found }) => found) },
  ]
}
