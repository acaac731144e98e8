import type { CallOutcome } from '../../prisma/generated/client/enums.ts'

/** Why a call is free (docs/decisions/at-zero.md). Shown to the owner as the ledger entry's reason. */
export const FREE_REASONS = {
  owner: 'Free: call from the owner',
  forwarding_activation:
    'Free: call from the business phone itself, as carriers make to turn forwarding on',
  our_number: 'Free: call from one of our own numbers',
  no_minutes: 'Free: the line had no minutes left',
  blocked: 'Free: a caller you blocked was turned away',
  robocall: 'Free: recognized robocall',
  nobody_spoke: 'Free: nobody spoke',
  our_failure: 'Free: our side failed',
  not_connected: 'Free: the call did not connect',
} as const

export type FreeReason = keyof typeof FREE_REASONS

type Answered = {
  caller: string | null
  ownerMobile: string
  businessPhone: string
  callerIsOurs: boolean
}

/** Reasons that are known when the phone rings. */
export function freeWhenAnswered({
  caller,
  ownerMobile,
  businessPhone,
  callerIsOurs,
}: Answered): FreeReason | null {
  if (caller === null) return null
  if (caller === ownerMobile) return 'owner'
  if (caller === businessPhone) return 'forwarding_activation'
  return callerIsOurs ? 'our_number' : null
}

type Ended = { outcome: CallOutcome; durationSeconds: number; failed: boolean }

/** Reasons that are known when the call is over. */
export function freeWhenEnded({ outcome, durationSeconds, failed }: Ended): FreeReason | null {
  if (durationSeconds === 0) return 'not_connected'
  if (failed) return 'our_failure'
  if (outcome === 'nothing_said') return 'nobody_spoke'
  return outcome === 'spam' ? 'robocall' : null
}
