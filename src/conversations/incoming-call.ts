export type IncomingCall = {
  callSid: string
  from: string
  to: string
  forwardedFrom?: string | null
  stir?: string | null
}
