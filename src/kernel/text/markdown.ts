import { plainText } from './plain-text.ts'

/** Characters that would start a heading, list, rule or code block at the beginning of a line. */
const OPENING = /^(?:[#+=-]|\d+(?=[.)]))/
const MARKS = /[\\`*_{}[\]<>&|~]/g

/** Escapes somebody's words for one line of Markdown (CommonMark, GitHub's), so that they are shown unchanged. */
export function markdownText(text: string): string {
  const escaped = plainText(text).replace(MARKS, '\\$&')
  return escaped.replace(OPENING, (opening) =>
    /\d/.test(opening) ? `${opening}\\` : `\\${opening}`,
  )
}
