import { BEST_TIME } from '../../../../src/receptionist/notes/write-message.ts'

/** A line that the receptionist wrote under the caller's words, `Address: 12 Elm Street` (`write-message.ts`). */
const DETAIL = /^(\p{Lu}[\p{L} ,-]{1,30}): (\S.*)$/u

type Detail = { label: string; value: string }

/** The caller's words, and the details noted under them. */
function partsOf(message: string | null | undefined): { words: string; details: Detail[] } {
  const lines = (message ?? '').trim().split('\n')
  const end = lines.findLastIndex((line) => !DETAIL.test(line)) + 1
  const details = lines.slice(end).flatMap((line) => {
    const [, label = '', value = ''] = DETAIL.exec(line) ?? []
    return label === '' ? [] : [{ label, value }]
  })
  return { words: lines.slice(0, end).join('\n').trim(), details }
}

/** When the caller wants to be called back, in their words. */
export function bestTimeOf(message: string | null | undefined): string {
  return partsOf(message).details.find(({ label }) => label === BEST_TIME)?.value ?? ''
}

/** What else was noted, as rows. */
export function detailsOf(message: string | null | undefined): Detail[] {
  return partsOf(message).details.filter(({ label }) => label !== BEST_TIME)
}

/** The caller's own words. */
export function quoteOf(message: string | null | undefined): string {
  return partsOf(message).words
}
