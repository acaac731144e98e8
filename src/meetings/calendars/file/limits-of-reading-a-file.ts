import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { CalendarFile, FoundMeeting, ReadFile } from './read-calendar-file.ts'

const WITHIN_MS = 10_000
const MEGABYTES_MAX = 256
const TOO_MUCH = 'It takes too long to read.'

export type ReadApart = ReadFile | { problem: string }

const Answer = z.union([
  z.object({
    meetings: z.custom<FoundMeeting[]>(Array.isArray),
    leftOut: z.array(z.string()),
  }),
  z.object({ problem: z.string() }),
])

/**
 * Reads a calendar in its own thread, which is ended after 10 s or 256 MB, so that this process's calls do not wait.
 * On failure returns the reason, for the calendar's owner.
 */
export async function readApart(file: CalendarFile): Promise<ReadApart> {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_MAX },
    // Errors arrive as events; printed output is dropped.
    stdout: true,
    stderr: true,
  })
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(WITHIN_MS) })
    return Answer.parse(answer)
  } catch (error) {
    if (isTooMuch(error)) return { problem: TOO_MUCH }
    throw error
  } finally {
    await worker.terminate()
  }
}

function isTooMuch(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
