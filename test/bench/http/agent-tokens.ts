import { readConfig } from '../../../src/kernel/config/config.ts'
import { openApp } from '../../../src/open-app.ts'
import { storeAgentToken } from '../../support/agent-token.ts'
import type { Owner } from './fill.ts'
import type { Asker } from './targets.ts'

const LIFE_SECONDS = 86_400

type Service = { url: string; baseUrl: string; dataDir: string }

/** Each owner has authorized an agent to read meetings. */
export async function withAgentTokens(
  owners: readonly Owner[],
  { url, baseUrl, dataDir }: Service,
): Promise<Asker[]> {
  const config = readConfig({
    BASE_URL: baseUrl,
    DATA_DIR: dataDir,
    ROLE: 'web',
    LOG_LEVEL: 'error',
  })
  const { app, close } = await openApp(config, url)
  const askers: Asker[] = []
  for (const owner of owners) {
    const agentToken = await storeAgentToken(app, owner.accountId, { lifeSeconds: LIFE_SECONDS })
    askers.push({ ...owner, agentToken })
  }
  await close()
  return askers
}
