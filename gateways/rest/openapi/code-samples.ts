import { EXAMPLE_IDS } from './examples.ts'

type Call = { method: 'get' | 'post'; path: string; body: object | undefined }

export type CodeSample = { lang: 'curl' | 'typescript' | 'python'; label: string; source: string }

/** The same call in three languages, each runnable as it is, with the key in `FRONTDESK_KEY`. */
export function codeSamples(baseUrl: string, call: Call): CodeSample[] {
  const url = `${baseUrl}/v1${call.path.replace('{id}', exampleId(call.path))}`
  return [
    { lang: 'curl', label: 'curl', source: curl(url, call) },
    { lang: 'typescript', label: 'TypeScript', source: typescript(baseUrl, call) },
    { lang: 'python', label: 'Python', source: python(url, call) },
  ]
}

function exampleId(path: string): string {
  return path.startsWith('/lines') ? EXAMPLE_IDS.line : EXAMPLE_IDS.meeting
}

function curl(url: string, { method, body }: Call): string {
  const json = body ? indented(write(body, { quote: '"' }), 2).replaceAll("'", "'\\''") : undefined
  return [
    'curl -sS --fail-with-body',
    `  ${method === 'post' ? '-X POST ' : ''}'${url}'`,
    `  -H "Authorization: Bearer $FRONTDESK_KEY"`,
    ...(json ? [`  -H 'Content-Type: application/json'`, `  -d '${json}'`] : []),
  ].join(' \\\n')
}

function typescript(baseUrl: string, { method, path, body }: Call): string {
  const parts = [
    ...(path.includes('{id}') ? [`  params: { path: { id: '${exampleId(path)}' } },`] : []),
    ...(body ? [`  body: ${indented(write(body, { quote: "'", bareNames: true }), 2)},`] : []),
  ]
  const options = parts.length > 0 ? `, {\n${parts.join('\n')}\n}` : ''
  return `import { createFrontdesk } from './frontdesk.ts'

const frontdesk = createFrontdesk({
  baseUrl: '${baseUrl}',
  key: process.env.FRONTDESK_KEY ?? '',
})
const { data, error } = await frontdesk.${method.toUpperCase()}('${path}'${options})
if (error) throw new Error(\`\${error.error.code}: \${error.error.message}\`)
console.log(data)`
}

function python(url: string, { method, body }: Call): string {
  const json = body ? `\nbody = ${write(body, { quote: '"', true: 'True', false: 'False' })}` : ''
  const type = body ? `\n        "Content-Type": "application/json",` : ''
  const data = body ? '\n    data=json.dumps(body).encode(),' : ''
  return `import json
import os
import urllib.request
${json}
request = urllib.request.Request(
    "${url}",
    method="${method.toUpperCase()}",
    headers={
        "Authorization": "Bearer " + os.environ["FRONTDESK_KEY"],${type}
    },${data}
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`
}

type Style = { quote: '"' | "'"; bareNames?: boolean; true?: string; false?: string }

/** A literal of that language. An object has a line per field at the top, and where its fields are objects. */
function write(value: unknown, style: Style, depth = 0): string {
  if (typeof value === 'string') return quoted(value, style)
  if (typeof value === 'boolean') return style[`${value}`] ?? String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one) => write(one, style, 1)).join(', ')}]`
  const fields = Object.entries(value).map(([name, field]) => {
    const written = style.bareNames ? name : quoted(name, style)
    return `${written}: ${write(field, style, depth + 1)}`
  })
  const isLong = depth === 0 || Object.values(value).some((field) => typeof field === 'object')
  const space = style.bareNames ? ' ' : ''
  if (!isLong) return `{${space}${fields.join(', ')}${space}}`
  const indent = '  '.repeat(depth)
  return `{\n  ${indent}${fields.join(`,\n  ${indent}`)}\n${indent}}`
}

function quoted(text: string, { quote }: Style): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  return quote === '"'
    ? `"${escaped}"`
    : `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function indented(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}
