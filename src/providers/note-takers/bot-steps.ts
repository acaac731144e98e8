import type { BotStep } from './note-taker.ts'

/** A step without its time, which is that of the entry. */
export type BotTold = Omit<BotStep, 'at'>

/**
 * Turns a service's record of a bot into steps, sorted by time (entries with equal times keep their order), without
 * repeating a step twice in a row, and nothing after a failure. `stepsOf` reads one entry, given the steps before it.
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

export function admittedAt(steps: readonly BotStep[]): Date | undefined {
  return steps.find(({ step }) => step === 'in_meeting')?.at
}
