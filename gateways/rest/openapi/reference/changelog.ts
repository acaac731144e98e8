import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { howMany } from '../../../../src/kernel/text/how-many.ts'

const CHANGELOG = fileURLToPath(new URL('../../../../CHANGELOG.md', import.meta.url))

/** The changelog without its title and intro. An installation may lack the file. */
export function changelogMarkdown(): string {
  if (!existsSync(CHANGELOG)) return 'The changelog is not part of this installation.'
  return readFileSync(CHANGELOG, 'utf8').replace(/^# .*?(?=^## )/ms, '')
}

const RELEASES_OPEN = 2

/** Each release opens from its heading, which counts its changes and names a few; the newest are open. */
export function byRelease(html: string): string {
  let count = 0
  return html.replaceAll(/(<h2 .*<\/h2>)([\s\S]*?)(?=<h2 |$)/g, (_release, heading, entries) => {
    count += 1
    const open = count > RELEASES_OPEN ? '' : ' open'
    const named = `<span class="names">${namesOf(entries)}</span>`
    const told = `${withoutAnchor(heading)} <span class="counts">${countsOf(entries)}</span> ${named}`
    const parts = withLabels(withHeadlines(withFixesFolded(entries)))
    return `<details class="release"${open}><summary>${told}</summary>${parts}</details>\n`
  })
}

function countsOf(entries: string): string {
  return howMany(allChanges(entries).length, 'change')
}

const allChanges = (entries: string): string[] =>
  [...entries.matchAll(PART)].flatMap(([, , list = '']) => changesOf(list))

const NAMES_MAX = 3

/** What a release that is not open is about: the names of a few changes, else the first sentence of one. */
function namesOf(entries: string): string {
  const changes = allChanges(entries)
  const names = changes.flatMap((change) => /^<strong>(.*?)<\/strong>/s.exec(change)?.[1] ?? [])
  const told = names.length > 0 ? names.slice(0, NAMES_MAX) : changes.slice(0, 1).map(firstSentence)
  return told.join(' · ').replaceAll(/<[^>]+>/g, '')
}

const PART = /<div class="entry">(<h3 .*<\/h3>)\s*<ul>([\s\S]*?)<\/ul>\s*<\/div>/g

const changesOf = (list: string): string[] => list.split('<li>').slice(1)

/** Fixes are many and small, so a release tells only how many, and opens to them. */
function withFixesFolded(entries: string): string {
  return entries.replace(
    /<div class="entry">(<h3 .*Fixed.*<\/h3>)\s*(<ul>[\s\S]*?<\/ul>)\s*<\/div>/,
    (_entry, heading, list) => {
      const count = changesOf(list).length
      const told = `${withoutAnchor(heading)} <span>${count === 1 ? '1 fix' : `${count} fixes`}</span>`
      return `<details class="entry fixes"><summary>${told}</summary>${list}</details>`
    },
  )
}

/** What an entry is about stands out where a label says it: "GraphQL: …". */
function withLabels(entries: string): string {
  return entries.replaceAll(/<li>([A-Z]\w+(?: \w+){0,2}):(?= )/g, '<li><strong>$1</strong>:')
}

const HEADLINES_MAX = 2

/**
 * Of each part of a release a few changes are told in a sentence each, those with a name first; all of them open in
 * full from their count, in the same order.
 */
function withHeadlines(entries: string): string {
  return entries.replaceAll(PART, (entry, heading: string, list: string) => {
    const changes = changesOf(list)
    const ordered = [...changes.filter(isNamed), ...changes.filter((change) => !isNamed(change))]
    const headlines = ordered
      .slice(0, HEADLINES_MAX)
      .map((change) => `<li>${firstSentence(change)}</li>`)
    if (headlines.join('') === list.replaceAll('\n', '')) return entry
    const summary = changes.length > headlines.length ? `All ${changes.length} changes` : 'In full'
    const full = ordered.map((change) => `<li>${change}`).join('')
    const all = `<details class="smaller"><summary>${summary}</summary><ul>${full}</ul></details>`
    return `<div class="entry">${heading}<ul>${headlines.join('')}</ul>${all}</div>`
  })
}

const isNamed = (change: string): boolean => change.startsWith('<strong>')

/** The end of a sentence, or of what could be one: before a space, not within a tag or an entity. */
const SENTENCE_END = /(?<!&\w+|&#\d+)[.!?;](?=\s)/

/** What is told first; a half sentence before a semicolon ends with a full stop. */
function firstSentence(change: string): string {
  const whole = change.replace(/<\/li>\s*$/, '')
  const end = SENTENCE_END.exec(whole)
  if (!end) return whole
  return whole.slice(0, end.index) + (end[0] === ';' ? '.' : end[0])
}

/** A link inside a summary cannot be reached by a screen reader; its heading keeps its address. */
function withoutAnchor(heading: string): string {
  return heading.replace(/ <a class="anchor".*<\/a>/, '')
}
