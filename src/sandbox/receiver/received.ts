export type Received = {
  id: string
  at: string
  /** The event's own id, the same at every sending of it. */
  eventId: string
  /** Whether a secret that was entered here verifies it. */
  verified: boolean
  body: string
}
