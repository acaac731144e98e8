import type { Config } from '../kernel/config/config.ts'

/** {mcp_url}: the only resource that tokens are issued for. */
export function mcpUrl({ baseUrl }: Pick<Config, 'baseUrl'>): string {
  return `${baseUrl}/mcp`
}
