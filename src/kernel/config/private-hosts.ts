import type { ProviderSettings } from './provider-settings.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'

/**
 * Hosts in our own network that we may request: those the operator names, or else the sandbox's port if it is in use.
 */
export function privateHosts(given: string | undefined, providers: ProviderSettings): string[] {
  if (given !== undefined) {
    const hosts = given.split(',')
    return hosts.map((host) => host.trim().toLowerCase()).filter(Boolean)
  }
  return sandboxedProviders(providers).length > 0 ? [new URL(providers.sandbox.url).host] : []
}
