import { readdirSync, readFileSync } from 'node:fs'
import { query } from '../../db/query.ts'

/** The CPU time a process has used so far, over all threads, in µs (Linux records it in nanoseconds). */
export function cpuMicroseconds(pid: number): number {
  let nanoseconds = 0
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const [ran] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    nanoseconds += Number(ran)
  }
  return nanoseconds / 1_000
}

/** How often a process slept and was woken, over all threads. */
export function wakeUps(pid: number): number {
  const counts = readdirSync(`/proc/${pid}/task`).map((task) => {
    const status = readFileSync(`/proc/${pid}/task/${task}/status`, 'utf8')
    return Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1])
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

export function residentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1_024
}

/** The CPU time used so far by PostgreSQL's processes for a database, in µs each, if it runs on this machine. */
export async function databaseCpu(databaseUrl: string): Promise<Map<number, number>> {
  const backends = await query(databaseUrl, BACKENDS)
  return new Map(backends.map(({ pid }) => [Number(pid), cpuOfAny(Number(pid))]))
}

/** In µs, without processes that started and ended in between. */
export function usedSince(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0)
}

const BACKENDS = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`

/** Zero for a process that has ended, or runs on another machine. */
function cpuOfAny(pid: number): number {
  try {
    return cpuMicroseconds(pid)
  } catch {
    return 0
  }
}
