import type { Environment } from './environment.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'

/** Where events may go within our own network: what the operator names, else the stand-ins' own port where there are any. */
export function eventPrivateHosts(
  settings: Pick<Environment, 'EVENT_PRIVATE_HOSTS'>,
  providers: ProviderSettings,
): string[] {
  if (settings.EVENT_PRIVATE_HOSTS !== undefined) {
    const hosts = settings.EVENT_PRIVATE_HOSTS.split(',')
    return hosts.map((host) => host.trim().toLowerCase()).filter(Boolean)
  }
  return sandboxedProviders(providers).length > 0 ? [new URL(providers.sandbox.url).host] : []
}
