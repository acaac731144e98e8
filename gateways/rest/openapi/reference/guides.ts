import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import { EVERY_REQUEST } from '../every-request.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { type Field, limitsInWords } from './fields.ts'
import { FENCES } from './markdown.ts'
import type { Group, Header, Operation, Refusal } from './operations.ts'

/** Facts from the description that guides can use, so that they are not written twice. */
export type GuideFacts = {
  baseUrl: string
  groups: readonly Group[]
  headers: readonly Header[]
  requestsPerMinute: number
}

export type Guide = { slug: string; title: string; lead: string; markdown: string }

const GUIDES = [
  ['', 'API reference', 'Lines, calls, messages and meeting notes, as JSON over HTTP.'],
  [
    'authentication',
    'Authentication',
    'How a request says whose it is, and how to keep, change and revoke a key.',
  ],
  ['paging', 'Paging', 'How to read a list that is longer than one page.'],
  ['idempotency', 'Idempotency', 'How to send a POST again without doing it twice.'],
  [
    'webhooks',
    'Webhooks',
    'What is posted to your endpoint, when, and how to know that it is ours.',
  ],
  ['limits', 'Limits', 'How much a key may ask for, and what to do when it asked for more.'],
  ['errors', 'Errors', 'What a refused request says, code by code, and which ones to try again.'],
  ['versions', 'Versions', 'What stays as it is within a version, and what may be added to it.'],
] as const

/** Guides are Markdown templates; they are also served as Markdown. */
const eta = new Eta({
  views: fileURLToPath(new URL('guides', import.meta.url)),
  autoEscape: false,
  autoTrim: false,
})

/** The guides, in their order. */
export function guidesOf(facts: GuideFacts): Guide[] {
  const operations = facts.groups.flatMap((group) => group.operations)
  const given = {
    ...facts,
    operations,
    codes: codesOf(operations),
    everyRequest: EVERY_REQUEST,
    retry: retryOf,
    firstAnswer: operationNamed(operations, 'showAccount').success[0]?.example,
    firstRequest: operationNamed(operations, 'showAccount').samples.map(({ lang, source }) => ({
      fence: FENCES[lang],
      source,
    })),
    lists: operations.filter(isList).map(linked).join(', '),
    from: (some: readonly Operation[]) => whichOf(some, operations),
    lineId: EXAMPLE_IDS.line,
    operation: (id: string) => operationNamed(operations, id),
    field: (id: string, name: string) => inWords(fieldNamed(operationNamed(operations, id), name)),
  }
  return GUIDES.map(([slug, title, lead]) => ({
    slug,
    title,
    lead,
    markdown: eta.render(`./${slug || 'introduction'}`, given).trim(),
  }))
}

type ToldCode = Refusal & { operations: readonly Operation[] }

/** Every error code once, sorted by status, with the operations that can return it. */
function codesOf(operations: readonly Operation[]): ToldCode[] {
  const told = operations.flatMap((operation) =>
    operation.refusals.map((refusal) => ({ ...refusal, operation })),
  )
  const byCode = Map.groupBy(told, ({ code }) => code)
  return [...byCode.values()]
    .flatMap((uses) => uses.slice(0, 1).map((first) => ({ ...first, operations: uses.map(own) })))
    .toSorted((a, b) => Number(a.status) - Number(b.status))
}

/** Whether and when to retry the same request, in a word or two; what is worth a retry stands out. */
function retryOf({ status, code }: Refusal): string {
  if (SWITCHED_OFF.has(code)) return 'When it is on'
  if (code === 'not_ready') return '**Later**'
  if (status === '409' || status === '429') return '**After a wait**'
  return Number(status) >= 500 ? '**Yes**' : 'No'
}

const SWITCHED_OFF = new Set(['line_setup_unavailable', 'test_lines_unavailable', 'not_enabled'])

const own = ({ operation }: { operation: Operation }) => operation
const linked = ({ summary, href }: Operation) => `[${summary}](${href})`
const isPost = ({ method }: Operation) => method === 'POST'
const isList = ({ parameters }: Operation) =>
  parameters.some(({ fields }) => fields.some(({ name }) => name === 'before'))

const KINDS: readonly (readonly [words: string, isOne: (operation: Operation) => boolean])[] = [
  ['every `POST`', isPost],
  ['every list', isList],
  ['every path with `{id}`', ({ path }) => path.includes('{id}')],
]

/** Which operations, in as few words: those of a kind are named by their kind. */
function whichOf(some: readonly Operation[], all: readonly Operation[]): string {
  if (some.length === all.length) return 'every operation'
  const kinds = KINDS.filter(([, isOne]) => all.filter(isOne).every((one) => some.includes(one)))
  const others = some.filter((operation) => !kinds.some(([, isOne]) => isOne(operation)))
  return [...kinds.map(([words]) => words), ...others.map(linked)].join(', ')
}

/** @throws Error if a guide mentions an operation that the description no longer has */
function operationNamed(operations: readonly Operation[], id: string): Operation {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`a guide tells of ${id}, which is no operation`)
  return found
}

/** What a field is, and then its limits: "From which time. At most 40 characters." */
function inWords({ description, limits }: Field): string {
  return `${description} ${limitsInWords(limits)}`.trim()
}

function fieldNamed({ id, parameters }: Operation, name: string): Field {
  const found = parameters.flatMap(({ fields }) => fields).find((field) => field.name === name)
  if (!found) throw new Error(`a guide tells of ${name}, which ${id} does not take`)
  return found
}
