import { unwrap } from '../core/unwrap.ts'
import {
  AccountFindDocument,
  ApiKeyCreateDocument,
  ApiKeyListDocument,
  ApiKeyRevokeDocument,
  DirectoryApproveDocument,
  LineLedgerDocument,
  LinesOfAllDocument,
  MeetingLedgerDocument,
} from '../generated/operations.ts'
import { CliError, type Client } from './client.ts'

/** What each command requests from the API, and which part of the response it shows. */

export async function createKey(client: Client, input: { email: string; name?: string }) {
  const { apiKeyCreate } = await client.run(ApiKeyCreateDocument, { input })
  return unwrap(apiKeyCreate).key
}

export async function listKeys(client: Client, email: string) {
  const { accountFind } = await client.run(ApiKeyListDocument, { email })
  return unwrap(accountFind).apiKeys
}

export async function revokeKey(client: Client, id: string) {
  const { apiKeyRevoke } = await client.run(ApiKeyRevokeDocument, { id })
  const { __typename, ...apiKey } = unwrap(apiKeyRevoke)
  return apiKey
}

export async function showAccount(client: Client, email: string) {
  const { accountFind } = await client.run(AccountFindDocument, { email })
  const { __typename, lines, ...account } = unwrap(accountFind)
  return { ...account, lines: lines.edges.map(({ node }) => node) }
}

export async function listLines(client: Client) {
  return everyPage(
    async (after) => (await client.run(LinesOfAllDocument, { first: 100, after })).lines,
  )
}

/** Confirms a line's business phone, so that look-ups find it. If two accounts claim the number, this one gets it. */
export async function approveListing(client: Client, lineId: string) {
  const { directoryApprove } = await client.run(DirectoryApproveDocument, { lineId })
  const { id, directory } = unwrap(directoryApprove)
  const numbers = directory.numbers.map(({ number, state }) => [number, state])
  return { id, agentCard: directory.agentCard, ...Object.fromEntries(numbers) }
}

/** The ledger of a line, or of an account's meeting minutes. */
export async function showLedger(client: Client, id: string) {
  if (id.startsWith('acct_')) {
    return everyPage(async (after) => {
      const { accountFind } = await client.run(MeetingLedgerDocument, { id, after })
      return unwrap(accountFind).meetingLedger
    })
  }
  return everyPage(async (after) => {
    const { line } = await client.run(LineLedgerDocument, { id, after })
    if (!line) throw new CliError('No such line.')
    return line.ledger
  })
}

type Connection<T> = {
  edges: readonly { node: T }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

async function everyPage<T>(read: (after: string | null) => Promise<Connection<T>>): Promise<T[]> {
  const nodes: T[] = []
  let after: string | null = null
  do {
    const { edges, pageInfo } = await read(after)
    nodes.push(...edges.map(({ node }) => node))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return nodes
}
