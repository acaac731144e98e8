const PHONE = String.raw`\(\d{3}\) \d{3}-\d{4}`
const TIME = String.raw`(?:at )?\b\d{1,2}:\d\d\s[AP]M(?: [A-Z]{2,5}\b)?`
const DAY =
  String.raw`\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|` +
  String.raw`Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?) \d{1,2}\b`
const KEPT_TOGETHER = new RegExp(`${PHONE}|${TIME}|${DAY}`, 'g')

/**
 * Keeps phone numbers, times and days of escaped text on one line each. A style, not other spaces and hyphens: what is
 * copied out of the mail must still be a number that can be dialled.
 */
export function unbroken(html: string): string {
  return html.replace(KEPT_TOGETHER, '<span style="white-space:nowrap">$&</span>')
}
