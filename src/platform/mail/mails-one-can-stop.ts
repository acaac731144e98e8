/** Kinds of mail that their reader can stop, each by its own link. */
export const STOPPABLE = ['digest', 'reminders', 'balance'] as const
export type StoppableMails = (typeof STOPPABLE)[number]

/** The kind for each tag. Mails about what their reader ordered or must know cannot be stopped. */
export const STOPPED_BY: Record<string, StoppableMails> = {
  digest: 'digest',
  'forwarding-reminder': 'reminders',
  'balance-low': 'balance',
  'balance-zero': 'balance',
  'balance-negative': 'balance',
}
