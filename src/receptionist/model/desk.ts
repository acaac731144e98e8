import type { State } from '../call-state.ts'
import type { BusinessFacts } from '../receptionist.ts'
import type { Heard } from './note-tool.ts'

export const END_REASONS = ['done', 'spam', 'wrong_number', 'abuse', 'silent'] as const

/** This turn's own copy of the state, to be changed in place, and what the tools did with it. */
export type Desk = {
  facts: BusinessFacts
  state: State
  heard: Heard
  used: Set<string>
  ending: (typeof END_REASONS)[number] | null
}
