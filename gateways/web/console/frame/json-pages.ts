type Connection<T> = {
  edges: { node: T }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

type ReadPage<T> = (after: string | null) => Promise<Connection<T>>

/** Yields every node of a connection, holding one page in memory at a time. */
export async function* nodesOf<T>(readPage: ReadPage<T>): AsyncGenerator<T> {
  let after: string | null = null
  do {
    const { edges, pageInfo }: Connection<T> = await readPage(after)
    for (const { node } of edges) yield node
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
}

/** Every node of a connection, however many pages there are. */
export async function allNodesOf<T>(readPage: ReadPage<T>): Promise<T[]> {
  const all: T[] = []
  for await (const node of nodesOf(readPage)) all.push(node)
  return all
}

/** Every node of a connection as one JSON array, each mapped by `render`. */
export async function* jsonArray<T>(
  readPage: ReadPage<T>,
  render: (node: T) => unknown = (node) => node,
): AsyncGenerator<string> {
  let between = '['
  for await (const node of nodesOf(readPage)) {
    yield `${between}\n${JSON.stringify(render(node))}`
    between = ','
  }
  yield between === '[' ? '[]' : '\n]'
}
