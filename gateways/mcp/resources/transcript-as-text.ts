import type { AgentCallQuery, AgentTranscriptQuery } from '../../generated/operations.ts'

type Call = NonNullable<AgentCallQuery['call']>
type Meeting = NonNullable<AgentTranscriptQuery['meeting']>
type Transcript = NonNullable<Meeting['transcript']>

/** A call as text: its facts, then who said what. */
export function callText({ at, caller, duration_seconds, summary, turns }: Call): string {
  const said = turns.map(({ who, text }) => `${who === 'LINE' ? 'Line' : 'Caller'}: ${text}`)
  return [
    `Call of ${at} from ${caller ?? 'a withheld number'}, ${duration_seconds} seconds`,
    summary,
    '',
    ...said,
  ].join('\n')
}

/** A meeting as text: `[00:12:05] Ana Ruiz: Let us ship on Thursday.` */
export function meetingText({ title, startsAt }: Meeting, { segments }: Transcript): string {
  const said = segments.map(
    ({ start_seconds, speaker, text }) =>
      `[${clock(start_seconds)}] ${speaker ?? 'Someone'}: ${text}`,
  )
  return [`${title ?? 'Meeting'} of ${startsAt}`, '', ...said].join('\n')
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
