import { randomBytes, randomInt } from 'node:crypto'
import type { Tx } from '../platform/db/prisma.ts'

const CODES = 10_000
/** Most codes are free, so among this many random ones at least one is. */
const RANDOM_ATTEMPTS = 8
const HEAR_KEY_BYTES = 9

export type CodeClaim = { accountId: string; testLineId: string; expiresAt: Date }

/** The keys to a test line: the code by phone; with the key, the page. */
export type ClaimedCode = { code: string; hearKey: string }

/**
 * Claims a free code, or undefined if none is. The write is the check: of two that want one code, one gets it. A
 * claimed code is the transaction's last request to this table, so there is no deadlock.
 */
export async function claimCode(
  tx: Tx,
  claim: CodeClaim,
  now: Date,
): Promise<ClaimedCode | undefined> {
  const hearKey = randomBytes(HEAR_KEY_BYTES).toString('base64url')
  for (let attempt = 0; attempt < RANDOM_ATTEMPTS; attempt += 1) {
    const code = codeText(randomInt(CODES))
    if (await take(tx, { code, hearKey, ...claim }, now)) return { code, hearKey }
  }
  const free = await freeCodes(tx, now)
  while (free.length > 0) {
    const [code = ''] = free.splice(randomInt(free.length), 1)
    if (await take(tx, { code, hearKey, ...claim }, now)) return { code, hearKey }
  }
  return undefined
}

/** Two statements, not an upsert, which would lock the row of a code it does not get. */
async function take(tx: Tx, row: ClaimedCode & CodeClaim, now: Date): Promise<boolean> {
  const { code, ...holder } = row
  const fresh = await tx.testLineCode.createMany({ data: [row], skipDuplicates: true })
  if (fresh.count === 1) return true
  const expired = await tx.testLineCode.updateMany({
    where: { code, expiresAt: { lte: now } },
    data: holder,
  })
  return expired.count === 1
}

async function freeCodes(tx: Tx, now: Date): Promise<string[]> {
  const held = await tx.testLineCode.findMany({
    where: { expiresAt: { gt: now } },
    select: { code: true },
  })
  const taken = new Set(held.map(({ code }) => code))
  return Array.from({ length: CODES }, (_, number) => codeText(number)).filter(
    (code) => !taken.has(code),
  )
}

function codeText(number: number): string {
  return String(number).padStart(4, '0')
}
