import { webhooksOf } from './webhooks.ts'
import type { World } from './world.ts'

export type ContactItem = {
  id: string
  phone: string
  name: string | null
  nameSource: 'OWNER' | 'IMPORT' | 'HEARD' | null
  heardName: string | null
  notes: string | null
  mark: 'VIP' | 'BLOCKED' | null
}
type Refusal = {
  code?: string
  message?: string
  field?: string[]
  problems?: { field: string[]; message: string }[]
}
type Imported = {
  added: number
  changed: number
  unchanged: number
  repeated: number
  leftOut: number
}

const FIELDS = 'id phone name nameSource heardName notes mark'

/** An account's contacts through GraphQL, as for an integrator. */
export function contactsOf({ url }: Pick<World, 'url'>, token: string) {
  const { ask } = webhooksOf(url, token)

  async function change(field: string, of = 'Contact'): Promise<ContactItem & Refusal> {
    const { answer } = await ask<{ answer: ContactItem & Refusal }>(
      `mutation { answer: ${field} {
         ... on ${of} { ${of === 'Contact' ? FIELDS : 'id'} } ... on ApiError { code message field } } }`,
    )
    return answer
  }
  async function page(args: string) {
    const { account } = await ask<{
      account: { contacts: { edges: { node: ContactItem }[]; pageInfo: PageInfo } }
    }>(
      `{ account { contacts(${args}) { edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } } }`,
    )
    const { edges, pageInfo } = account.contacts
    return { items: edges.map(({ node }) => node), ...pageInfo }
  }

  return {
    ask,
    page,
    list: async (args = 'first: 100') => (await page(args)).items,
    create: (input: string) => change(`contactCreate(input: {${input}})`),
    update: (id: string, input: string) => change(`contactUpdate(id: "${id}", input: {${input}})`),
    mark: (phone: string, mark: 'VIP' | 'BLOCKED' | 'null') =>
      change(`callerMark(phone: "${phone}", mark: ${mark})`),
    /** Imports a file. */
    async take(format: 'VCARD' | 'CSV', text: string, more = '') {
      const { answer } = await ask<{ answer: Imported & Refusal }>(
        `mutation ($text: String!) { answer: contactsImport(input: {format: ${format}, text: $text${more}}) {
           ... on ContactImport { added changed unchanged repeated leftOut }
           ... on ApiError { code message field problems { field message } } } }`,
        { text },
      )
      return answer
    },
    remove: (id: string) => change(`contactDelete(id: "${id}")`, 'Account'),
  }
}

type PageInfo = { hasNextPage: boolean; endCursor: string | null }
