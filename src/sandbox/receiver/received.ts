export type Received = {
  id: string
  at: string
  /** The event's own id, the same each time it is sent. */
  eventId: string
  /** Whether the signature matches a secret entered on the page. */
  verified: boolean
  body: string
}
