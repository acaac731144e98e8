import type { State } from '../call-state.ts'
import { modelTalkOf } from './model-talk.ts'

/**
 * The model's words come first in the message, followed by what they do not cover. If it noted none, what sounded like
 * a matter is one: a message too many only costs the owner a glance.
 */
export function withOpenMatters(state: State): State {
  const { notes } = state
  const { open, matter } = modelTalkOf(state)
  const words = open.flatMap((place) => notes.matters[place] ?? [])
  if (matter === '' || notes.withdrawn) {
    notes.asides = notes.asides.filter((one) => !words.includes(one))
  } else {
    notes.matters = [matter, ...words]
    notes.asides = []
  }
  return state
}
