type Connection<T> = {
  edges: { node: T }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

type ReadPage<T> = (after: string | null) => Promise<Connection<T>>

/** Every node of a connection as one JSON array, a page in memory at a time. */
export async function* jsonArray<T>(readPage: ReadPage<T>): AsyncGenerator<string> {
  let between = '['
  let after: string | null = null
  do {
    const { edges, pageInfo }: Connection<T> = await readPage(after)
    for (const { node } of edges) {
      yield `${between}\n${JSON.stringify(node)}`
      between = ','
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  yield between === '[' ? '[]' : '\n]'
}
