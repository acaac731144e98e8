import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { typographic } from '../../../../src/kernel/text/typographic.ts'
import type { Heading } from './markdown-html.ts'

const CHANGELOG = fileURLToPath(new URL('../../../../CHANGELOG.md', import.meta.url))

/** The changelog without its title and intro. An installation may lack the file. */
export function changelogMarkdown(): string {
  if (!existsSync(CHANGELOG)) return 'The changelog is not part of this installation.'
  return readFileSync(CHANGELOG, 'utf8').replace(/^# .*?(?=^## )/ms, '')
}

const HEADLINE = /^## (.+)\n+\*\*(.+?)\.?\*\* *(.*)/gm

/** The days with their headline, and what is told below it. */
export function withNews(headings: readonly Heading[], markdown: string): Heading[] {
  const told = new Map(
    [...markdown.matchAll(HEADLINE)].map(([, day = '', news = '', says = '']) => [
      day,
      { news: typographic(news), says: typographic(says) },
    ]),
  )
  return headings.map((heading) => ({ ...heading, ...told.get(heading.text) }))
}

/** The newest days also tell a few of their changes. */
const RELEASES_TOLD = 2

/**
 * Each day under its date: what is new in a headline and a sentence, a few changes, and all of them behind one press.
 */
export function byRelease(html: string): string {
  let count = 0
  return html.replaceAll(/(<h2 .*<\/h2>)([\s\S]*?)(?=<h2 |$)/g, (_release, heading, entries) => {
    count += 1
    const parts = partsOf(entries)
    const isOlder = count > RELEASES_TOLD
    return (
      `<section class="release${isOlder ? ' older' : ''}">${heading}` +
      `${newsOf(entries)}${fewOf(parts)}${allOf(parts)}</section>\n`
    )
  })
}

const NEWS = /^\s*<p><strong>(.*?)<\/strong>\s*([\s\S]*?)<\/p>/

/** The paragraph below the date: its first sentence, in bold, is the day's headline. */
function newsOf(entries: string): string {
  const [, headline, sentence] = NEWS.exec(entries) ?? []
  if (headline === undefined) return ''
  return `<div class="news"><h3>${headline.replace(/\.$/, '')}</h3><p>${sentence}</p></div>`
}

/** What was added, changed or fixed in the product, or what changed in the API, which comes last. */
type Part = { name: string; heading: string; changes: string[] }

const PART = /<div class="entry">(<h3 .*<\/h3>)\s*<ul>([\s\S]*?)<\/ul>\s*<\/div>/g

function partsOf(entries: string): Part[] {
  const parts = [...entries.matchAll(PART)].map(([, heading = '', list = '']) => {
    const changes = list.split('<li>').slice(1)
    const [, name = ''] = />([^<]+?)\s*</.exec(heading) ?? []
    const ordered = changes.toSorted((a, b) => rankOf(a) - rankOf(b))
    return { name, heading, changes: ordered.map(withLabel) }
  })
  return parts.toSorted((a, b) => Number(a.name === 'API') - Number(b.name === 'API'))
}

/** What an entry is about stands out where a label says it: "GraphQL: …". */
function withLabel(change: string): string {
  return change.replace(/^([A-Z]\w+(?: \w+){0,3}):(?= )/, '<strong>$1</strong>:')
}

/** Those with a name come first. */
const rankOf = (change: string): number => (change.startsWith('<strong>') ? 0 : 1)

const HEADLINES_MAX = 3

/** Of each part a few changes, a sentence each. Fixes are many and small: they are read with all the others. */
function fewOf(parts: readonly Part[]): string {
  const told = parts
    .filter(({ name }) => name !== 'Fixed')
    .map((part) => {
      const few = part.changes.slice(0, HEADLINES_MAX).map(firstSentence)
      return entry(part, `<p class="kind">${part.name}</p>`, few)
    })
  return `<div class="few">${told.join('')}</div>`
}

function allOf(parts: readonly Part[]): string {
  const all = parts.map((part) => entry(part, part.heading, part.changes))
  return (
    `<details class="whole"><summary><span class="counts">All changes</span>` +
    `<span class="narrowed">All of these</span></summary>${all.join('')}</details>`
  )
}

function entry({ name }: Part, heading: string, changes: readonly string[]): string {
  const list = changes.map((change) => `<li>${change}`).join('')
  return `<div class="entry of-${name.toLowerCase()}">${heading}<ul>${list}</ul></div>`
}

/** The end of a sentence, or of what could be one: before a space, not within a tag or an entity. */
const SENTENCE_END = /(?<!&\w+|&#\d+)[.!?;](?=\s)/

/** What is told first; a half sentence before a semicolon ends with a full stop. */
function firstSentence(change: string): string {
  const whole = change.replace(/<\/li>\s*$/, '')
  const end = SENTENCE_END.exec(whole)
  if (!end) return whole
  return whole.slice(0, end.index) + (end[0] === ';' ? '.' : end[0])
}
