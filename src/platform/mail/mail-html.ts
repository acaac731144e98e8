import { escapeHtml } from '../../kernel/text/escape-html.ts'
import { harmlessLine } from './harmless-text.ts'
import { DARK, LIGHT, rich } from './mail-html-parts.ts'
import type { Paragraph } from './mail-paragraphs.ts'

/**
 * A mail as HTML: one column of at most 36 em. Sizes and colours are inline, since some mail readers drop stylesheets;
 * the stylesheet only changes colours for dark mode. No pictures, so nothing is missing if they are blocked.
 */
export function htmlOf(title: string, paragraphs: readonly Paragraph[]): string {
  const outside = paragraphs.filter((paragraph) => isWhy(paragraph))
  const inside = paragraphs.filter((paragraph) => !isWhy(paragraph))
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
${withTitle(title, inside).map(rich).join('\n')}
</main>
${outside.map(rich).join('\n')}
</body></html>
`
}

/** Shown below the card. */
function isWhy(paragraph: Paragraph): boolean {
  return typeof paragraph === 'object' && 'why' in paragraph
}

/** The name in the colour of the site's sign, which is a picture that mails would not all show. */
const HEAD =
  '<header style="margin:0 auto 12px;max-width:36em;padding:0 25px;line-height:22px">' +
  '<strong class="link" style="color:#0d5c55;font-size:1.125em;letter-spacing:-0.02em">Frontdesk</strong></header>'

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
  if ('sub' in paragraph) return [paragraph.sub]
  if ('large' in paragraph) return [paragraph.large.label]
  if ('alert' in paragraph) return [paragraph.alert]
  if ('quote' in paragraph) return [paragraph.quote]
  if ('items' in paragraph)
    return paragraph.items.map(({ mark, text }) => (mark ? `${mark}: ${text}` : text))
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
