import { escapeHtml } from '../../kernel/text/escape-html.ts'
import { harmlessLine, harmlessText } from './harmless-text.ts'
import type { Button, Item, Paragraph, Row } from './mail-paragraphs.ts'

/**
 * A mail as HTML: one column of at most 36 em. Sizes and colours are inline, since some mail readers drop stylesheets;
 * the stylesheet only changes colours for dark mode. No pictures, so nothing is missing if they are blocked.
 */
export function htmlOf(title: string, paragraphs: readonly Paragraph[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light \
dark"><title>${escapeHtml(title)}</title>
<style>${DARK}</style></head>
<body class="page" style="margin:0;padding:16px;background:${LIGHT.page};color:${LIGHT.text};font:16px/1.5 \
-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;overflow-wrap:anywhere">
${preview(title, paragraphs)}${HEAD}
<main class="card" style="margin:0 auto;max-width:36em;padding:20px 24px \
8px;background:${LIGHT.card};border:1px solid ${LIGHT.edge};border-radius:12px">
${withTitle(title, paragraphs).map(rich).join('\n')}
</main>
</body></html>
`
}

/** The word-mark, its sign drawn as a letter: readers that block pictures show it, too. */
const HEAD =
  '<header style="margin:0 auto 12px;max-width:36em;padding:0 25px;line-height:22px">' +
  '<span aria-hidden="true" style="display:inline-block;width:22px;margin-right:8px;background:#0d5c55;' +
  'border-radius:6px;color:#fdfbf7;font-size:0.875em;font-weight:700;text-align:center">F</span>' +
  '<strong class="muted" style="color:#5a6562">Frontdesk</strong></header>'

const PREVIEW_CHARACTERS_MAX = 120
const NOTHING_TO_SEE = '&#847;&zwnj;&nbsp;'.repeat(40)

/**
 * What a list of mails shows after the subject: what follows it, not the subject or our name again. Spaces keep the
 * rest of the mail out of it.
 */
function preview(subject: string, paragraphs: readonly Paragraph[]): string {
  const said = paragraphs
    .flatMap(wordsOf)
    .map(harmlessLine)
    .filter((words) => words !== '' && !subject.includes(words.replace(/\.$/, '')))
  const short = [...said.join(' · ')].slice(0, PREVIEW_CHARACTERS_MAX).join('')
  if (short === '') return ''
  const style = 'display:none;max-height:0;overflow:hidden'
  return `<div aria-hidden="true" style="${style}">${escapeHtml(short)}${NOTHING_TO_SEE}</div>\n`
}

/** The words of a part that tell something by themselves: not those of headings, buttons and the foot. */
function wordsOf(paragraph: Paragraph): string[] {
  if (typeof paragraph === 'string') return [paragraph]
  if ('title' in paragraph) return [paragraph.title]
  if ('alert' in paragraph) return [paragraph.alert]
  if ('quote' in paragraph) return [paragraph.quote]
  if ('items' in paragraph) return paragraph.items.map(({ text }) => text)
  if ('steps' in paragraph) return paragraph.steps.map(({ text }) => text)
  if ('rows' in paragraph) return paragraph.rows.map(([label, value]) => `${label}: ${value}`)
  return []
}

const LEAD_CHARACTERS_MAX = 140

/** Adds a title: the mail's first paragraph if it is short enough, else its subject. */
function withTitle(subject: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  if (paragraphs.some((paragraph) => typeof paragraph === 'object' && 'title' in paragraph)) {
    return paragraphs
  }
  const first = paragraphs.findIndex((paragraph) => typeof paragraph === 'string')
  const lead = paragraphs[first]
  if (typeof lead !== 'string' || lead.length > LEAD_CHARACTERS_MAX) {
    return [{ title: subject }, ...paragraphs]
  }
  return paragraphs.with(first, { title: lead.replace(/(?<!\.)\.$/, '') })
}

const LIGHT = {
  page: '#fbf9f4',
  card: '#ffffff',
  edge: '#e3ded2',
  text: '#29302e',
  muted: '#5a6562',
  link: '#0b5f58',
  button: '#0b5f58',
  onButton: '#ffffff',
  alert: '#fdecea',
  alertEdge: '#a3261f',
}

/** The same elements in dark mode. Readers without media queries keep the light colours, or invert them. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #101614 !important; color: #d3dad7 !important }
.card { background: #17201d !important; border-color: #2a3431 !important }
.quote { border-color: #3d4a46 !important }
.muted { color: #9eaaa6 !important }
.link { color: #6cd0c3 !important }
.main { background: #6cd0c3 !important; color: #06211e !important }
.alert { background: #33201e !important; border-color: #f0a49e !important }
}`

function rich(paragraph: Paragraph): string {
  if (typeof paragraph === 'string')
    return `<p dir="auto" style="margin:0 0 1em">${block(paragraph)}</p>`
  if ('title' in paragraph)
    return `<h1 dir="auto" style="margin:0 0 0.5em;font-size:1.4em;line-height:1.25">${line(paragraph.title)}</h1>`
  if ('heading' in paragraph)
    return `<h2 dir="auto" style="margin:1.5em 0 0.5em;font-size:1.1em;line-height:1.3">${line(paragraph.heading)}</h2>`
  if ('alert' in paragraph)
    return (
      `<p dir="auto" class="alert" style="margin:0 0 1em;padding:10px ` +
      `14px;background:${LIGHT.alert};border-left:4px solid ${LIGHT.alertEdge};` +
      `font-weight:600">${block(paragraph.alert)}</p>`
    )
  if ('quote' in paragraph)
    return (
      `<blockquote dir="auto" class="quote" style="margin:0 0 1em;padding:0 0 0 14px;` +
      `border-left:3px solid ${LIGHT.edge}">${block(paragraph.quote)}</blockquote>`
    )
  if ('items' in paragraph) return list('ul', paragraph.items)
  if ('steps' in paragraph) return list('ol', paragraph.steps)
  if ('buttons' in paragraph) return buttons(paragraph.buttons)
  if ('foot' in paragraph) return foot(paragraph)
  const size = paragraph.isFinePrint ? ';font-size:0.875em' : ''
  const rows = paragraph.rows.map(row).join('')
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 1em${size}">${rows}</table>`
}

function list(kind: 'ul' | 'ol', items: readonly Item[]): string {
  return `<${kind} style="margin:0 0 1em;padding:0 0 0 1.4em">${items.map(richItem).join('')}</${kind}>`
}

function row([label, value, url]: Row): string {
  const told = url === undefined ? line(value) : link({ label: value, url })
  return (
    `<tr><th scope="row" align="left" valign="top" class="muted" style="padding:4px 16px 4px ` +
    `0;font-weight:400;white-space:nowrap;color:${LIGHT.muted}">${line(label)}</th>` +
    `<td dir="auto" valign="top" style="padding:4px 0;min-width:3em">${told}</td></tr>`
  )
}

function richItem({ text, note, sources = [] }: Item): string {
  const below = [
    ...(note === undefined ? [] : [line(note)]),
    ...(sources.length === 0 ? [] : [sources.map(link).join(' ')]),
  ]
  const small =
    below.length === 0
      ? ''
      : `<br><small class="muted" style="color:${LIGHT.muted}">${below.join(' · ')}</small>`
  return `<li dir="auto" style="margin:0 0 0.6em">${line(text)}${small}</li>`
}

/** One button, large enough for a thumb; other actions are links below it. */
function buttons([main, ...others]: readonly Button[]): string {
  if (!main) return ''
  const button =
    `<a class="main" href="${escapeHtml(main.url)}" style="display:inline-block;min-width:11em;` +
    `padding:11px 20px;background:${LIGHT.button};border-radius:8px;color:${LIGHT.onButton};` +
    `font-weight:600;text-align:center;text-decoration:none">${line(main.label)}</a>`
  const links = others.map(
    (other) => `<span style="display:inline-block;padding:6px 20px 6px 0">${link(other)}</span>`,
  )
  const below = links.length === 0 ? '' : `<p style="margin:0 0 1em">${links.join('')}</p>`
  return `<p style="margin:0.25em 0 ${below ? '0.5em' : '1.25em'}">${button}</p>${below}`
}

function foot({ foot: text, url }: { foot: string; url?: string }): string {
  const words = url === undefined ? block(text) : link({ label: text, url })
  return `<p dir="auto" class="muted" style="margin:0 0 1em;font-size:0.875em;color:${LIGHT.muted}">${words}</p>`
}

function link({ label, url }: Button): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.link}">${line(label)}</a>`
}

function line(text: string): string {
  return escapeHtml(harmlessLine(text))
}

function block(text: string): string {
  return escapeHtml(harmlessText(text)).replaceAll('\n', '<br>')
}
