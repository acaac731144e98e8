import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CHANGELOG = fileURLToPath(new URL('../../../../CHANGELOG.md', import.meta.url))

/** The changelog without its title and intro. An installation may lack the file. */
export function changelogMarkdown(): string {
  if (!existsSync(CHANGELOG)) return 'The changelog is not part of this installation.'
  return readFileSync(CHANGELOG, 'utf8').replace(/^# .*?(?=^## )/ms, '')
}

const RELEASES_OPEN = 2

/** Each release opens from its heading; the newest are open. */
export function byRelease(html: string): string {
  let count = 0
  return html.replaceAll(/(<h2 .*<\/h2>)([\s\S]*?)(?=<h2 |$)/g, (_release, heading, entries) => {
    count += 1
    const open = count > RELEASES_OPEN ? '' : ' open'
    const summary = `<summary>${withoutAnchor(heading)}</summary>`
    return `<details class="release"${open}>${summary}${withSmallerFolded(withFixesFolded(entries))}</details>\n`
  })
}

/** Fixes are many and small, so a release tells only how many, and opens to them. */
function withFixesFolded(entries: string): string {
  return entries.replace(
    /<div class="entry">(<h3 .*Fixed.*<\/h3>)\s*(<ul>[\s\S]*?<\/ul>)\s*<\/div>/,
    (_entry, heading, list) => {
      const count = list.split('<li>').length - 1
      const told = `${withoutAnchor(heading)} <span>${count === 1 ? '1 fix' : `${count} fixes`}</span>`
      return `<details class="entry fixes"><summary>${told}</summary>${list}</details>`
    },
  )
}

const HEADLINES_MAX = 3

/** Of each part of a release the first changes are told; the rest are smaller, and open from their count. */
function withSmallerFolded(entries: string): string {
  return entries.replaceAll(/<div class="entry">(<h3 [\s\S]*?)<\/div>/g, (entry, told: string) => {
    const [before = '', ...changes] = told.split('<li>')
    const rest = changes.slice(HEADLINES_MAX)
    if (rest.length < 2) return entry
    const headlines = [before, ...changes.slice(0, HEADLINES_MAX)].join('<li>')
    const smaller = `<details class="smaller"><summary>${rest.length} smaller changes</summary><ul>`
    return `<div class="entry">${headlines}</ul>${smaller}<li>${rest.join('<li>')}</details></div>`
  })
}

/** A link inside a summary cannot be reached by a screen reader; its heading keeps its address. */
function withoutAnchor(heading: string): string {
  return heading.replace(/ <a class="anchor".*<\/a>/, '')
}
