export type TextToSend = {
  from: string
  to: string
  body: string
  /** The path at our address where the carrier reports delivery, if we track it. */
  statusPath?: string
}

/** What an accepted text is found by. */
export type SentText = Omit<TextToSend, 'statusPath'>

/** The part of the carrier that sends texts. */
export type Texter = {
  /** Sends a text and returns the carrier's id. @throws {TextRefused} */
  sendText(text: TextToSend): Promise<string>
  /** The carrier's id of such a text accepted since then, or undefined. */
  findText(text: SentText, since: Date): Promise<string | undefined>
}

/** The carrier does not text this number, and retrying does not help; the message says why, in the carrier's words. */
export class TextRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'TextRefused'
  }
}
