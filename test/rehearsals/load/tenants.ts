import { AGENT_SCOPES } from '../../../src/accounts/agent-scopes.ts'
import type { App } from '../../../src/app.ts'
import { adjust } from '../../../src/billing/ledger.ts'
import { openApp } from '../../../src/open-app.ts'
import { storeAgentToken } from '../../support/agent-token.ts'
import { until } from '../../support/until.ts'
import { webhooksOf } from '../../support/webhooks.ts'
import { openLine, setOut, type Traveller } from '../journeys/journey.ts'
import type { Random } from '../journeys/random.ts'
import type { Site } from '../journeys/site.ts'

const TENANTS = 12
/** Four months' calls within an hour would use up any pack. */
const GIFT_SECONDS = 1_000_000

/** A business with a line in the directory, an integrator that receives events, and an agent with a token. */
export type Tenant = {
  accountId: string
  key: string
  lineId: string
  number: string
  slug: string
  agentToken: string
  mailId: string
  /** The newest call, from the last list response. */
  callId: string | undefined
}

export async function openTenants(site: Site, random: Random): Promise<[Tenant, ...Tenant[]]> {
  const { app, close } = await openApp({ ...site.config, role: 'web' }, site.server.url)
  const open = (number: number) => openTenant(site, app, random.fork(), number)
  const first = await open(1)
  const others = Array.from({ length: TENANTS - 1 }, (_, index) => open(index + 2))
  const tenants = await Promise.all(others)
  await close()
  return [first, ...tenants]
}

async function openTenant(site: Site, app: App, random: Random, number: number): Promise<Tenant> {
  const traveller = await setOut(site, new Map(), random, { number, kind: 'tenant' })
  const { key, told } = traveller
  const { accountId } = told
  const line = await openLine(traveller)
  await giveMinutes(app, accountId, line.id)
  const { baseUrl, sandbox } = site.config
  await webhooksOf(baseUrl, key).create({ url: `${sandbox.url}/events` })
  return {
    ...{ accountId, key, lineId: line.id, number: line.number, callId: undefined },
    slug: await list(traveller, line.id),
    agentToken: await storeAgentToken(app, accountId, {
      scopes: AGENT_SCOPES,
      lifeSeconds: 86_400,
    }),
    mailId: await firstMail(site, accountId),
  }
}

function giveMinutes({ db, clock }: App, accountId: string, walletId: string) {
  const gift = { sourceId: 'load', seconds: GIFT_SECONDS, reason: 'rehearsal', at: clock.now() }
  return db.$transaction((tx) => adjust(tx, { accountId, walletId }, 'line', gift))
}

/** Adds the line to the directory. Returns the slug of its agent. */
async function list({ client, key }: Traveller, lineId: string): Promise<string> {
  const { data } = await client.graphql<{ answer: { directory?: { agentCard?: string } } }>(
    `mutation ($lineId: ID!) { answer: directoryOptIn(lineId: $lineId, trade: "Plumber", town: "Austin") {
       ... on Line { directory { agentCard } } } }`,
    { lineId },
    key,
  )
  const [, slug] = /agents\/([^/]+)\//.exec(data?.answer.directory?.agentCard ?? '') ?? []
  if (!slug) throw new Error(`${lineId} is not in the directory`)
  return slug
}

async function firstMail({ pool }: Site, accountId: string): Promise<string> {
  const look = async () => {
    const text = 'SELECT id FROM mails WHERE account_id = $1 LIMIT 1'
    return (await pool.query<{ id: string }>(text, [accountId])).rows[0]?.id ?? ''
  }
  return until('the first mail', look)
}
