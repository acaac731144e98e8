import { table } from './print-out.ts'
import type { Status } from './status.ts'

/** One screen: problems first; empty rows are left out. */
export function statusScreen(url: string, status: Status): string {
  const { ready, callsInProgress, differingWallets, mails, queues, deadLetters } = status
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0)
  const dead = Object.entries(deadLetters).filter(([, letters]) => letters > 0)
  const parts = [
    `${url}: ${ready ? 'ready' : 'NOT READY'}`,
    `calls in progress  ${callsInProgress ?? 'not known'}`,
    `wallets that differ from their entries  ${differingWallets ?? 'not known'}`,
    `mails  ${words(Object.entries(mails))}`,
    `dead letters  ${dead.length === 0 ? 'none' : words(dead)}`,
    busy.length === 0 ? 'queues  all empty' : `\n${table(busy)}`,
    ...(status.providers.length > 0 ? [`\n${table(status.providers)}`] : []),
    ...(status.lowLines.length > 0 ? [`\nlines low on minutes\n${table(status.lowLines)}`] : []),
  ]
  return parts.join('\n')
}

function words(counts: readonly (readonly [string, number])[]): string {
  return counts.length === 0 ? 'not known' : counts.map(([name, n]) => `${name} ${n}`).join(', ')
}
