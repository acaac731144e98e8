import { createApiKey } from '../../src/accounts/create-and-revoke-api-key.ts'
import { ANY_ADDRESS } from '../support/a2a.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import type { Api } from '../support/api.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { openAgent } from '../support/oauth-agent.ts'
import { csrfIn, openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

/** A person with everything an account can have, and the credentials for it. */
export type Person = {
  email: string
  accountId: string
  key: string
  /** An expensive document empties its key's bucket for a minute, so REST has its own key. */
  moreKeys: string[]
  api: Api
  /** Ids of the person's rows. */
  ids: string[]
  cookie: string
  csrf: string
  mcpToken: string
  hearLink: string
  testCode: string
}

/** Part of all that one account was told, and of no request: an answer that shows it leaks that account's data. */
export const CANARY = 'Quillfeather Osprey'

/** A site with accounts, as a target for malicious requests. */
export async function openSite() {
  const world = await openWorld({
    settings: { ...ANY_ADDRESS, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' },
  })
  const listed = await openListedLine(world)
  const own = await personOf(world, listed)
  const other = await personOf(world, await openLiveLine(world))
  const spare = await spareOf(world)
  const victimLine = await openLiveLine(world, { business_name: CANARY, extra: CANARY })
  const victim = await filled(world, victimLine, CANARY)
  return {
    world,
    own,
    other,
    spare,
    victim: { accountId: victimLine.owner.accountId, ids: victim },
    number: listed.number,
    slug: listed.slug,
    testNumber: await testNumberOf(own.api),
    staff: await staffOf(world),
    oauth: await oauthOf(world, own),
  }
}

type Line = Awaited<ReturnType<typeof openLiveLine>>

/** Calls, messages, meetings and questions of a line; returns all their ids. */
async function filled(world: World, { owner, number }: Line, words: string): Promise<string[]> {
  const { accountId } = owner
  await makeCall(world.app, {
    to: number,
    from: '+13105550000',
    says: [
      `This is ${words}, my water heater is leaking.`,
      `Do you carry ${words} parts?`,
      'That is all, thank you.',
    ],
  })
  await storeNotedMeeting(world.app, accountId)
  await storeMeeting(world.app, accountId, { state: 'done', title: words })
  return idsOf(world, accountId)
}

async function idsOf({ app: { pool } }: World, accountId: string): Promise<string[]> {
  const tables = [
    'phone_lines',
    'calls',
    'messages',
    'meetings',
    'api_keys',
    'caller_questions',
    'purchases',
  ]
  const found = await Promise.all(
    tables.map((table) =>
      pool.query<{ id: string }>(`SELECT id FROM ${table} WHERE account_id = $1`, [accountId]),
    ),
  )
  return [accountId, ...found.flatMap(({ rows }) => rows.map(({ id }) => id))]
}

async function personOf(world: World, line: Line): Promise<Person> {
  const ids = await filled(world, line, 'Ana Ruiz')
  return { ...(await opened(world, line.owner)), ids }
}

/** The account for requests that close things for good, because a closed account is no use for other requests. */
async function spareOf(world: World): Promise<Person> {
  const owner = await world.account()
  for (let count = 0; count < 3; count += 1) await setUpLine(owner.api)
  await storeNotedMeeting(world.app, owner.accountId)
  return { ...(await opened(world, owner)), ids: await idsOf(world, owner.accountId) }
}

async function opened(world: World, owner: Line['owner']) {
  const { email, accountId, key, api } = owner
  const browser = await signIn(world, email)
  const order = { business_name: 'Lopez Plumbing', trade: 'plumbing' }
  const { body } = await api.post<{ hear_url: string; test_code: string }>('/test-lines', order)
  return {
    email,
    accountId,
    key,
    api,
    cookie: cookieOf(browser.cookies),
    csrf: browser.csrfToken,
    moreKeys: await keysOf(world, email),
    mcpToken: await storeAgentToken(world.app, accountId),
    hearLink: body.hear_url.split('/').at(-1) ?? '',
    testCode: body.test_code,
  }
}

async function keysOf({ app }: World, email: string): Promise<string[]> {
  const made = Array.from({ length: 40 }, () =>
    createApiKey(app, { kind: 'staff' }, { email, name: 'test' }),
  )
  return (await Promise.all(made)).map(({ key }) => key)
}

async function testNumberOf(api: Api): Promise<string> {
  const order = { business_name: 'Lopez Plumbing', trade: 'plumbing' }
  return (await api.post<{ test_number_e164: string }>('/test-lines', order)).body.test_number_e164
}

async function staffOf(world: World) {
  const browser = openBrowserByHand(world.url)
  await browser.post('/staff/sign-in', { token: world.app.staffToken })
  const { html } = await browser.get('/staff')
  return { token: world.app.staffToken, cookie: cookieOf(browser.cookies), csrf: csrfIn(html) }
}

/** A connected agent, one waiting for consent, and unredeemed codes. */
async function oauthOf(world: World, { email }: Person) {
  const browser = await signIn(world, email)
  const agent = await openAgent(world)
  const tokens = await agent.connect(browser, { write: true })
  const { question } = await agent.ask(browser)
  const codes = [await agent.codeFor(browser), await agent.codeFor(browser)]
  return {
    clientId: agent.clientId,
    authorizePath: agent.authorizeUrl().replace(world.url, ''),
    question,
    codes,
    tokens: [tokens.access_token, tokens.refresh_token],
    cookie: cookieOf(browser.cookies),
  }
}

function cookieOf(cookies: Map<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}
