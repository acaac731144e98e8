import { graphqlClient } from './graphql-client.ts'

export type Delivery = {
  id: string
  deliveredAt: string | null
  nextAttemptAt: string | null
  event: { id: string; type: string }
  attempts: { number: number; status: number | null; problem: string | null }[]
}
type Refusal = { code: string; message: string; field: string[] }
type LoggedEvent = { id: string; type: string; at: string; body: Record<string, unknown> }

/** An integrator who manages endpoints by GraphQL. */
export function webhooksOf(url: string, token: string) {
  const client = graphqlClient(url, token)

  async function ask<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await client(query, variables)
    if (errors || !data) throw new Error(JSON.stringify(errors))
    return data as T
  }
  async function change<T>(
    field: string,
    selection: string,
    args: string,
    types: string,
    variables: object,
  ) {
    const { answer } = await ask<{ answer: T & Partial<Refusal> }>(
      `mutation (${types}) { answer: ${field}(${args}) { ${selection} ... on ApiError { code message field } } }`,
      variables,
    )
    return answer
  }
  const byId = <T>(field: string, selection: string, id: string) =>
    change<T>(field, selection, 'id: $id', '$id: ID!', { id })
  const SECRET = '... on NewWebhookSecret { secret endpoint { id url types } }'
  type Secret = { secret: string; endpoint: { id: string; url: string; types: string[] } }

  return {
    ask,
    create: (input: object) =>
      change<Secret>(
        'webhookEndpointCreate',
        SECRET,
        'input: $input',
        '$input: WebhookEndpointCreateInput!',
        { input },
      ),
    update: (id: string, input: object) =>
      change<{ id: string; disabledBy: string | null }>(
        'webhookEndpointUpdate',
        '... on WebhookEndpoint { id disabledBy }',
        'id: $id, input: $input',
        '$id: ID!, $input: WebhookEndpointUpdateInput!',
        { id, input },
      ),
    rotate: (id: string) => byId<Secret>('webhookSecretRotate', SECRET, id),
    remove: (id: string) =>
      byId<{ id: string }>('webhookEndpointDelete', '... on WebhookEndpoint { id }', id),
    test: (id: string) => byId<{ id: string }>('webhookTest', '... on WebhookEndpoint { id }', id),
    replay: (id: string) =>
      byId<{ id: string }>('webhookDeliveryReplay', '... on EventDelivery { id }', id),
    replayMissed: (id: string, since: string) =>
      change<{ events: number }>(
        'webhookMissedReplay',
        '... on MissedReplay { events }',
        'id: $id, since: $since',
        '$id: ID!, $since: DateTime!',
        { id, since },
      ),
    async deliveries(id: string, first = 25): Promise<Delivery[]> {
      const { webhookEndpoint } = await ask<{
        webhookEndpoint: { deliveries: { edges: { node: Delivery }[] } }
      }>(
        `query ($id: ID!, $first: Int) { webhookEndpoint(id: $id) { deliveries(first: $first) { edges { node {
           id deliveredAt nextAttemptAt event { id type } attempts { number status problem } } } } } }`,
        { id, first },
      )
      return webhookEndpoint.deliveries.edges.map(({ node }) => node)
    },
    /** All pages of the log, newest first. */
    async log(first = 100): Promise<LoggedEvent[]> {
      const events: LoggedEvent[] = []
      let after: string | null = null
      do {
        type Page = {
          edges: { node: LoggedEvent }[]
          pageInfo: { hasNextPage: boolean; endCursor: string }
        }
        const { account }: { account: { events: Page } } = await ask(
          `query ($first: Int, $after: String) { account { events(first: $first, after: $after) {
             edges { node { id type at body } } pageInfo { hasNextPage endCursor } } } }`,
          { first, after },
        )
        events.push(...account.events.edges.map(({ node }) => node))
        after = account.events.pageInfo.hasNextPage ? account.events.pageInfo.endCursor : null
      } while (after !== null)
      return events
    },
  }
}
