import type { WalletKind } from '../../prisma/generated/client/enums.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { type Posted, post, type WalletKey } from './post-entry.ts'

type Fact = { sourceId: string; seconds: number; reason: string; at: Date }

/** Creates a wallet at zero. Its id is the line's, or the account's for meeting minutes. */
export function openWallet(tx: Tx, wallet: WalletKey, kind: WalletKind) {
  return tx.wallet.create({ data: { accountId: wallet.accountId, id: wallet.walletId, kind } })
}

/** Adds the seconds of a paid pack, once for each purchase. */
export function buy(tx: Tx, wallet: WalletKey, purchase: Fact): Promise<Posted> {
  return post(tx, wallet, { ...purchase, kind: 'pack_bought' })
}

/** Adds free seconds. */
export function grantFree(tx: Tx, wallet: WalletKey, grant: Fact): Promise<Posted> {
  return post(tx, wallet, { ...grant, kind: 'free_minutes' })
}

/**
 * Charges a call; 0 seconds for a free one, with a reason. Never refused: the call has happened, and the next pack
 * pays a balance below zero.
 */
export function charge(tx: Tx, wallet: WalletKey, call: Fact): Promise<Posted> {
  return post(tx, wallet, { ...call, seconds: -call.seconds, kind: 'call_charged' })
}

/** Reserves seconds for a meeting; `refused` if fewer are available. */
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
 * Takes or returns the minutes of a refunded or disputed purchase: signed. Never refused, as the money is gone: what
 * was spent or reserved is owed, and the next pack pays it first.
 */
export function reverse(tx: Tx, wallet: WalletKey, reversal: Fact): Promise<Posted> {
  return post(tx, wallet, { ...reversal, kind: 'adjusted' })
}

/** Gives back a call's charge when our side failed; once for each call. */
export function giveBack(tx: Tx, wallet: WalletKey, call: Fact): Promise<Posted> {
  return post(tx, wallet, { ...call, sourceId: `free:${call.sourceId}`, kind: 'adjusted' })
}

/** A correction by staff, up or down; `refused` if it would take reserved seconds. */
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
