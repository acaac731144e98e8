import type { ProviderSettings } from './provider-settings.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'

/**
 * What may be asked within our own network: what the operator names, else the stand-ins' own port where there are any.
 */
export function privateHosts(given: string | undefined, providers: ProviderSettings): string[] {
  if (given !== undefined) {
    const hosts = given.split(',')
    return hosts.map((host) => host.trim().toLowerCase()).filter(Boolean)
  }
  return sandboxedProviders(providers).length > 0 ? [new URL(providers.sandbox.url).host] : []
}
