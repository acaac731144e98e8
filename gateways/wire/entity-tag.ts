import { createHash } from 'node:crypto'

/** The weak tag of what an answer says, for who asks again with it. */
export function weakTag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` names the tag; weak and strong are one here (RFC 9110 §13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(tag.replace(/^W\//, '')) || known.includes('*')
}
