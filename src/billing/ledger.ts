import type { WalletKind } from '../../prisma/generated/client/enums.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { type Posted, post, type WalletKey } from './post-entry.ts'

type Fact = { sourceId: string; seconds: number; reason: string; at: Date }

/** A wallet at zero. Its id is the line's, or the account's for meeting minutes. */
export function openWallet(tx: Tx, wallet: WalletKey, kind: WalletKind) {
  return tx.wallet.create({ data: { accountId: wallet.accountId, id: wallet.walletId, kind } })
}

/** Seconds of a paid pack; once a purchase, however often the payment is told. */
export function buy(tx: Tx, wallet: WalletKey, purchase: Fact): Promise<Posted> {
  return post(tx, wallet, { ...purchase, kind: 'pack_bought' })
}

/** Seconds on the house. */
export function grantFree(tx: Tx, wallet: WalletKey, grant: Fact): Promise<Posted> {
  return post(tx, wallet, { ...grant, kind: 'free_minutes' })
}

/**
 * What a call cost; 0 seconds for a free one, whose reason says why. Never refused: the call has happened, and a
 * balance below zero is paid by the next pack.
 */
export function charge(tx: Tx, wallet: WalletKey, call: Fact): Promise<Posted> {
  return post(tx, wallet, { ...call, seconds: -call.seconds, kind: 'call_charged' })
}

/** Sets seconds aside for a meeting; `refused` when fewer are left to use. */
export function reserve(tx: Tx, wallet: WalletKey, meeting: Fact): Promise<Posted> {
  const { seconds, ...fact } = meeting
  return post(tx, wallet, {
    ...fact,
    kind: 'meeting_reserved',
    seconds: 0,
    reservedSeconds: seconds,
    leavesAtLeastSeconds: 0,
  })
}

/**
 * What a refund or a dispute does to the minutes of its purchase, and what undoes it: signed. Never
 * refused, as the money is gone: what was spent or set aside is owed, and the next pack pays it first.
 */
export function reverse(tx: Tx, wallet: WalletKey, reversal: Fact): Promise<Posted> {
  return post(tx, wallet, { ...reversal, kind: 'adjusted' })
}

/** Gives back what a call was charged, when it turns out that our side failed; once a call. */
export function giveBack(tx: Tx, wallet: WalletKey, call: Fact): Promise<Posted> {
  return post(tx, wallet, { ...call, sourceId: `free:${call.sourceId}`, kind: 'adjusted' })
}

/** A correction by staff, up or down; `refused` when it would take reserved seconds. */
export function adjust(
  tx: Tx,
  wallet: WalletKey,
  kind: WalletKind,
  correction: Fact,
): Promise<Posted> {
  return post(tx, wallet, {
    ...correction,
    kind: 'adjusted',
    ...(kind === 'meetings' && correction.seconds < 0 ? { leavesAtLeastSeconds: 0 } : {}),
  })
}
