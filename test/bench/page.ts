import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** When and on which machine figures were measured; without it they mean little. */
export function circumstances(): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
  const load = loadavg()[0]?.toFixed(1)
  return `${date}, ${cpus().length} cores, load ${load} at the end, Node ${process.version}`
}

type Section = { title: string; text: string }

/**
 * Writes sections between a bench's marks in a page of `docs/`. Replaces those with the same titles and keeps the
 * others, so that one thing can be measured again.
 */
export function keepSections(page: string, bench: string, sections: readonly Section[]) {
  const [begin, end] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`]
  const [before, kept = '', after] = partsOf(readFileSync(page, 'utf8'), begin, end)
  const texts = new Map(
    kept
      .split(/^(?=### )/m)
      .filter((text) => text.startsWith('### '))
      .map((text) => [text.slice(4, text.indexOf('\n')), text.trim()]),
  )
  for (const { title, text } of sections) texts.set(title, `### ${title}\n\n${text}`)
  writeFileSync(page, `${before}${begin}\n\n${[...texts.values()].join('\n\n')}\n\n${end}${after}`)
}

/** @throws Error when the page does not have the marks */
function partsOf(text: string, begin: string, end: string): string[] {
  const [before = '', rest] = text.split(begin)
  const [kept = '', after] = rest?.split(end) ?? []
  if (after === undefined) throw new Error(`nothing stands between ${begin} and ${end}`)
  return [before, kept, after]
}
