const RUN = /\d(?:[\d\s,.:()+-]*\d)?/g
const PHONE_DIGITS = 7

/**
 * Every number in a text, without what is written between its digits (`(512) 842-2671`, `9:00`, `$1,500`): those side
 * by side as one, and each of two digits or more by itself.
 */
export function figuresIn(text: string): string[] {
  const runs = Array.from(text.matchAll(RUN), ([run]) => run)
  const words = runs.flatMap((run) => run.split(/\s+/).filter((word) => digitsOf(word).length > 1))
  return [...new Set([...runs, ...words].map(digitsOf))]
}

/** The first number in `text` that is none of those given, nor a part of one; 911 may always be said. */
export function inventedFigure(text: string, given: readonly string[]): string | undefined {
  const known = (digits: string) => digits === '911' || given.some((one) => isPart(digits, one))
  return Array.from(text.matchAll(RUN), ([run]) => run).find((run) => {
    if (known(digitsOf(run))) return false
    // Two numbers may stand beside each other ("Monday the 5th, 9 AM"); the parts of a phone number do not count alone.
    const parts = run.split(/\D+/)
    return digitsOf(run).length >= PHONE_DIGITS || !parts.every(known)
  })
}

/** `9` of `9:00`, and three digits or more of a phone number; fewer could be of any. */
function isPart(digits: string, figure: string): boolean {
  if (digits === figure || `${digits}00` === figure) return true
  return digits.length >= 3 && figure.includes(digits)
}

function digitsOf(run: string): string {
  return run.replace(/\D/g, '')
}
