/** What a mail is made of, before it is text or HTML. */
export type Paragraph =
  | string
  | { title: string }
  | { heading: string }
  | { alert: string }
  | { rows: readonly Row[]; isFinePrint?: boolean }
  | { items: readonly Item[] }
  | { steps: readonly Item[] }
  | { buttons: readonly Button[] }
  | { foot: string; url?: string }

/** A label and what stands behind it, which may lead somewhere. */
export type Row = readonly [label: string, value: string, url?: string]

/** A point of a list, with what is to be known about it below in small print. */
export type Item = {
  text: string
  note?: string
  /** A part of the text that can be tapped, such as a code to dial. */
  tap?: Button
  /** Where the point comes from; only where links can be short, so not in plain text. */
  sources?: readonly Button[]
}

/** What the reader can do now. The first of several is the likeliest, and the one that looks like a button. */
export type Button = { label: string; url: string }
