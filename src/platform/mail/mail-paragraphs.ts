/** The parts of a mail, before they become text or HTML. */
export type Paragraph =
  | string
  | { title: string }
  | { heading: string }
  | { alert: string }
  | { quote: string }
  | { rows: readonly Row[]; isFinePrint?: boolean }
  | { items: readonly Item[] }
  | { steps: readonly Item[] }
  | { buttons: readonly Button[] }
  | { foot: string; url?: string }

/** A label and its value, which may be a link. */
export type Row = readonly [label: string, value: string, url?: string]

/** A list item, with a note below it in small print. */
export type Item = {
  text: string
  note?: string
  /** Where the item comes from; not shown in plain text, where links would be too long. */
  sources?: readonly Button[]
}

/** An action for the reader. The first of several is the likeliest, and is shown as a button. */
export type Button = { label: string; url: string }
