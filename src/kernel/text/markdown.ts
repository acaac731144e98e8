import { plainText } from './plain-text.ts'

/** What may begin a heading, a list, a rule or a code block where it begins a line. */
const OPENING = /^(?:[#+=-]|\d+(?=[.)]))/
const MARKS = /[\\`*_{}[\]<>&|~]/g

/**
 * Words that somebody said, on one line of Markdown (CommonMark,
 * GitHub's): shown as they are, whatever marks are in them.
 */
export function markdownText(text: string): string {
  const escaped = plainText(text).replace(MARKS, '\\$&')
  return escaped.replace(OPENING, (opening) =>
    /\d/.test(opening) ? `${opening}\\` : `\\${opening}`,
  )
}
