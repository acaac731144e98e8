const TWELVE_HOUR = /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*([ap])\.?\s?m\.?$/
const NAMED = /^(?:12(?::00)?\s*)?(noon|midnight)$/
const TWENTY_FOUR_HOUR = /^(\d{1,2}):(\d{2})$/
const LONGEST = 24

/**
 * Parses a clock time to minutes from midnight (0..1439), or returns why it cannot. Accepts `9:00 AM`, `9am`, `12:30
 * p.m.`, `noon`, `midnight`; also `17:00`, which cannot mean the morning.
 */
export function readClockTime(text: string): number | 'unreadable' | 'am_or_pm' {
  const written = text.trim().toLowerCase()
  if (written.length > LONGEST) return 'unreadable'
  const named = NAMED.exec(written)
  if (named) return named[1] === 'noon' ? 12 * 60 : 0
  return readTwelveHour(written) ?? readTwentyFourHour(written)
}

function readTwelveHour(written: string): number | 'unreadable' | undefined {
  const match = TWELVE_HOUR.exec(written)
  if (!match) return undefined
  const [, hourText, minuteText = '0', half] = match
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (hour < 1 || hour > 12 || minute > 59) return 'unreadable'
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
}

function readTwentyFourHour(written: string): number | 'unreadable' | 'am_or_pm' {
  const match = TWENTY_FOUR_HOUR.exec(/^\d{1,2}$/.test(written) ? `${written}:00` : written)
  if (!match) return 'unreadable'
  const hour = Number(match[1])
  const minute = Number(match[2])
  if (hour > 23 || minute > 59) return 'unreadable'
  return hour >= 1 && hour <= 12 ? 'am_or_pm' : hour * 60 + minute
}
