const RUN = /\d(?:[\d\s,.:()+-]*\d)?/g
const PHONE_DIGITS = 7

/** Every number in a text, without what is written between its digits: `(512) 842-2671`, `9:00`, `$1,500`. */
export function figuresIn(text: string): string[] {
  return Array.from(text.matchAll(RUN), ([run]) => digitsOf(run))
}

/** The first number in `text` that is no part of what was given; 911 may always be said. */
export function inventedFigure(text: string, given: readonly string[]): string | undefined {
  const known = (digits: string) =>
    digits === '911' || given.some((figure) => figure.includes(digits))
  return Array.from(text.matchAll(RUN), ([run]) => run).find((run) => {
    if (known(digitsOf(run))) return false
    // Two numbers may stand beside each other ("Monday the 5th, 9 AM"); the parts of a phone number do not count alone.
    const parts = run.split(/\D+/)
    return digitsOf(run).length >= PHONE_DIGITS || !parts.every(known)
  })
}

function digitsOf(run: string): string {
  return run.replace(/\D/g, '')
}
