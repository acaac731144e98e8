import type { PgBoss, QueueResult } from 'pg-boss'
import type { JobKind } from './job-kinds.ts'
import { KINDS, QUEUES } from './queue-settings.ts'

/** Creates missing queues, and updates the settings of those from an older release. Most starts do neither. */
export async function makeQueues(boss: PgBoss): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of KINDS) {
    const queue = found.get(kind)
    if (!queue) await boss.createQueue(kind, QUEUES[kind])
    else if (!isAsSet(kind, queue)) await boss.updateQueue(kind, QUEUES[kind])
  }
}

function isAsSet(kind: JobKind, queue: QueueResult): boolean {
  const settings: Partial<QueueResult> = QUEUES[kind]
  return (Object.keys(settings) as (keyof QueueResult)[]).every(
    (name) => settings[name] === queue[name],
  )
}
