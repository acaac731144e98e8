import ical, { type VEvent } from 'node-ical'

/** Every meeting of a calendar that starts in a span, computed by another library. */
export function meetingsByNodeIcal(text: string, span: { from: Date; to: Date }) {
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  )
  return events
    .flatMap((event) => ical.expandRecurringEvent(event, span))
    .filter(({ event, isFullDay }) => !isFullDay && event.status !== 'CANCELLED')
    .map(({ event, start, end }) => ({ link: String(event.location), start, end }))
}
