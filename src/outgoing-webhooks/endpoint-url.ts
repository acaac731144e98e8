import { z } from 'zod'
import type { App } from '../app.ts'
import { outsideAddress } from '../kernel/https-address.ts'

/**
 * Normalizes an endpoint's address: https, on the public internet as far as the address shows. A host of
 * `config.eventPrivateHosts` may be internal, and http.
 */
export function endpointUrl({ config }: Pick<App, 'config'>) {
  return z.string().transform((given, context) => {
    const read = outsideAddress(given, config.eventPrivateHosts)
    if (read instanceof URL) return read.href
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
}
