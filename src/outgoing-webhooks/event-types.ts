/** Event types, by their names in bodies. Add to the list; never change it. */
export const EVENT_TYPES = [
  'message.created',
  'call.completed',
  'line.live',
  'line.low_balance',
  'meeting.done',
  'meeting.failed',
  'recap.delivered',
] as const

/** Goes to one endpoint, when its owner requests it. */
export const TEST_EVENT = 'webhook.test'

export type EventType = (typeof EVENT_TYPES)[number]

/** The data of each type: ids, and the little that distinguishes events of a type. */
export type EventData = {
  'message.created': { message_id: string; line_id: string; call_id: string | null }
  'call.completed': { call_id: string; line_id: string }
  'line.live': { line_id: string }
  /** The balance is at or below this many seconds: 300, 0, then -600. */
  'line.low_balance': { line_id: string; mark_seconds: number }
  'meeting.done': { meeting_id: string }
  'meeting.failed': { meeting_id: string }
  /** As the meeting's `recap_delivery` in REST. */
  'recap.delivered': { meeting_id: string; recap_delivery: 'delivered' | 'partly_delivered' }
  'webhook.test': { endpoint_id: string }
}

type Links = Record<string, string>

/** Paths to read about the event: `api` with an API key, `page` as the owner. */
export const LINKS: { [T in keyof EventData]: (data: EventData[T]) => Links } = {
  'message.created': ({ message_id, line_id }) => ({
    api: `/v1/lines/${line_id}/messages`,
    page: `/console/messages/${message_id}`,
  }),
  'call.completed': ({ call_id, line_id }) => ({
    api: `/v1/lines/${line_id}/calls`,
    page: `/console/calls/${call_id}`,
  }),
  'line.live': lineLinks,
  'line.low_balance': lineLinks,
  'meeting.done': ({ meeting_id }) => ({
    api: `/v1/meetings/${meeting_id}`,
    recap: `/v1/meetings/${meeting_id}/recap`,
    page: `/console/meetings/${meeting_id}`,
  }),
  'meeting.failed': meetingLinks,
  'recap.delivered': meetingLinks,
  'webhook.test': ({ endpoint_id }) => ({ page: `/console/webhooks/${endpoint_id}` }),
}

function lineLinks({ line_id }: { line_id: string }): Links {
  return { api: `/v1/lines/${line_id}`, page: `/console/lines/${line_id}` }
}

function meetingLinks({ meeting_id }: { meeting_id: string }): Links {
  return { api: `/v1/meetings/${meeting_id}`, page: `/console/meetings/${meeting_id}` }
}
