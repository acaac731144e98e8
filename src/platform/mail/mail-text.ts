import { escapeHtml } from './escape-html.ts'
import { harmlessLine, harmlessText } from './harmless-text.ts'

export type MailText = { subject: string; text: string; html: string }

export type Paragraph =
  | string
  | { title: string }
  | { heading: string }
  | { rows: readonly (readonly [string, string])[] }
  | { items: readonly Item[] }
  | { link: string; url: string }

/** A point of a list, with what is to be known about it below in small print. */
export type Item = { text: string; note?: string }

const SUBJECT_CHARACTERS_MAX = 200

/** One content in both forms: plain text, and HTML that reads well on a phone. Whatever it holds shows as text. */
export function composeMail(subject: string, paragraphs: readonly Paragraph[]): MailText {
  const oneLine = [...harmlessLine(subject)].slice(0, SUBJECT_CHARACTERS_MAX).join('')
  return {
    subject: oneLine,
    text: `${paragraphs.map(plain).join('\n\n')}\n`,
    html: page(oneLine, paragraphs.map(rich).join('\n')),
  }
}

function plain(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return harmlessText(paragraph)
  if ('title' in paragraph) return harmlessLine(paragraph.title)
  if ('heading' in paragraph) return harmlessLine(paragraph.heading).toUpperCase()
  if ('items' in paragraph) return paragraph.items.map(plainItem).join('\n')
  if ('link' in paragraph) return `${harmlessLine(paragraph.link)}:\n${paragraph.url}`
  return paragraph.rows.map(([label, value]) => `${label}: ${harmlessLine(value)}`).join('\n')
}

function plainItem({ text, note }: Item): string {
  return `- ${harmlessLine(text)}${note === undefined ? '' : `\n  ${harmlessLine(note)}`}`
}

function rich(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    const lines = escapeHtml(harmlessText(paragraph)).replaceAll('\n', '<br>')
    return `<p dir="auto">${lines}</p>`
  }
  if ('title' in paragraph)
    return `<h1 dir="auto" style="margin:0 0 0.5em;font-size:1.4em;line-height:1.25">${line(paragraph.title)}</h1>`
  if ('heading' in paragraph)
    return `<h2 dir="auto" style="margin:1.5em 0 0.5em;font-size:1.1em">${line(paragraph.heading)}</h2>`
  if ('items' in paragraph)
    return `<ul style="margin:0;padding:0 1.2em">${paragraph.items.map(richItem).join('')}</ul>`
  if ('link' in paragraph)
    return `<p><a href="${escapeHtml(paragraph.url)}">${line(paragraph.link)}</a></p>`
  const rows = paragraph.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;white-space:nowrap">${line(label)}</th>` +
      `<td dir="auto" style="padding:4px 0">${line(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function richItem({ text, note }: Item): string {
  const small = note === undefined ? '' : `<br><small>${line(note)}</small>`
  return `<li dir="auto" style="margin:0 0 0.6em">${line(text)}${small}</li>`
}

function line(text: string): string {
  return escapeHtml(harmlessLine(text))
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0 auto;max-width:36em;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<main>
${body}
</main>
</body></html>
`
}
