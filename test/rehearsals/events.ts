import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Rehearses outgoing events: the product's own processes on a separate PostgreSQL send to receivers that time out,
 * answer 500, redirect, lead to inside addresses or change their address, while a process is killed at twenty points
 * with events to deliver; then audits the result. Runs as root in its own network namespace, with its own name
 * server: nothing leaves the machine.
 *
 * --kills 20 --seed 1 --port 9100
 */
const { values: flags } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    port: { type: 'string', default: '9100' },
  },
})
const inside = fileURLToPath(new URL('events/inside.ts', import.meta.url))
const { status } = spawnSync(
  'unshare',
  [
    ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
    ...[process.execPath, inside, flags.kills, flags.seed, flags.port],
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
