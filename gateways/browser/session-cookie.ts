import type { CookieOptions, Request, Response } from 'express'
import { SESSION_SECONDS_MAX } from '../../src/accounts/web-sessions.ts'
import type { App } from '../../src/app.ts'
import { isLoopbackHttp } from '../../src/kernel/config/loopback.ts'

/** A cookie that no script reads, no other site sends with a form, and no other host of the domain can set. */
export type HostCookie = {
  read(request: Request): string | undefined
  write(response: Response, value: string): void
  clear(response: Response): void
}

/** The token of `web_sessions`. */
export function sessionCookie({ config }: App): HostCookie {
  return hostCookie(config.baseUrl, 'frontdesk', SESSION_SECONDS_MAX)
}

/** Browsers keep `__Host-` cookies over https alone; plain http on this machine has a plain name. */
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

/** Our values are base64url, so there is nothing to decode. */
function readCookie(header: string, name: string): string | undefined {
  const pair = header.split(/; */).find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
