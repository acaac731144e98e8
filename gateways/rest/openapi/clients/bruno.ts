import { type BrunoRequest, bruno } from './bruno-lang.ts'
import { type DescribedOperation, type Parameter, readDescription } from './read-description.ts'

/** Ids taken from a response and used by later requests of the collection. */
const KEEPS: Record<string, { name: string; from: string }> = {
  setUpLine: { name: 'line_id', from: 'res.body.setup_id' },
  scheduleMeeting: { name: 'meeting_id', from: 'res.body.id' },
}

/** These exist only some time after the meeting was ordered, so a run of the whole collection skips them. */
const LATER = ['showTranscript', 'showRecap']

const ABOUT = `The Frontdesk API. Choose the environment and put an API key into it; "Run" then goes through \
all requests in
their order: what is set up or ordered by one is what the next ones are about.`

/** The files of a Bruno collection, by path: a folder per tag, a request per operation. */
export function brunoCollection(): Record<string, string> {
  const { operations, tags } = readDescription()
  const folders = tags.flatMap(({ name, description }, at) => {
    const own = operations.filter(({ tag }) => tag === name)
    const folder = { meta: { name, seq: at + 1 }, auth: { mode: 'inherit' }, docs: description }
    return [
      [`${name}/folder.bru`, bruno.jsonToCollectionBru(folder)] as const,
      ...own.map((operation, index) => requestFile(operation, index + 1)),
    ]
  })
  const collection = {
    meta: { name: 'Frontdesk' },
    auth: { mode: 'bearer', bearer: { token: '{{key}}' } },
    docs: ABOUT,
  }
  const environment = {
    variables: [
      { name: 'base_url', value: 'http://localhost:8080/v1', enabled: true, secret: false },
      { name: 'key', value: '', enabled: true, secret: true },
    ],
  }
  const manifest = { version: '1', name: 'Frontdesk', type: 'collection' }
  return {
    'bruno.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'collection.bru': bruno.jsonToCollectionBru(collection),
    'environments/Local.bru': bruno.envJsonToBruV2(environment),
    ...Object.fromEntries(folders),
  }
}

function requestFile(operation: DescribedOperation, seq: number): readonly [string, string] {
  const { operationId, method, path, tag, summary, description, parameters, body } = operation
  const keeps = KEEPS[operationId]
  const request: BrunoRequest = {
    meta: { name: summary, type: 'http', seq },
    http: {
      method,
      url: `{{base_url}}${path.replace('{id}', ':id')}`,
      body: body ? 'json' : 'none',
      auth: 'inherit',
    },
    params: parameters.flatMap(parameterOf),
    headers: parameters.filter((one) => one.in === 'header').map(headerOf),
    ...(body ? { body: { json: JSON.stringify(body.example, null, 2) } } : {}),
    ...(keeps ? { vars: { res: [{ name: keeps.name, value: keeps.from, enabled: true }] } } : {}),
    ...(LATER.includes(operationId) ? {} : { assertions: [assertion(operation)] }),
    docs: `${description}\n\nRefused with: ${operation.codes.map((code) => `\`${code}\``).join(', ')}.`,
  }
  return [`${tag}/${summary}.bru`, bruno.jsonToBruV2(request)]
}

function parameterOf({ key, name, in: where, schema }: Parameter): BrunoRequest['params'] {
  if (where === 'header') return []
  return where === 'path'
    ? [{ name, value: `{{${key.replace('-', '_')}}}`, enabled: true, type: where }]
    : [{ name, value: String(schema.examples?.[0] ?? ''), enabled: false, type: where }]
}

/** A new idempotency key for each request, so that sending one again repeats it for real. */
function headerOf({ name }: Parameter) {
  return { name, value: '{{$guid}}', enabled: true }
}

function assertion({ statuses }: DescribedOperation) {
  const [only, ...more] = statuses
  const value = more.length > 0 ? `in [${statuses.join(', ')}]` : `eq ${only}`
  return { name: 'res.status', value, enabled: true }
}
