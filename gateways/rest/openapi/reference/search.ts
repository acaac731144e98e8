import type { Field } from './fields.ts'
import { allPages, type Page, type Reference } from './pages.ts'

export type Found = {
  kind: 'operation' | 'page' | 'field' | 'code'
  title: string
  where: string
  href: string
}

type Entry = Found & { words: string }

const ASKED_CHARACTERS_MAX = 100

/** As the codes of errors are written, and no heading in words. */
const CODE = /^[a-z]+(_[a-z]+)+$/

/**
 * Finds pages, operations, fields, error codes and headings by their words: all that were asked for must be there.
 * What is shown of it holds them; only where nothing does, what merely tells of them is found.
 */
export function searchOf(reference: Reference): (asked: string) => Found[] {
  const entries = allPages(reference).flatMap(entriesOf)
  return (asked) => {
    const wanted = wordsOf(asked.slice(0, ASKED_CHARACTERS_MAX))
    if (wanted.length === 0) return []
    const holding = (textOf: (entry: Entry) => string) =>
      entries.filter((entry) => wanted.every((word) => textOf(entry).toLowerCase().includes(word)))
    const named = holding(({ title, where }) => `${title} ${where}`)
    const found = named.length > 0 ? named : holding(({ title, words }) => `${title} ${words}`)
    return found
      .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry: { kind, title, where, href } }) => ({ kind, title, where, href }))
  }
}

/**
 * What is called so comes first, then operations and pages that
 * are named after it, then fields, then what only tells of it.
 */
function rankOf({ kind, title }: Entry, wanted: readonly string[]): number {
  const name = title.toLowerCase()
  if (name === wanted.join(' ')) return 0
  if (!wanted.every((word) => name.includes(word))) return 5
  if (kind === 'operation') return 1
  if (kind !== 'field') return 2
  return name.startsWith(wanted[0] ?? '') ? 3 : 4
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

function entriesOf(page: Page): Entry[] {
  const { path, title, lead, group, headings } = page
  const whole = { kind: 'page' as const, title, where: 'Page', href: path, words: lead }
  if (!group) {
    const parts = headings.map(({ id, text }) => {
      const kind = CODE.test(text) ? ('code' as const) : ('page' as const)
      return { kind, title: text, where: title, href: `${path}#${id}`, words: '' }
    })
    return [whole, ...parts]
  }
  const operations = group.operations.flatMap((operation) => {
    const { href, summary, method, description, parameters, body, success } = operation
    const shown = `${method} ${operation.path}`
    const fields = [
      ...parameters.flatMap((one) => one.fields),
      ...(body?.fields ?? []),
      ...success.flatMap((one) => one.fields),
    ]
    return [
      {
        kind: 'operation' as const,
        title: summary,
        where: shown,
        href,
        words: `${shown} ${description}`,
      },
      ...fieldEntries(fields, path, summary),
    ]
  })
  return [whole, ...operations]
}

/** A field that is sent and answered is found where it is sent. */
function fieldEntries(fields: readonly Field[], page: string, where: string): Entry[] {
  const named = new Map(
    fields
      .flatMap(withInner)
      .toReversed()
      .map((field) => [field.name, field]),
  )
  return [...named.values()].map(({ id, name, description }) => {
    return { kind: 'field' as const, title: name, where, href: `${page}#${id}`, words: description }
  })
}

function withInner(field: Field): Field[] {
  return [field, ...field.fields.flatMap(withInner)]
}
