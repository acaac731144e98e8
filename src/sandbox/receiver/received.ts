export type Received = {
  id: string
  at: string
  /** The event's own id, the same each time it is sent. */
  eventId: string
  /** Whether the signature matches a secret entered on the page. */
  verified: boolean
  body: string
  /** As they arrived; events received by older versions have none. */
  headers?: Record<string, string>
}
