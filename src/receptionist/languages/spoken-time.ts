/** `9 AM`, `5:30 PM`, "noon": minutes since midnight as a person says them. */
export function spokenTime12(minute: number): string {
  const { hour, past } = hourOf(minute)
  if (past === 0 && hour === 12) return 'noon'
  if (past === 0 && hour === 0) return 'midnight'
  return `${clock12(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `9`, `5:30`: 12-hour clock. */
export function clock12(minute: number): string {
  const { hour, past } = hourOf(minute)
  return `${hour % 12 || 12}${past === 0 ? '' : `:${padded(past)}`}`
}

export function hourOf(minute: number): { hour: number; past: number } {
  return { hour: Math.floor(minute / 60) % 24, past: minute % 60 }
}

export function padded(past: number): string {
  return String(past).padStart(2, '0')
}

/** `9:00`, `17:30`: 24-hour clock. */
export function clock24(minute: number): string {
  const { hour, past } = hourOf(minute)
  return `${hour}:${padded(past)}`
}
