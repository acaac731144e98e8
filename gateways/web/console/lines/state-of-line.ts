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
    return 'Nothing was paid for it. Its payment link stops working.'
  if (status === 'LIVE') return 'It stops answering calls for good.'
  return 'It gets no number, and its minutes are lost.'
}

/** A line's state for its badge. Green only if calls to the business reach the line. */
export function stateOfLine(line: Line): State {
  if (isUnforwarded(line)) return { label: 'Not forwarded', tone: 'waiting' }
  return STATES[line.status] ?? { label: line.status, tone: '' }
}
