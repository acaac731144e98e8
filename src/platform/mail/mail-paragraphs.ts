/** The parts of a mail, before they become text or HTML. */
export type Paragraph =
  | string
  | { title: string }
  /** Below the title, quieter: when and where. */
  | { sub: string }
  /** What the mail is about, large, on a line of its own. */
  | { large: Button }
  | { heading: string }
  | { alert: string }
  | { quote: string }
  | { rows: readonly Row[] }
  | { items: readonly Item[] }
  | { steps: readonly Item[] }
  | { buttons: readonly Button[] }
  | { links: readonly Button[] }
  | { foot: string }
  /** Below the mail: why its reader gets it, and where to change that. */
  | { why: string; links: readonly Button[] }

/** The parts that are words, and nothing else. */
export type Said = Extract<
  Paragraph,
  | { title: string }
  | { sub: string }
  | { large: Button }
  | { heading: string }
  | { alert: string }
  | { quote: string }
  | { foot: string }
>

/** A label and its value, which may be a link. */
export type Row = readonly [label: string, value: string, url?: string]

/** A list item, with a note below it in small print. */
export type Item = {
  /** A word before it, in red: `Urgent`. */
  mark?: string
  text: string
  note?: string
  /** Where the item comes from; not shown in plain text, where links would be too long. */
  sources?: readonly Button[]
  /** What to do about it. */
  links?: readonly Button[]
}

/** An action for the reader. The first of several is the likeliest, and is shown as a button. */
export type Button = { label: string; url: string }
