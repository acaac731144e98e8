import { harmlessLine, harmlessText } from './harmless-text.ts'
import { htmlOf } from './mail-html.ts'
import type { Button, Item, Paragraph, Said } from './mail-paragraphs.ts'

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
  if ('items' in paragraph) return paragraph.items.map((item) => plainItem(item)).join('\n')
  if ('steps' in paragraph) {
    return paragraph.steps.map((step, index) => plainItem(step, `${index + 1}.`)).join('\n')
  }
  if ('buttons' in paragraph) return plainButtons(paragraph.buttons)
  if ('why' in paragraph)
    return [harmlessLine(paragraph.why), plainButtons(paragraph.links)].filter(Boolean).join('\n')
  if ('links' in paragraph) return plainButtons(paragraph.links)
  if ('rows' in paragraph)
    return paragraph.rows.map(([label, value]) => `${label}: ${harmlessLine(value)}`).join('\n')
  return plainWords(paragraph)
}

function plainWords(paragraph: Said): string {
  if ('title' in paragraph) return harmlessLine(paragraph.title)
  if ('sub' in paragraph) return harmlessLine(paragraph.sub)
  if ('large' in paragraph) return harmlessLine(paragraph.large.label)
  if ('heading' in paragraph) return harmlessLine(paragraph.heading).toUpperCase()
  if ('alert' in paragraph) return harmlessText(paragraph.alert)
  return harmlessText('quote' in paragraph ? paragraph.quote : paragraph.foot)
}

function plainItem({ mark, text, note, links = [] }: Item, bullet = '-'): string {
  const indent = ' '.repeat(bullet.length + 1)
  const below = note === undefined ? '' : `\n${indent}${harmlessLine(note)}`
  const marked = mark === undefined ? '' : `${mark} · `
  const toDo = links.filter(isPage).map((link) => `\n${indent}${plainButton(link)}`)
  return `${bullet} ${marked}${harmlessLine(text)}${below}${toDo.join('')}`
}

function plainButtons(buttons: readonly Button[]): string {
  return buttons.filter(isPage).map(plainButton).join('\n')
}

function plainButton({ label, url }: Button): string {
  return `${harmlessLine(label)}: ${url}`
}

/** In plain text, a number to call is shown already, so it needs no link. */
function isPage({ url }: Button): boolean {
  return !url.startsWith('tel:')
}
