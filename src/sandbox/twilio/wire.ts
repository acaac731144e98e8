import { randomBytes } from 'node:crypto'

/** A Twilio identifier: two letters for the kind, 32 hex digits. */
export function newSid(kind: 'CA' | 'PN' | 'RE' | 'SM' | 'TR' | 'VX'): string {
  return kind + randomBytes(16).toString('hex')
}

/** `Sat, 21 Nov 2026 04:06:06 +0000`: the time format of the 2010 API. */
export function rfc2822(time: Date): string {
  return time.toUTCString().replace('GMT', '+0000')
}

export const API_VERSION = '2010-04-01'
