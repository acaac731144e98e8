import type { CookieOptions, Request, Response } from 'express'
import { SESSION_SECONDS_MAX } from '../../src/accounts/web-sessions.ts'
import type { App } from '../../src/app.ts'
import { isLoopbackHttp } from '../../src/kernel/config/loopback.ts'

/** A cookie that scripts cannot read, other sites cannot send with a form, and other hosts of the domain cannot set. */
export type HostCookie = {
  read(request: Request): string | undefined
  write(response: Response, value: string): void
  clear(response: Response): void
}

/** Holds the token of `web_sessions`. */
export function sessionCookie({ config }: App): HostCookie {
  return hostCookie(config.baseUrl, 'frontdesk', SESSION_SECONDS_MAX)
}

/** Browsers accept `__Host-` cookies only over https, so plain http on localhost uses a plain name. */
export function hostCookie(baseUrl: string, plainName: string, maxAgeSeconds: number): HostCookie {
  const secure = !isLoopbackHttp(baseUrl)
  const name = secure ? `__Host-${plainName}` : plainName
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: '/' }
  return {
    read: (request) => readCookie(request.headers.cookie ?? '', name),
    write: (response, value) =>
      response.cookie(name, value, { ...options, maxAge: maxAgeSeconds * 1_000 }),
    clear: (response) => response.clearCookie(name, options),
  }
}

/** Our values are base64url, so they need no decoding. */
function readCookie(header: string, name: string): string | undefined {
  const pair = header.split(/; */).find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
