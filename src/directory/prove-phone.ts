import type { PhoneProofKind } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { displaceOldProof, listBusinessPhone, takeBusinessPhone } from './number-holders.ts'

/** The line's owner entered the code sent to the business phone. The line must be locked. */
export async function proveByCode(tx: Tx, line: LineKey, businessPhone: string, at: Date) {
  await prove(tx, line, { e164: businessPhone, kind: 'code', provenAt: at })
  await displaceOldProof(tx, line, businessPhone)
  await listBusinessPhone(tx, line)
}

/**
 * Staff confirms a business phone that cannot be called, or decides between two accounts.
 * @returns the line's id
 * @throws {ApiError} not_found, invalid_request for a line that is not live
 */
export async function approvePhone(app: App, lineId: string): Promise<string> {
  const found = isId('line', lineId) && (await app.db.line.findFirst({ where: { id: lineId } }))
  if (!found) throw notFound('line')
  const key = { accountId: found.accountId, lineId }
  await app.db.$transaction(async (tx) => {
    await lockLine(tx, key)
    const where = { accountId_id: { accountId: found.accountId, id: lineId } }
    const line = await tx.line.findUniqueOrThrow({ where })
    if (line.status !== 'live') {
      throw new ApiError('invalid_request', 'is not live', { field: ['lineId'] })
    }
    const proof = { e164: line.businessPhone, kind: 'staff', provenAt: app.clock.now() } as const
    await prove(tx, key, proof)
    await takeBusinessPhone(tx, key)
  })
  return lineId
}

type Proof = { e164: string; kind: PhoneProofKind; provenAt: Date }

/** The first proof counts, unless it was a forwarded call. */
async function prove(tx: Tx, line: LineKey, proof: Proof) {
  await tx.phoneProof.createMany({ data: [{ ...line, ...proof }], skipDuplicates: true })
  await tx.phoneProof.updateMany({
    where: { ...line, e164: proof.e164, kind: 'forwarded_call' },
    data: { kind: proof.kind, provenAt: proof.provenAt, expiresAt: null },
  })
}
