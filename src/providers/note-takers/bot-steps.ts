import type { BotStep } from './note-taker.ts'

/** A step without its time, which is the entry's. */
export type BotTold = Omit<BotStep, 'at'>

/**
 * A service's own record of a bot as steps: in the order of its times (in its own order where they are equal), each
 * step once in a row, and nothing after a failure. `stepsOf` reads one entry in the light of the steps before it.
 */
export function botSteps<Entry extends { created_at: Date }>(
  record: readonly Entry[],
  stepsOf: (entry: Entry, before: readonly BotStep[]) => readonly BotTold[],
): BotStep[] {
  const steps: BotStep[] = []
  for (const entry of record.toSorted((a, b) => +a.created_at - +b.created_at)) {
    for (const told of stepsOf(entry, steps)) {
      const last = steps.at(-1)?.step
      if (last === 'failed') return steps
      if (last !== told.step) steps.push({ ...told, at: entry.created_at })
    }
  }
  return steps
}

export function wasAdmitted(steps: readonly BotStep[]): boolean {
  return admittedAt(steps) !== undefined
}

/** When a bot was first let in. */
export function admittedAt(steps: readonly BotStep[]): Date | undefined {
  return steps.find(({ step }) => step === 'in_meeting')?.at
}
