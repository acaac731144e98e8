import { setTimeout as after } from 'node:timers/promises'
import { z } from 'zod'
import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { isPrivateHost, outsideAddress } from '../kernel/https-address.ts'
import { NotPublic, publicAddress } from '../kernel/public-ip-address.ts'

/** A name that is not found within this time is taken; each sending checks it again. */
const LOOK_UP_MS = 2_000

type Site = Pick<App, 'config'>

/**
 * Normalizes an endpoint's address: https, on the public internet as far as the address shows. A host of
 * `config.eventPrivateHosts` may be internal, and http.
 */
export function endpointUrl({ config }: Site) {
  return z.string().transform((given, context) => {
    const read = outsideAddress(given, config.eventPrivateHosts)
    if (read instanceof URL) return read.href
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
}

/**
 * Refuses an address whose name leads into our own network, as sending does. A name that leads nowhere yet is taken.
 * @throws {ApiError} invalid_request
 */
export async function refuseOwnNetwork({ config }: Site, address: string): Promise<void> {
  const url = new URL(address)
  const mayBePrivate = isPrivateHost(url, config.eventPrivateHosts)
  const found = publicAddress(url.hostname, { mayBePrivate })
  try {
    await Promise.race([found, after(LOOK_UP_MS, undefined, { ref: false })])
  } catch (error) {
    if (!(error instanceof NotPublic)) return
    const message = 'is not on the public internet'
    throw new ApiError('invalid_request', message, { field: ['url'], cause: error })
  }
}
