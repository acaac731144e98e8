import { newApiKey } from '../../src/accounts/api-key-text.ts'
import { newId } from '../../src/kernel/ids.ts'
import { quantile } from './quantile.ts'
import { startService, url } from './service.ts'

/**
 * Does the response time reveal what exists? Sends requests in turn whose responses must not differ: keys that were
 * never made, are revoked or are not keys, and lines that belong to another account, do not exist or are not ids.
 * Prints each one's quartiles, and its median as a ratio to the first of its group.
 */
const ROUNDS = 3_000

type Question = { path: string; key: string }

const { key, staffToken, stop } = await startService()
try {
  const [stranger, revoked] = [await makeKey('a@example.com'), await makeKey('b@example.com')]
  await graphql(`mutation { apiKeyRevoke(id: "${revoked.id}") { __typename } }`)
  const line = await setUpLine(stranger.key)
  await compare({
    'a key never made': { path: '/account', key: newApiKey() },
    'a revoked key': { path: '/account', key: revoked.key },
    'a key mistyped at its end': { path: '/account', key: `${key.slice(0, -1)}~` },
  })
  await compare({
    "nobody's line": { path: `/lines/${newId('line')}`, key },
    "another's line": { path: `/lines/${line}`, key },
  })
} finally {
  await stop()
}

async function compare(questions: Record<string, Question>) {
  const times: Record<string, number[]> = {}
  for (let round = -200; round < ROUNDS; round += 1) {
    for (const [name, question] of Object.entries(questions)) {
      const took = await ask(question)
      if (round >= 0) times[name] = [...(times[name] ?? []), took]
    }
  }
  const [first = []] = Object.values(times)
  for (const [name, all] of Object.entries(times)) {
    const [q1, q2, q3] = [0.25, 0.5, 0.75].map((share) => quantile(all, share).toFixed(3))
    const ratio = (quantile(all, 0.5) / quantile(first, 0.5)).toFixed(3)
    process.stdout.write(`${name.padEnd(26)} ${q1} · ${q2} · ${q3} ms  ${ratio}×\n`)
  }
}

async function ask(question: Question): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/v1${question.path}`, {
    headers: { authorization: `Bearer ${question.key}` },
  })
  await response.arrayBuffer()
  return performance.now() - began
}

async function makeKey(email: string): Promise<{ key: string; id: string }> {
  const { apiKeyCreate } = await graphql(
    `mutation { apiKeyCreate(input: { email: "${email}" }) { ... on NewApiKey { key apiKey { id } } } }`,
  )
  return { key: apiKeyCreate.key, id: apiKeyCreate.apiKey.id }
}

async function graphql(query: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function setUpLine(owner: string): Promise<string> {
  const response = await fetch(`${url}/v1/lines`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      business_name: 'Lopez Plumbing',
      business_phone: '(512) 842-2671',
      owner_mobile: '(512) 842-2672',
      owner_confirmed_terms: true,
    }),
  })
  return (await response.json()).setup_id
}
