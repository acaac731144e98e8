import { telUri } from '../../../../src/lines/forwarding-codes.ts'
import { phone } from '../frame/amounts-and-times-in-words.ts'

type Line = { status: string; number: string | null }

type Step = { words: string; number?: string; isDone: boolean; callsAt?: string }

/**
 * What is left to do until a line takes its owner's calls. `hasMessages` is about this line. An owner who comes back
 * from paying `isPaid` before the line knows it. The other steps' buttons are elsewhere on the line's page.
 */
export function firstSteps(line: Line, hasMessages: boolean, isPaid: boolean) {
  const number = line.number && line.status === 'LIVE' ? line.number : undefined
  const steps: Step[] = [
    { words: 'Pay for your first minutes', isDone: isPaid },
    {
      words: number ? 'Your number is' : 'Get your number, usually within a minute',
      ...(number ? { number: phone(number) } : {}),
      isDone: number !== undefined,
    },
    {
      words: 'Call it and leave a message',
      isDone: hasMessages,
      ...(number ? { callsAt: telUri(number) } : {}),
    },
    {
      words: 'Forward your business phone, then call it to check',
      isDone: false,
    },
  ]
  const next = steps.find(({ isDone }) => !isDone)
  return steps.map((step) => ({ ...step, isNext: step === next }))
}
