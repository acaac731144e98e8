export type GraphqlAnswer = {
  status: number
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: string[]; extensions?: { code?: string; field?: string[] } }[]
}

/** POSTs documents to `/graphql`, with a bearer token or without. */
export function graphqlClient(baseUrl: string, token?: string) {
  return async (query: string, variables: object = {}): Promise<GraphqlAnswer> => {
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    return { status: response.status, ...((await response.json()) as object) }
  }
}
