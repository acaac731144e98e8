/** The part of the service's schema that the list goes through, as one would write it in SDL. */
export const typeDefs = `
  scalar DateTime
  type Query { line(id: ID!): Line }
  type Line { id: ID!, calls(first: Int!, after: String): CallConnection! }
  type CallConnection { edges: [CallEdge!]!, pageInfo: PageInfo! }
  type CallEdge { node: Call!, cursor: String! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type Call {
    id: ID!
    at: DateTime!
    caller: String
    durationSeconds: Int!
    summary: String!
    urgent: Boolean!
  }`

type Timed = { at: Date }

export function connection<T extends Timed>(rows: readonly T[], hasNextPage: boolean) {
  const edges = rows.map((node) => ({ node, cursor: node.at.toISOString() }))
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } }
}
