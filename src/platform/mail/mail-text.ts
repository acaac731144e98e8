import { harmlessLine, harmlessText } from './harmless-text.ts'
import { htmlOf } from './mail-html.ts'
import type { Button, Item, Paragraph } from './mail-paragraphs.ts'

export type MailText = { subject: string; text: string; html: string }

const SUBJECT_CHARACTERS_MAX = 200

/** Composes a mail as plain text and as HTML that reads well on a phone. All content is escaped. */
export function composeMail(subject: string, paragraphs: readonly Paragraph[]): MailText {
  const oneLine = [...harmlessLine(subject)].slice(0, SUBJECT_CHARACTERS_MAX).join('')
  const said = paragraphs.map(plain).filter((text) => text !== '')
  return { subject: oneLine, text: `${said.join('\n\n')}\n`, html: htmlOf(oneLine, paragraphs) }
}

function plain(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return harmlessText(paragraph)
  if ('title' in paragraph) return harmlessLine(paragraph.title)
  if ('heading' in paragraph) return harmlessLine(paragraph.heading).toUpperCase()
  if ('alert' in paragraph) return harmlessText(paragraph.alert)
  if ('quote' in paragraph) return harmlessText(paragraph.quote)
  if ('items' in paragraph) return paragraph.items.map((item) => plainItem(item)).join('\n')
  if ('steps' in paragraph) {
    return paragraph.steps.map((step, index) => plainItem(step, `${index + 1}.`)).join('\n')
  }
  if ('buttons' in paragraph) return paragraph.buttons.filter(isPage).map(plainButton).join('\n')
  if ('foot' in paragraph) return plainFoot(paragraph)
  return paragraph.rows.map(([label, value]) => `${label}: ${harmlessLine(value)}`).join('\n')
}

function plainItem({ text, note }: Item, mark = '-'): string {
  const below = note === undefined ? '' : `\n${' '.repeat(mark.length + 1)}${harmlessLine(note)}`
  return `${mark} ${harmlessLine(text)}${below}`
}

/** In plain text, a number to call is shown already, so it needs no link. */
function isPage({ url }: Button): boolean {
  return !url.startsWith('tel:')
}

function plainButton({ label, url }: Button): string {
  return `${harmlessLine(label)}: ${url}`
}

function plainFoot({ foot, url }: { foot: string; url?: string }): string {
  return url === undefined ? harmlessText(foot) : plainButton({ label: foot, url })
}
