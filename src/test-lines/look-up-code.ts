import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { giveBackTry, takeTry } from './wrong-code-limit.ts'

export type Refusal = 'nothing_heard' | 'not_a_code' | 'unknown' | 'expired' | 'used_up'

type Tried =
  | { kind: 'connected'; accountId: string; testLineId: string }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'too_many' }

/** Looks up a caller's code, and counts a call of it if it is right. `code` comes from `heardCode`. */
export async function tryCode(
  app: App,
  tx: Tx,
  caller: string | null,
  code: string | undefined,
): Promise<Tried> {
  if (code === '') return { kind: 'refused', why: 'nothing_heard' }
  if (code === undefined) return { kind: 'refused', why: 'not_a_code' }
  if (!(await takeTry(app, tx, caller))) return { kind: 'too_many' }
  const held = await tx.testLineCode.findUnique({ where: { code } })
  if (!held) return { kind: 'refused', why: 'unknown' }
  // A caller who had the code knows it: this is no guess.
  if (held.expiresAt > app.clock.now()) await giveBackTry(app, tx, caller)
  else return { kind: 'refused', why: 'expired' }
  const { accountId, testLineId } = held
  return (await countCall(app, tx, { accountId, testLineId }))
    ? { kind: 'connected', accountId, testLineId }
    : { kind: 'refused', why: 'used_up' }
}

/** One statement decides between parallel calls. */
export async function countCall(
  app: App,
  tx: Tx,
  { accountId, testLineId }: { accountId: string; testLineId: string },
): Promise<boolean> {
  const counted = await tx.$executeRaw`
    UPDATE test_lines SET calls_used = calls_used + 1
     WHERE account_id = ${accountId} AND id = ${testLineId}
       AND calls_used < calls_allowed AND expires_at > ${app.clock.now()}`
  return counted === 1
}
