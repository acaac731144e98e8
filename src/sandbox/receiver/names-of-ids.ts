import type { SandboxRecord } from '../append-only-record.ts'
import { businessNames } from '../business-names.ts'
import type { Mail } from '../postmark/mail.ts'
import { mailTitle } from '../postmark/mail-title.ts'
import { idsIn } from './event-in-words.ts'
import type { Received } from './received.ts'

const SHOWN_AT = /\/console\/(?:messages|meetings)\/([a-z]+_\w+)/g

/**
 * What an id in an event's body stands for, as far as the sandbox knows it: `msg_01k…` → `Dana Reyes: My water heater
 * burst`. Bodies carry ids only, but the mail about a message or a meeting leads to it, and a payment names the line.
 */
export function namesOfIds(record: SandboxRecord): ReadonlyMap<string, string> {
  const names = businessNames(record)
  for (const { text, subject } of record.collection<Mail>('mails').list()) {
    for (const [, id = ''] of text.matchAll(SHOWN_AT)) {
      if (!names.has(id)) names.set(id, mailTitle(subject).title)
    }
  }
  for (const { body } of record.collection<Received>('received_events').list()) {
    const { call_id: call, message_id: message = '' } = idsIn(body)
    const name = names.get(message)
    if (call && name) names.set(call, name)
  }
  return names
}
