import {
  type AgentCallFieldsFragment,
  AgentCallFieldsFragmentDoc,
} from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { givenAs } from './list-page.ts'

/** A call as shown to agents. */
export const CallResult = shapeOf(AgentCallFieldsFragmentDoc, { id: givenAs('call_id') })

export function renderCall({ outcome, ...call }: AgentCallFieldsFragment) {
  return { ...call, outcome: outcome?.toLowerCase() ?? null }
}
