import type { Caller, Turn } from './scripted-caller.ts'

/** A line's timeouts are made for speech; a person at a keyboard is slower. */
export const KEYBOARD_MILLISECONDS = 20_000

/** A person on the phone, who acts at any time. */
export type LiveCaller = Caller & { act(turn: Turn): void }

export function liveCaller(): LiveCaller {
  const waiting: Turn[] = []
  let wake = () => {}
  const event = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(limit)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const limit = Number.isFinite(milliseconds)
        ? setTimeout(done, Math.max(milliseconds, KEYBOARD_MILLISECONDS))
        : undefined
      wake = done
      signal.addEventListener('abort', done)
      if (waiting.length > 0 || signal.aborted) done()
    })
  return {
    scripted: false,
    done: false,
    act(turn) {
      waiting.push(turn)
      wake()
    },
    async next({ milliseconds, signal }) {
      await event(milliseconds, signal)
      return (signal.aborted ? undefined : waiting.shift()) ?? 'silence'
    },
    async moreKeys({ milliseconds, signal }) {
      await event(milliseconds, signal)
      const [turn] = waiting
      if (signal.aborted || !turn || !('press' in turn)) return undefined
      waiting.shift()
      return turn.press
    },
    putBack(keys) {
      waiting.unshift({ press: keys })
    },
  }
}
