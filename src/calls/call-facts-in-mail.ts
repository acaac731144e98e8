import type { Call } from '../../prisma/generated/client/client.ts'
import type { CallOutcome } from '../../prisma/generated/client/enums.ts'

const OUTCOMES: Record<CallOutcome, string> = {
  message_taken: 'A message was taken',
  answered: 'Questions were answered',
  hung_up: 'The caller hung up',
  spam: 'A robocall or sales call',
  nothing_said: 'Nobody spoke',
  voicemail: 'A voicemail was left',
  turned_away: 'Turned away',
}

/** As the carrier names it. */
const END_REASONS: Record<string, string> = {
  completed: 'Completed',
  busy: 'The line was busy',
  failed: 'The connection failed',
  'no-answer': 'The caller hung up before the line answered',
  canceled: 'The caller hung up before the line answered',
  reconciled: 'Over; the carrier reported it late',
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** How a call went, for the owner. `timeZone` is the line's, which the mail names earlier. */
export function callRows(call: Call, timeZone: string): [string, string][] {
  const { outcome, endReason, disclosedAt, recorded, durationSeconds, languages } = call
  const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
  return [
    ['Outcome', outcome ? OUTCOMES[outcome] : 'not known'],
    ['Length', length(durationSeconds)],
    ['End', endReason ? (END_REASONS[endReason] ?? endReason) : 'not known'],
    [
      `AI and ${recorded ? 'recording' : 'transcript'} notice`,
      disclosedAt ? time.format(disclosedAt) : 'no',
    ],
    [languages.length > 1 ? 'Languages' : 'Language', languages.map(languageName).join(', ')],
  ]
}

function length(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`
}

function languageName(tag: string): string {
  return LANGUAGE_NAMES.of(tag) ?? tag
}
