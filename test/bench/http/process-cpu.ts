import { readdirSync, readFileSync } from 'node:fs'

/** What a process has used of the processor so far, over all its threads, in µs (Linux keeps it to the nanosecond). */
export function cpuMicroseconds(pid: number): number {
  let nanoseconds = 0
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const [ran] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    nanoseconds += Number(ran)
  }
  return nanoseconds / 1_000
}

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1_024
}
