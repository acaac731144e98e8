/** Kinds of mail that their reader can stop, each by a link of its own. */
export const STOPPABLE = ['digest', 'reminders', 'balance'] as const
export type StoppableMails = (typeof STOPPABLE)[number]

/** Of mails that are not about what their reader ordered or has to know. */
export const STOPPED_BY: Record<string, StoppableMails> = {
  digest: 'digest',
  'forwarding-reminder': 'reminders',
  'balance-low': 'balance',
  'balance-zero': 'balance',
  'balance-negative': 'balance',
}
