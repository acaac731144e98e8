import type { State } from '../call-state.ts'
import { modelTalkOf } from './model-talk.ts'

const MAX_STATE_BYTES = 60_000

/** Drops the oldest turns when the state exceeds its size limit. */
export function fitState(state: State): void {
  const talk = modelTalkOf(state)
  while (talk.lines.length > 2 && Buffer.byteLength(JSON.stringify(state)) > MAX_STATE_BYTES) {
    const next = talk.lines.findIndex(({ who }, at) => at > 0 && who === 'caller')
    talk.lines.splice(0, next === -1 ? talk.lines.length - 2 : next)
  }
}
