import { graphqlClient } from './graphql-client.ts'
import { openLiveLine } from './live-line.ts'
import { phoneOf } from './phone.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

export type OptIn = { ownCardUrl?: string; trade?: string; town?: string }

export type DirectoryAnswer = {
  code?: string
  field?: string[]
  message?: string
  directory?: {
    optedIn: boolean
    agentCard: string | null
    numbers: { number: string; state: string }[]
  }
}

const LINE = 'directory { optedIn agentCard ownCardUrl trade town numbers { number state } }'
const RESULT = `{ ... on Line { ${LINE} } ... on ApiError { code field message } }`

/** The owner's and the operator's side of the directory, by GraphQL. */
export function directoryOf(world: World, key: string, lineId: string) {
  const ask = graphqlClient(world.url, key)
  const staff = graphqlClient(world.url, world.app.staffToken)
  const done = async (asked: ReturnType<typeof ask>): Promise<DirectoryAnswer> => {
    const { data, errors } = await asked
    if (!data) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as DirectoryAnswer
  }
  return {
    optIn: (wishes: OptIn = {}) =>
      done(
        ask(
          `mutation ($lineId: ID!, $ownCardUrl: String, $trade: String, $town: String) {
            directoryOptIn(lineId: $lineId, ownCardUrl: $ownCardUrl, trade: $trade, town: $town) ${RESULT} }`,
          { lineId, ...wishes },
        ),
      ),
    optOut: () =>
      done(
        ask(`mutation ($lineId: ID!) { directoryOptOut(lineId: $lineId) ${RESULT} }`, { lineId }),
      ),
    approve: () =>
      done(
        staff(`mutation ($lineId: ID!) { directoryApprove(lineId: $lineId) ${RESULT} }`, {
          lineId,
        }),
      ),
    sendCode: (way: 'CALL' | 'TEXT' = 'CALL', language?: string) =>
      done(
        ask(
          `mutation ($lineId: ID!, $way: PhoneCodeWay!, $language: String) {
            directoryCodeSend(lineId: $lineId, way: $way, language: $language) ${RESULT} }`,
          { lineId, way, language },
        ),
      ),
    enterCode: (code: string) =>
      done(
        ask(
          `mutation ($lineId: ID!, $code: String!) { directoryCodeEnter(lineId: $lineId, code: $code) ${RESULT} }`,
          { lineId, code },
        ),
      ),
    show: () => done(ask(`query ($lineId: ID!) { line(id: $lineId) { ${LINE} } }`, { lineId })),
  }
}

/** A live line whose business has opted in. */
export async function openListedLine(world: World, setUp: object = {}, wishes: OptIn = {}) {
  const opened = await openLiveLine(world, setUp)
  const directory = directoryOf(world, opened.owner.key, opened.lineId)
  const listed = await directory.optIn(wishes)
  const card = listed.directory?.agentCard ?? ''
  const slug = /agents\/([^/]+)\//.exec(card)?.[1] ?? ''
  return { ...opened, directory, card, slug }
}

/** The business's own phone forwards a caller to the line. */
export function forwardCall(world: World, line: { number: string }, from: string) {
  return phoneOf(world).call(line.number, [{ say: 'Goodbye.' }], { forwarded_from: from })
}

type Placed = { from: string; to: string; said: string[] }

/** What a line's outbound calls said to a phone, newest first. */
export async function saidTo(world: World, to: string, from: string): Promise<string[][]> {
  const query = new URLSearchParams({ to })
  const response = await fetch(`${world.sandboxUrl}/phone/placed.json?${query}`)
  const placed = (await response.json()) as Placed[]
  return placed.filter((call) => call.from === from).map(({ said }) => said)
}

export function codeIn(words: string): string {
  return /\d(?:,? ?\d){5}/.exec(words)?.[0].replace(/\D/g, '') ?? ''
}

type Provable = { number: string; directory: ReturnType<typeof directoryOf> }

/** The owner has a code called to the business phone, and enters it. */
export async function proveByCode(world: World, { number, directory }: Provable, phone: string) {
  const before = await saidTo(world, phone, number)
  const sent = await directory.sendCode()
  if (sent.code) return sent
  const isNew = (said: string[][]) => said.length > before.length
  const [said = []] = await until('a code is called', () => saidTo(world, phone, number), isNew)
  return directory.enterCode(codeIn(said[0] ?? ''))
}
