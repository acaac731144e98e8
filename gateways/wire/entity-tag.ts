import { createHash } from 'node:crypto'

/** The weak ETag of a response's content. */
export function weakTag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` has the tag; weak and strong tags compare as equal (RFC 9110 §13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(tag.replace(/^W\//, '')) || known.includes('*')
}
