import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'

export const PROVIDER_NAMES: Record<MeetingProvider, string> = {
  zoom: 'Zoom',
  google_meet: 'Google Meet',
  microsoft_teams: 'Microsoft Teams',
}

/** With the zone's name, as readers of one mail are in several zones. */
export function meetingTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}

/** A position in a meeting: `3:07`, `1:02:45`. */
export function placeInMeeting(startSeconds: number): string {
  const whole = Math.floor(startSeconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Whole minutes as charged: begun ones count. */
export function meetingDuration(from: Date, to: Date): string {
  return inMinutes(Math.ceil((to.getTime() - from.getTime()) / 60_000))
}

export function inMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
