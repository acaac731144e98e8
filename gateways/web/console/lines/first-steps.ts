import { telUri } from '../../../../src/lines/forwarding-codes.ts'
import { phone } from '../frame/amounts-and-times-in-words.ts'

/** The steps in the owner's words, the same on every page that names one. */
export const FIRST_STEPS = {
  pay: 'Pay for your first minutes',
  number: 'Get your number, usually within a minute',
  call: 'Call it and leave a message',
  forward: 'Forward your business phone, then call it to check',
} as const

type Line = { status: string; number: string | null }

type Step = { words: string; number?: string; isDone: boolean; callsAt?: string }

/**
 * What is left to do until a line takes its owner's calls. `hasMessages` is about this line. An owner who comes back
 * from paying `isPaid` before the line knows it. The other steps' buttons are elsewhere on the line's page.
 */
export function firstSteps(line: Line, hasMessages: boolean, isPaid: boolean) {
  const number = line.number && line.status === 'LIVE' ? line.number : undefined
  const steps: Step[] = [
    { words: FIRST_STEPS.pay, isDone: isPaid },
    {
      words: number ? 'Your number is' : FIRST_STEPS.number,
      ...(number ? { number: phone(number) } : {}),
      isDone: number !== undefined,
    },
    {
      words: FIRST_STEPS.call,
      isDone: hasMessages,
      ...(number ? { callsAt: telUri(number) } : {}),
    },
    { words: FIRST_STEPS.forward, isDone: false },
  ]
  const next = steps.find(({ isDone }) => !isDone)
  return steps.map((step) => ({ ...step, isNext: step === next }))
}
