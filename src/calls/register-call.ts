import type { App } from '../app.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import { callerNumber } from '../kernel/phone.ts'
import type { Given } from '../receptionist/receptionist.ts'
import type { CalledLine } from './called-line.ts'
import { noteForwarding } from './forwarding-seen.ts'
import { type FreeReason, freeWhenAnswered } from './free-call.ts'
import { callTime } from './unique-call-time.ts'

/** How a call begins: the line's first words (empty for none), and what is known already. */
export type Opening = {
  text: string
  language: string
  /** Its start; by default now. */
  at?: Date
  freeReason?: FreeReason
  /** What the receptionist knows of the caller. */
  given?: Given
  /** Failures on our side before the first word. */
  failures?: number
  /** Whether the carrier is asked to record it, which its caller is told. */
  isRecorded?: boolean
}

/** Stores a call once, however often the carrier reports it: the claim on its CallSid decides. */
export async function registerCall(
  app: App,
  line: CalledLine,
  incoming: IncomingCall,
  opening: Opening,
) {
  const { accountId } = line
  const { text, language } = opening
  const caller = callerNumber(incoming.from)
  const freeReason = opening.freeReason ?? (await freeReasonOf(app, line, caller))
  const callId = app.newId('call')
  await app.db.$transaction(async (tx) => {
    const claim = { callSid: incoming.callSid, accountId, callId }
    const { count } = await tx.carrierCall.createMany({ data: [claim], skipDuplicates: true })
    if (count === 0) return
    const at = await callTime(tx, line, opening.at, app.clock.now())
    const row = { accountId, lineId: line.lineId, id: callId, caller, at, freeReason }
    await tx.call.create({
      data: {
        ...row,
        ...toldByCarrier(incoming),
        status: 'in_progress',
        relayFailures: opening.failures ?? 0,
        recorded: opening.isRecorded ?? false,
        languages: [],
        dialogue: app.receptionist.begin(caller, opening.given),
      },
    })
    const turn = { accountId, callId, seq: 1, who: 'line' as const, text, language, at }
    if (text !== '') await tx.callTurn.create({ data: turn })
    await noteForwarding(tx, line, incoming, at)
  })
}

function toldByCarrier({ callSid, forwardedFrom, stir }: IncomingCall) {
  return { callSid, forwardedFrom: callerNumber(forwardedFrom ?? ''), stir: stir ?? null }
}

async function freeReasonOf(
  app: App,
  line: CalledLine,
  caller: string | null,
): Promise<FreeReason | null> {
  const ours = caller && (await app.db.phoneNumber.findUnique({ where: { e164: caller } }))
  return freeWhenAnswered({
    caller,
    ownerMobile: line.ownerMobile,
    businessPhone: line.facts.businessPhone,
    callerIsOurs: Boolean(ours && !ours.releasedAt),
  })
}
