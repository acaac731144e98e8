export type TextToSend = {
  from: string
  to: string
  body: string
  /** Where the carrier tells what became of it, under our address, for a text that is followed. */
  statusPath?: string
}

/** What a text that was taken is found by. */
export type SentText = Omit<TextToSend, 'statusPath'>

/** The part of the carrier that texts. */
export type Texter = {
  /** Sends a text and returns the carrier's id of it. @throws {TextRefused} */
  sendText(text: TextToSend): Promise<string>
  /** The carrier's id of such a text that it took since then, or undefined. */
  findText(text: SentText, since: Date): Promise<string | undefined>
}

/** The carrier does not text this number, however often it is asked; the message says why, in the carrier's words. */
export class TextRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'TextRefused'
  }
}
