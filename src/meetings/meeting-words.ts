import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'

export const PROVIDER_NAMES: Record<MeetingProvider, string> = {
  zoom: 'Zoom',
  google_meet: 'Google Meet',
  microsoft_teams: 'Microsoft Teams',
}

const TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** In UTC, and said so: readers of one mail sit in several time zones. */
export function meetingTime(at: Date): string {
  return `${TIME.format(at)} UTC`
}

/** Whole minutes, as they are charged: begun ones count. */
export function meetingDuration(from: Date, to: Date): string {
  return inMinutes(Math.ceil((to.getTime() - from.getTime()) / 60_000))
}

export function inMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
