import { z } from 'zod'
import type { App } from '../app.ts'
import { outsideAddress } from '../kernel/https-address.ts'

/**
 * Reads the address of an endpoint into its normal form: https, on the public internet as far as the address itself
 * tells. A host of `config.eventPrivateHosts` may be private, and http.
 */
export function endpointUrl({ config }: Pick<App, 'config'>) {
  return z.string().transform((given, context) => {
    const read = outsideAddress(given, config.eventPrivateHosts)
    if (read instanceof URL) return read.href
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
}
