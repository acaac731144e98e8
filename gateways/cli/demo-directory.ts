import { randomUUID } from 'node:crypto'
import { unwrap } from '../core/unwrap.ts'
import { DirectoryOptInDocument } from '../generated/operations.ts'
import { CliError, type Client } from './client.ts'
import { request, show, step } from './demo-steps.ts'

type Card = { name: string; supportedInterfaces: { url: string }[] }
type Part = { text?: string; data?: Record<string, unknown> }
type Rpc = { result?: { message: { parts: Part[] } }; error?: { message: string } }

const MESSAGE = {
  skill: 'leave_message',
  name: 'Dana Reyes',
  phone: '+15128420193',
  message: 'My agent found you. Could you look at the water heater again next week?',
}

/**
 * An agent that knows only a phone number: it uses the directory, the card and the business's agent to send a message.
 */
export async function demoDirectory(
  owner: Client,
  key: string,
  line: { id: string; number: string },
) {
  await step('opt the business in to the directory', async () =>
    unwrap(
      (
        await owner.run(DirectoryOptInDocument, {
          lineId: line.id,
          trade: 'Plumber',
          town: 'Austin',
        })
      ).directoryOptIn,
    ),
  )
  const send = async (card: Card, data: object, more: Record<string, string> = {}) => {
    const url = card.supportedInterfaces[0]?.url ?? ''
    const message = { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ data }] }
    const call = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } }
    const { result, error } = await request<Rpc>('POST', url, call, {
      'a2a-version': '1.0',
      ...more,
    })
    if (!result) throw new CliError(`${url} answered: ${error?.message}`)
    return result.message.parts
  }
  const directory = await step("A2A: read the directory's card", () =>
    request<Card>('GET', `${owner.url}/.well-known/agent-card.json`),
  )
  // With a key, as look-ups without one are thirty an hour, which a few demos and tries use up.
  const withKey = { authorization: `Bearer ${key}` }
  const [found] = await step(`A2A: find_business_agent ${line.number}`, () =>
    send(directory, { skill: 'find_business_agent', number: line.number }, withKey),
  )
  show('found', found?.data)
  const business = await step("A2A: read the business's card", () =>
    request<Card>('GET', String(found?.data?.agentCard)),
  )
  const [reply] = await step(`A2A: leave a message with the agent of ${business.name}`, () =>
    send(business, MESSAGE),
  )
  show('agent', reply?.text)
}
