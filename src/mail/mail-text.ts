import { escapeHtml } from './escape-html.ts'

export type MailText = { subject: string; text: string; html: string }

export type Paragraph =
  | string
  | { heading: string }
  | { rows: readonly (readonly [string, string])[] }

const SUBJECT_CHARACTERS_MAX = 200

/** One content in both forms: plain text, and HTML that reads well on a phone. */
export function composeMail(subject: string, paragraphs: readonly Paragraph[]): MailText {
  const oneLine = [...subject.replace(/\s+/g, ' ').trim()].slice(0, SUBJECT_CHARACTERS_MAX).join('')
  return {
    subject: oneLine,
    text: `${paragraphs.map(plain).join('\n\n')}\n`,
    html: page(oneLine, paragraphs.map(rich).join('\n')),
  }
}

function plain(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  if ('heading' in paragraph) return paragraph.heading.toUpperCase()
  return paragraph.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function rich(paragraph: Paragraph): string {
  if (typeof paragraph === 'string')
    return `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`
  if ('heading' in paragraph)
    return `<h2 style="font-size:1.1em">${escapeHtml(paragraph.heading)}</h2>`
  const rows = paragraph.rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th>` +
      `<td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0 auto;max-width:36em;padding:16px;font:16px/1.5 system-ui,sans-serif">
${body}
</body></html>
`
}
