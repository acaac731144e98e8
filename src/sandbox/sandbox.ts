import { join } from 'node:path'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config/config.ts'
import type { Log } from '../kernel/log.ts'
import { openDataFolder } from '../kernel/secrets/data-folder.ts'
import { openRecord, type SandboxRecord } from './append-only-record.ts'
import { createDelivery, type Deliver } from './deliver-webhooks.ts'
import { createFaults, type Faults } from './faults.ts'
import { createSigners } from './sign-webhooks.ts'

/** What every stand-in receives. `config` is the product's own, so both sides have the same secrets. */
export type Sandbox = {
  config: Config
  record: SandboxRecord
  faults: Faults
  deliver: Deliver
  clock: Clock
  log: Log
  /** Aborted when the sandbox closes: do and write nothing after that. */
  closing: AbortSignal
}

/** Opens the record in `DATA_DIR/sandbox` and resumes the webhooks an earlier process left undelivered. */
export function openSandbox({ config, clock, log }: Pick<Sandbox, 'config' | 'clock' | 'log'>) {
  const closing = new AbortController()
  openDataFolder(config.dataDir)
  const record = openRecord(join(config.dataDir, 'sandbox'))
  const faults = createFaults()
  const { signal } = closing
  const signers = createSigners(config)
  const deliver = createDelivery({ record, faults, clock, log, signers, closing: signal })
  const sandbox: Sandbox = { config, record, faults, clock, log, deliver, closing: signal }
  return { sandbox, close: () => closing.abort() }
}
