import { graphqlClient } from './graphql-client.ts'
import { openLiveLine } from './live-line.ts'
import { phoneOf } from './phone.ts'
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
    show: () => done(ask(`query ($lineId: ID!) { line(id: $lineId) { ${LINE} } }`, { lineId })),
  }
}

/** A live line whose business is opted in; with `proven`, its phone has forwarded a call. */
export async function openListedLine(world: World, setUp: object = {}, wishes: OptIn = {}) {
  const opened = await openLiveLine(world, setUp)
  const directory = directoryOf(world, opened.owner.key, opened.lineId)
  const listed = await directory.optIn(wishes)
  const card = listed.directory?.agentCard ?? ''
  const slug = /agents\/([^/]+)\//.exec(card)?.[1] ?? ''
  return { ...opened, directory, card, slug }
}

/** A caller is sent on to the line by the business's own phone. */
export function forwardCall(world: World, line: { number: string }, from: string) {
  return phoneOf(world).call(line.number, [{ say: 'Goodbye.' }], { forwarded_from: from })
}
