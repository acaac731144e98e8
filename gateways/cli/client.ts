import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'

export type Client = {
  url: string
  run<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
}

/** An error shown to the operator in one line. */
export class CliError extends Error {}

/** A client of `/graphql` with the staff token. @throws {CliError} */
export function createClient(url: string, token: string): Client {
  return {
    url,
    async run(document, variables) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: print(document), variables }),
      }).catch(() => {
        throw new CliError(`Nothing answers at ${url}; is it running (npm start)?`)
      })
      const { data, errors } = await response.json()
      if (errors)
        throw new CliError(errors.map(({ message }: { message: string }) => message).join('\n'))
      return data
    },
  }
}

/** The staff token from the settings, or else the one the service created in its data folder. @throws {CliError} */
export function findStaffToken(config: {
  staffToken: string | undefined
  dataDir: string
}): string {
  if (config.staffToken) return config.staffToken
  const file = join(config.dataDir, 'staff-token')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new CliError(
      `No staff token: set STAFF_TOKEN, or start the service once so that it makes ${file}.`,
    )
  }
}
