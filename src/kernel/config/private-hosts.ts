import type { ProviderSettings } from './provider-settings.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'

/** The hosts in our own network that may be contacted: those the operator names, else the sandbox's if it is used. */
export function privateHosts(given: string | undefined, providers: ProviderSettings): string[] {
  if (given !== undefined) {
    const hosts = given.split(',')
    return hosts.map((host) => host.trim().toLowerCase()).filter(Boolean)
  }
  return sandboxedProviders(providers).length > 0 ? [new URL(providers.sandbox.url).host] : []
}
