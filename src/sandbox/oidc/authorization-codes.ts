import { randomBytes } from 'node:crypto'
import type { Clock } from '../../kernel/clock.ts'
import type { AuthorizationRequest } from './authorization.ts'

const CODE_LIFE_MILLISECONDS = 60_000

export type Grant = { email: string; request: AuthorizationRequest }

/** Authorization codes: usable once, for a minute. In memory: after a restart people sign in again. */
export function openCodes(clock: Clock) {
  const grants = new Map<string, Grant & { expiresAt: number }>()
  return {
    issue(grant: Grant): string {
      const now = clock.now().getTime()
      for (const [code, { expiresAt }] of grants) if (expiresAt <= now) grants.delete(code)
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { ...grant, expiresAt: now + CODE_LIFE_MILLISECONDS })
      return code
    },
    redeem(code: string): Grant | undefined {
      const grant = grants.get(code)
      grants.delete(code)
      return grant && grant.expiresAt > clock.now().getTime() ? grant : undefined
    },
  }
}

export type Codes = ReturnType<typeof openCodes>
