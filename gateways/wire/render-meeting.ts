import type { MeetingFieldsFragment } from '../generated/operations.ts'

/** Wire strings are snake_case (docs/decisions/wire-names.md). */
export function renderMeeting({ __typename, ...meeting }: MeetingFieldsFragment) {
  const { state, provider, recipients, delivery, failure } = meeting
  return {
    ...meeting,
    state: state.toLowerCase(),
    provider: provider.toLowerCase(),
    recipients: recipients.map((one) => ({ ...one, delivery: one.delivery.toLowerCase() })),
    delivery: delivery.toLowerCase(),
    failure: failure && { ...failure, fault: failure.fault.toLowerCase() },
  }
}
