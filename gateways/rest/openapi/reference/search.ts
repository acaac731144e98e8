import { typographic } from '../../../../src/kernel/text/typographic.ts'
import { excerptOf } from './excerpt.ts'
import type { Field } from './fields.ts'
import type { Refusal } from './operations.ts'
import { allPages, type Page, type Reference } from './pages.ts'

export type Found = {
  kind: 'operation' | 'page' | 'field' | 'code'
  title: string
  where: string
  href: string
  /** The sentence of its description that contains the searched words. */
  says: string
}

const ASKED_CHARACTERS_MAX = 100

/**
 * Finds pages, operations, fields, error codes and headings by name and description. All searched words must occur.
 * Matches in a name come before matches in a description.
 */
export function searchOf(reference: Reference): (asked: string) => Found[] {
  const meanings = meaningsOf(reference)
  const entries = allPages(reference).flatMap((page) => entriesOf(page, meanings))
  return (asked) => {
    const wanted = wordsOf(asked.slice(0, ASKED_CHARACTERS_MAX))
    if (wanted.length === 0) return []
    return entries
      .filter((entry) => holdsAll(ownWords(entry), wanted))
      .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry }) => ({ ...entry, says: excerptOf(entry.says, wanted) }))
  }
}

/** An operation is also found by its path; a field is not found by its parent's name. */
function ownWords({ kind, title, where, says }: Found): string {
  return kind === 'operation' ? `${title} ${where} ${says}` : `${title} ${says}`
}

function holdsAll(text: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => text.toLowerCase().includes(word))
}

/**
 * What is named so comes first, then operations and pages with the words in their name, then fields, then matches in a
 * description only.
 */
function rankOf({ kind, title }: Found, wanted: readonly string[]): number {
  const name = title.toLowerCase()
  if (isNameOf(title, wanted.join(' '))) return 0
  if (!holdsAll(name, wanted)) return 5
  if (kind === 'operation') return 1
  if (kind !== 'field') return 2
  return name.startsWith(wanted[0] ?? '') ? 3 : 4
}

/** Whether the searched words are this name, in singular or plural: `meeting` is the page Meetings. */
export function isNameOf(title: string, asked: string): boolean {
  const [name, wanted] = [title, wordsOf(asked).join(' ')].map((text) =>
    text.toLowerCase().replace(/s$/, ''),
  )
  return name === wanted
}

function wordsOf(text: string): string[] {
  return typographic(text).toLowerCase().split(/\s+/).filter(Boolean)
}

/** What each error code means, and its status. */
function meaningsOf({ groups }: Reference): Map<string, Refusal> {
  const refusals = groups
    .flatMap(({ group }) => group?.operations ?? [])
    .flatMap((operation): Refusal[] => operation.refusals)
  return new Map(refusals.map((refusal) => [refusal.code, refusal]))
}

function entriesOf(page: Page, meanings: ReadonlyMap<string, Refusal>): Found[] {
  const { path, title, lead, group, headings } = page
  const whole: Found = {
    kind: 'page',
    title,
    where: group ? 'Operations' : 'Guide',
    href: path,
    says: lead,
  }
  if (!group) {
    const parts = headings.map(({ id, text, says, news }): Found => {
      const found = { title: text, href: `${path}#${id}` }
      // A day of the changelog is known by its news.
      if (news) return { kind: 'page', ...found, title: news, where: `${title} · ${text}`, says }
      const refusal = meanings.get(text)
      if (!refusal) return { kind: 'page', ...found, where: title, says }
      return { kind: 'code', ...found, where: `Error ${refusal.status}`, says: refusal.meaning }
    })
    return [whole, ...parts]
  }
  const operations = group.operations.flatMap((operation) => {
    const { href, summary, method, description, parameters, body, success } = operation
    const where = `${method} ${operation.path}`
    const fields = [
      ...parameters.flatMap((one) => one.fields),
      ...(body?.fields ?? []),
      ...success.flatMap((one) => one.fields),
    ]
    return [
      { kind: 'operation' as const, title: summary, where, href, says: description },
      ...fieldEntries(fields, path, summary),
    ]
  })
  return [whole, ...operations]
}

/** A field that occurs in both request and response is found in the request. */
function fieldEntries(fields: readonly Field[], page: string, where: string): Found[] {
  const named = new Map(
    fields
      .flatMap(withInner)
      .toReversed()
      .map((field) => [field.name, field]),
  )
  return [...named.values()].map(({ id, name, description }) => {
    return { kind: 'field', title: name, where, href: `${page}#${id}`, says: description }
  })
}

function withInner(field: Field): Field[] {
  return [field, ...field.fields.flatMap(withInner)]
}
