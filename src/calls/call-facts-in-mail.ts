import type { Call } from '../../prisma/generated/client/client.ts'

/** What the carrier says of a call that broke off; a call that ended as calls do needs no word. */
const BROKEN_OFF: Record<string, string> = {
  busy: 'the line was busy',
  failed: 'the connection failed',
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** How a call went, in what its owner asks: `2 min · English · answered by the AI receptionist`. */
export function callInShort(call: Call): string {
  const { outcome, endReason, recorded, durationSeconds, languages } = call
  const broken = BROKEN_OFF[endReason ?? '']
  return [
    length(durationSeconds),
    ...(languages.length > 0 ? [languages.map(languageName).join(', ')] : []),
    outcome === 'voicemail' ? 'left as a voicemail' : 'answered by the AI receptionist',
    ...(recorded ? ['recorded'] : []),
    ...(broken ? [broken] : []),
  ].join(' · ')
}

/** To the minute, as one remembers a call; a shorter one to the second. */
function length(seconds: number): string {
  return seconds < 60 ? `${seconds} sec` : `${Math.round(seconds / 60)} min`
}

function languageName(tag: string): string {
  return LANGUAGE_NAMES.of(tag) ?? tag
}
