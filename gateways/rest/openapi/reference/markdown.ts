import type { CodeSample } from '../code-samples.ts'
import type { Field } from './fields.ts'
import type { Group, Operation } from './operations.ts'

/** The fence name of each sample language in Markdown. */
export const FENCES: Record<CodeSample['lang'], string> = {
  curl: 'sh',
  typescript: 'ts',
  python: 'python',
}
const PLACES = { path: 'Path', query: 'Query', header: 'Headers' }

/** A page of operations as Markdown, with everything the HTML page says. */
export function groupMarkdown({ name, description, operations, objects }: Group): string {
  return [
    `# ${name}`,
    description,
    ...operations.map(operationMarkdown),
    ...objects.flatMap(({ title, fields, example }) => [
      `## ${title}`,
      listOf(fields),
      fenced('json', example),
    ]),
  ].join('\n\n')
}

function operationMarkdown(operation: Operation): string {
  const { parameters, body, success, refusals, samples } = operation
  return [
    `## ${operation.summary}`,
    `\`${operation.method} ${operation.path}\``,
    operation.description,
    ...parameters.flatMap(({ place, fields }) => [`### ${PLACES[place]}`, listOf(fields)]),
    ...(body ? ['### Body', listOf(body.fields)] : []),
    '### Example',
    ...samples.map(({ lang, source }) => fenced(FENCES[lang], source)),
    ...success.flatMap(({ status, description, sameAs, fields, example }) => [
      `### ${status}: ${description}`,
      ...(sameAs ? [`The same body as ${sameAs}.`] : [listOf(fields), fenced('json', example)]),
    ]),
    '### Errors',
    refusals.map(({ status, code, meaning }) => `- ${status} \`${code}\`: ${meaning}`).join('\n'),
  ].join('\n\n')
}

function listOf(fields: readonly Field[], indent = ''): string {
  return fields
    .map(({ name, type, values, limits, required, description, fields: inside }) => {
      const facts = [type, ...(required ? ['required'] : []), ...limits].join(', ')
      const listed =
        values.length > 0 ? `One of ${values.map((one) => `\`${one}\``).join(', ')}.` : ''
      const words = [description, listed].filter(Boolean).join(' ')
      const told = [`${indent}- \`${name}\` (${facts})`, words]
      const below = inside.length > 0 ? `\n${listOf(inside, `${indent}  `)}` : ''
      return told.filter(Boolean).join(': ') + below
    })
    .join('\n')
}

function fenced(lang: string, source: string): string {
  return `\`\`\`${lang}\n${source}\n\`\`\``
}
