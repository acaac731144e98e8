import type { Line, PhoneCode } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import { TextRefused } from '../platform/texts/texter.ts'
import { CallRefused } from '../providers/twilio/carrier.ts'
import { spokenCode, writtenCode } from './phone-code-words.ts'

type OpenCode = PhoneCode & { line: Line }

type CodeKey = { accountId: string; lineId: string; codeId: string }

const BUSINESS_CHARACTERS_MAX = 40
/** How far the carrier's clock and ours may differ. */
const CLOCKS_DIFFER_SECONDS = 300

/**
 * Calls or texts a code once. The carrier has no idempotency key, so the row is marked before the request; an attempt
 * that finds the mark looks among what the carrier has accepted since.
 */
export async function sendPhoneCode(app: App, { accountId, lineId, codeId: id }: CodeKey) {
  const where = { accountId_lineId_id: { accountId, lineId, id } }
  await exclusively(app, `phone code ${id}`, async () => {
    const now = app.clock.now()
    // Already entered, replaced, or expired: nobody is called for it.
    const open = { code: { not: null }, sentAt: null, expiresAt: { gt: now } }
    const row = await app.db.phoneCode.findUnique({
      where: { ...where, ...open },
      include: { line: true },
    })
    if (!row) return
    if (!row.sendingAt) await app.db.phoneCode.update({ where, data: { sendingAt: now } })
    await send(app, row)
    await app.db.phoneCode.update({ where, data: { sentAt: now } })
  })
}

async function send(app: App, { line, way, code, language, e164: to, sendingAt }: OpenCode) {
  const since = sendingAt && addSeconds(sendingAt, -CLOCKS_DIFFER_SECONDS)
  const told = { code: code ?? '', language, business: nameOf(line.businessName) }
  const sending = { ...told, to, from: line.number ?? '', since }
  try {
    await (way === 'text' ? text(app, sending) : call(app, sending))
  } catch (error) {
    if (!(error instanceof CallRefused) && !(error instanceof TextRefused)) throw error
    app.log.warn({ error, lineId: line.id }, 'the carrier does not reach a business phone')
  }
}

type Sending = {
  code: string
  language: string
  business: string
  to: string
  from: string
  since: Date | null
}

async function call(app: App, { to, from, since, ...told }: Sending) {
  if (since && (await app.carrier.findPlacedCall({ from, to }, since))) return
  await app.carrier.placeCall({ from, to, text: spokenCode(told), language: told.language })
}

async function text(app: App, { to, since, ...told }: Sending) {
  const message = { from: app.config.smsFrom ?? '', to, body: writtenCode(told) }
  if (since && (await app.carrier.findText(message, since))) return
  await app.carrier.sendText(message)
}

function nameOf(business: string): string {
  return [...business].slice(0, BUSINESS_CHARACTERS_MAX).join('')
}
