import { newOauthKeys, OAUTH_KEYS } from '../../src/agents/oauth-keys.ts'
import { CARD_KEYS, newCardKey } from '../../src/directory/card-key.ts'
import type { Config } from '../../src/kernel/config/config.ts'
import { findDatabase } from '../../src/platform/db/database.ts'
import { rotateKey } from '../../src/platform/db/rotate-key.ts'
import { CliError } from './client.ts'

const KEYS = {
  [CARD_KEYS]: {
    make: newCardKey,
    next: 'It signs in 10 minutes; both are in the published key set until 30 days later.',
  },
  [OAUTH_KEYS]: {
    make: newOauthKeys,
    next: 'Restart every process once, one after the other: each believes both keys from then on.',
  },
}

/** Adds a new key; the current one stays valid. Returns what happens next, in words. @throws {CliError} */
export async function rotate(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  name: string,
): Promise<string> {
  const kind = Object.entries(KEYS).find(([known]) => known === name)?.[1]
  if (!kind) throw new CliError(`Keys that rotate: ${Object.keys(KEYS).join(', ')}.`)
  const { url, close } = await findDatabase(config)
  try {
    if (!(await rotateKey(url, name, kind.make))) return 'There is no such key yet: nothing to do.'
    return `A new key is there. ${kind.next}`
  } finally {
    await close()
  }
}
