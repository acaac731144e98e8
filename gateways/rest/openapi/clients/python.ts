import { docstring, pythonTypes, snakeCase } from './python-types.ts'
import {
  type DescribedOperation,
  nameOf,
  readDescription,
  type Schema,
} from './read-description.ts'

const HEAD =
  '# Written by `npm run client` from the description of the API. Changes here are lost.\n'

/** The generated modules of the Python client, by file name. */
export function pythonModules(): Record<string, string> {
  const { operations, schemas } = readDescription()
  const types = pythonTypes(schemas)
  const codes = [...new Set(operations.flatMap((operation) => operation.codes))].sort()
  const methods = operations.flatMap((one) => [methodOf(one, types.typeOf), allOf(one, schemas)])
  return {
    'types.py': `${HEAD}"""What the API takes and answers. Bodies are plain dicts; these types say what is in them."""

from typing import ${imported(types.text)}

ErrorCode = Literal[
${codes.map((code) => `    "${code}",\n`).join('')}]
"""Why a request was refused. Stable: switch on it, never on the message."""


${types.text}
`,
    'client.py': `${HEAD}"""Every operation of the API as a method."""

from collections.abc import Iterator

from .transport import Transport
from .types import (
${importsOf(methods.join('\n'), types.names)})


class Frontdesk(Transport):
    """A typed client of a Frontdesk, for code that acts for one account with its API key."""

${methods.filter(Boolean).join('\n')}`,
  }
}

/** The names from `typing` that the types use. */
function imported(text: string): string {
  const names = ['Any', 'Literal', 'NotRequired', 'TypedDict']
  // "Any" also occurs as a word at the start of sentences.
  return names
    .filter((name) => new RegExp(`\\b${name}(?:[\\](\\[,)]|$| \\|)`, 'm').test(text))
    .join(', ')
}

function importsOf(text: string, names: string[]): string {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  return used.map((name) => `    ${name},\n`).join('')
}

type TypeOf = ReturnType<typeof pythonTypes>['typeOf']

function methodOf(operation: DescribedOperation, typeOf: TypeOf): string {
  const { method, path, body, answers, codes } = operation
  const [at] = operation.parameters.filter((one) => one.in === 'path')
  const query = operation.parameters.filter((one) => one.in === 'query')
  const places = [
    ...(at ? [`${snakeCase(at.key)}: str`] : []),
    ...(body ? [`body: ${typeOf(body.schema, 'Body')}`] : []),
  ]
  const options = [
    ...query.map(({ name, schema }) => `${name}: ${typeOf(schema, name)} | None = None`),
    ...(method === 'post' ? ['idempotency_key: str | None = None'] : []),
  ]
  const passed = [...query.map(({ name }) => `"${name}": ${name}`)]
  const sent = [
    typeOf(answers, 'Answer'),
    `"${method.toUpperCase()}"`,
    at
      ? `self.path(f"${path.replace('{id}', '{}')}", ${snakeCase(at.key)})`.replace('f"', '"')
      : `"${path}"`,
    ...(passed.length > 0 ? [`query={${passed.join(', ')}}`] : []),
    ...(body ? ['body=body'] : []),
    ...(method === 'post' ? ['idempotency_key=idempotency_key'] : []),
  ]
  const says =
    `${operation.summary}.\n\n${operation.description}\n\nRefused with ` +
    `${codes.map((code) => `\`${code}\``).join(', ')}.`
  const given = [...places, ...(options.length > 0 ? ['*', ...options] : [])]
  return `${signature(snakeCase(operation.operationId), given, typeOf(answers, 'Answer'))}
${docstring(says, 8)}        return self.request(
${sent.map((one) => `            ${one},\n`).join('')}        )
`
}

/** For a paginated list: a method that iterates over all items, page by page. */
function allOf(
  { operationId, parameters, answers }: DescribedOperation,
  schemas: Record<string, Schema>,
): string {
  if (!parameters.some(({ name }) => name === 'before')) return ''
  const item = nameOf(schemas[nameOf(answers.$ref ?? '')]?.properties?.items?.items?.$ref ?? '')
  const list = snakeCase(operationId)
  const at = parameters.find((one) => one.in === 'path')
  const id = at ? snakeCase(at.key) : undefined
  const given = [...(id ? [id] : []), 'limit=100', 'before=before'].join(', ')
  return `${signature(list.replace('list_', 'all_'), id ? [`${id}: str`] : [], `Iterator[${item}]`)}
        """All of \`${list}\`, newest first: the next page is asked for when it is needed."""
        return self.pages(lambda before: self.${list}(${given}))
`
}

function signature(name: string, parameters: string[], answers: string): string {
  const line = `    def ${name}(${['self', ...parameters].join(', ')}) -> ${answers}:`
  if (line.length <= 100) return line
  return `    def ${name}(\n${['self', ...parameters].map((one) => `        ${one},\n`).join('')}    ) -> ${answers}:`
}
