type Line = { status: string; forwardingSeenAt: unknown }
type State = { label: string; tone: 'waiting' | 'good' | '' }

const STATES: Record<string, State> = {
  AWAITING_PAYMENT: { label: 'Not paid yet', tone: 'waiting' },
  SETTING_UP: { label: 'Getting its number', tone: 'waiting' },
  QUEUED: { label: 'Waiting for a number', tone: 'waiting' },
  LIVE: { label: 'Live', tone: 'good' },
  CLOSED: { label: 'Closed', tone: '' },
}

/** A live line to which no call was forwarded yet: nobody who calls the business reaches it. */
export function isUnforwarded({ status, forwardingSeenAt }: Line): boolean {
  return status === 'LIVE' && !forwardingSeenAt
}

/** A line that callers of the business reach: the one whose badge says `Live`. */
export function isReached({ status, forwardingSeenAt }: Line): boolean {
  return status === 'LIVE' && Boolean(forwardingSeenAt)
}

/** What an owner loses who closes a line in this state. */
export function lostByClosing({ status }: { status: string }): string {
  if (status === 'AWAITING_PAYMENT')
    return 'You haven’t paid for it. Its payment link will stop working.'
  if (status === 'LIVE') return 'It permanently stops answering calls.'
  return 'It won’t get a number, and you lose its minutes.'
}

/** A line's state for its badge. Green only if calls to the business reach the line. */
export function stateOfLine(line: Line): State {
  if (isUnforwarded(line)) return { label: 'Not forwarded', tone: 'waiting' }
  return STATES[line.status] ?? { label: line.status, tone: '' }
}
