import { escapeHtml } from '../../kernel/text/escape-html.ts'
import { harmlessLine, harmlessText } from './harmless-text.ts'
import type { Button, Item, Paragraph, Row, Said } from './mail-paragraphs.ts'
import { unbroken } from './unbroken.ts'

export const LIGHT = {
  page: '#fbf9f4',
  card: '#ffffff',
  edge: '#e3ded2',
  text: '#29302e',
  muted: '#5a6562',
  link: '#0b5f58',
  button: '#0b5f58',
  onButton: '#ffffff',
  alert: '#fdecea',
  urgent: '#a3261f',
}

/** The same elements in dark mode. Readers without media queries keep the light colours, or invert them. */
export const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #101614 !important; color: #d3dad7 !important }
.card { background: #17201d !important; border-color: #2a3431 !important }
.quote, .row { border-color: #3d4a46 !important }
.muted { color: #9eaaa6 !important }
.link { color: #6cd0c3 !important }
.main { background: #6cd0c3 !important; color: #06211e !important }
.alert { background: #33201e !important; color: #f0a49e !important }
.urgent { color: #f0a49e !important }
}`

const SMALL = 'font-size:13px;line-height:18px'

/** A part of a mail as HTML. */
export function rich(paragraph: Paragraph): string {
  if (typeof paragraph === 'string')
    return `<p dir="auto" style="margin:0 0 16px">${block(paragraph)}</p>`
  if ('items' in paragraph) return list('ul', paragraph.items)
  if ('steps' in paragraph) return list('ol', paragraph.steps)
  if ('buttons' in paragraph) return buttons(paragraph.buttons)
  if ('why' in paragraph) return why(paragraph)
  if ('links' in paragraph) return actions(paragraph.links)
  if ('rows' in paragraph)
    return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${paragraph.rows.map(row).join('')}</table>`
  return words(paragraph)
}

/** The parts that are words in a style of their own. */
function words(paragraph: Said): string {
  if ('title' in paragraph)
    return `<h1 dir="auto" style="margin:0 0 12px;font-size:1.4em;line-height:1.25">${line(paragraph.title)}</h1>`
  if ('sub' in paragraph)
    return `<p dir="auto" class="muted" style="margin:-6px 0 16px;color:${LIGHT.muted}">${line(paragraph.sub)}</p>`
  if ('large' in paragraph)
    return `<p style="margin:0 0 16px;font-size:1.75em;line-height:1.25;font-weight:600">${link(paragraph.large)}</p>`
  if ('heading' in paragraph)
    return `<h2 dir="auto" style="margin:24px 0 8px;font-size:1.1em;line-height:1.3">${line(paragraph.heading)}</h2>`
  if ('alert' in paragraph)
    return (
      `<p dir="auto" style="margin:0 0 12px"><strong class="alert" style="display:inline-block;padding:4px 12px;` +
      `background:${LIGHT.alert};border-radius:8px;color:${LIGHT.urgent}">${block(paragraph.alert)}</strong></p>`
    )
  if ('quote' in paragraph)
    return (
      `<blockquote dir="auto" class="quote" style="margin:0 0 16px;padding:0 0 0 14px;` +
      `border-left:3px solid ${LIGHT.edge}">${block(paragraph.quote)}</blockquote>`
    )
  const style = `margin:0 0 16px;${SMALL};color:${LIGHT.muted}`
  return `<p dir="auto" class="muted" style="${style}">${block(paragraph.foot)}</p>`
}

/** Items with something to do about each have lines between them, not bullets. */
function list(kind: 'ul' | 'ol', items: readonly Item[]): string {
  const isToDo = kind === 'ul' && items.some(({ links = [] }) => links.length > 0)
  const style = isToDo ? 'list-style:none;padding:0' : 'padding:0 0 0 1.4em'
  const shown = items.map(isToDo ? richRow : richItem).join('')
  return `<${kind} style="margin:0 0 16px;${style}">${shown}</${kind}>`
}

function richRow(item: Item): string {
  const style = `margin:0;padding:12px 0 0;border-top:1px solid ${LIGHT.edge}`
  return `<li dir="auto" class="row" style="${style}">${inItem(item)}</li>`
}

function richItem(item: Item): string {
  return `<li dir="auto" style="margin:0 0 10px">${inItem(item)}</li>`
}

function inItem({ mark, text, note, sources = [], links = [] }: Item): string {
  const marked =
    mark === undefined
      ? ''
      : `<strong class="urgent" style="color:${LIGHT.urgent}">${line(mark)}</strong> · `
  const told = sources.map(source).join(', ')
  const quiet = `color:${LIGHT.muted};white-space:nowrap`
  const from = told === '' ? '' : ` <span class="muted" style="${quiet}">(${told})</span>`
  const noted = `display:block;margin-top:2px;${SMALL};color:${LIGHT.muted}`
  const below =
    note === undefined ? '' : `<span class="muted" style="${noted}">${line(note)}</span>`
  const toDo = links.length === 0 ? '' : `<span style="display:block">${thumbLinks(links)}</span>`
  return `${marked}${line(text)}${from}${below}${toDo}`
}

/** Small to read, large to tap: what its padding takes, its margin gives back. */
function source({ label, url }: Button): string {
  const style = `display:inline-block;margin:-10px -8px;padding:10px 8px;color:${LIGHT.link}`
  return `<a class="link" href="${escapeHtml(url)}" style="${style}">${line(label)}</a>`
}

function row([label, value, url]: Row): string {
  const told = url === undefined ? line(value) : link({ label: value, url })
  return (
    `<tr><th scope="row" align="left" valign="top" class="muted" style="padding:4px 16px 4px ` +
    `0;font-weight:400;white-space:nowrap;color:${LIGHT.muted}">${line(label)}</th>` +
    `<td dir="auto" valign="top" style="padding:4px 0;min-width:3em">${told}</td></tr>`
  )
}

/** One button, large enough for a thumb; other actions are links below it. */
function buttons([main, ...others]: readonly Button[]): string {
  if (!main) return ''
  const button =
    `<a class="main" href="${escapeHtml(main.url)}" style="display:inline-block;min-width:11em;` +
    `padding:11px 20px;background:${LIGHT.button};border-radius:8px;color:${LIGHT.onButton};` +
    `font-weight:600;text-align:center;text-decoration:none">${line(main.label)}</a>`
  const below = others.length === 0 ? '' : actions(others)
  return `<p style="margin:18px 0 ${below ? '2px' : '16px'}">${button}</p>${below}`
}

function actions(links: readonly Button[]): string {
  return `<p style="margin:0 0 6px">${thumbLinks(links)}</p>`
}

/** Links as high as a thumb. */
function thumbLinks(links: readonly Button[]): string {
  return links
    .map(
      ({ label, url }) =>
        `<a class="link" href="${escapeHtml(url)}" style="display:inline-block;margin-right:18px;` +
        `padding:10px 0;color:${LIGHT.link}">${line(label)}</a>`,
    )
    .join('')
}

/** Quieter than anything in the mail. */
function why({ why: text, links }: { why: string; links: readonly Button[] }): string {
  const shown = links.map(
    ({ label, url }) =>
      `<a class="muted" href="${escapeHtml(url)}" style="display:inline-block;margin-right:18px;` +
      `padding:8px 0;color:${LIGHT.muted}">${line(label)}</a>`,
  )
  const below = shown.length === 0 ? '' : `<br>${shown.join('')}`
  return (
    `<footer class="muted" style="margin:12px auto 0;max-width:36em;padding:0 25px;color:${LIGHT.muted}">` +
    `<p dir="auto" style="margin:0;${SMALL}">${line(text)}${below}</p></footer>`
  )
}

function link({ label, url }: Button): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.link}">${line(label)}</a>`
}

function line(text: string): string {
  return unbroken(escapeHtml(harmlessLine(text)))
}

function block(text: string): string {
  return unbroken(escapeHtml(harmlessText(text))).replaceAll('\n', '<br>')
}
