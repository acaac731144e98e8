import { randomUUID } from 'node:crypto'
import { AgentCard, type Message, Role } from '@a2a-js/sdk'
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  InMemoryTaskStore,
} from '@a2a-js/sdk/server'
import { jsonRpcHandler } from '@a2a-js/sdk/server/express'
import express from 'express'
import { lookUp } from './directory-read.ts'
import { keyFinder } from './keys.ts'
import { openPool, port } from './settings.ts'

/** The official A2A SDK on Express, as its samples have it: protocol 1.0, one skill, answers by a message. */
const pool = openPool()
const accountOf = keyFinder(pool)
const baseUrl = process.env.BASE_URL ?? ''

const card = AgentCard.fromJSON({
  name: 'Directory',
  description: 'Finds the agent of a business.',
  version: '1.0.0',
  supportedInterfaces: [
    { url: `${baseUrl}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
  ],
  capabilities: {},
  defaultInputModes: ['application/json'],
  defaultOutputModes: ['application/json'],
  skills: [{ id: 'find_business_agent', name: 'Find', description: 'By number.', tags: [] }],
})

const executor: AgentExecutor = {
  async execute({ userMessage, contextId }, bus) {
    const number = numberIn(userMessage)
    const found = await lookUp(pool, number, baseUrl)
    const data = found
      ? { ...shownAs(found), found: true }
      : { number, found: false, agentCard: null, business: null, trade: null, town: null }
    bus.publish(AgentEvent.message(reply(contextId, data)))
    bus.finished()
  },
  async cancelTask() {},
}

type Found = NonNullable<Awaited<ReturnType<typeof lookUp>>>

function shownAs({ number, card: agentCard, business, trade, town }: Found) {
  return { number, agentCard, business, trade, town }
}

function numberIn({ parts }: Message): string {
  for (const { content } of parts) if (content?.$case === 'data') return content.value.number
  return ''
}

function reply(contextId: string, data: object): Message {
  return {
    messageId: randomUUID(),
    contextId,
    taskId: '',
    role: Role.ROLE_AGENT,
    parts: [
      {
        content: { $case: 'data', value: data },
        metadata: undefined,
        filename: '',
        mediaType: 'application/json',
      },
    ],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  }
}

const app = express()
app.use(
  '/a2a',
  jsonRpcHandler({
    requestHandler: new DefaultRequestHandler(card, new InMemoryTaskStore(), executor),
    async userBuilder({ headers }) {
      const userName = await accountOf(headers.authorization)
      if (!userName) throw new Error('invalid_api_key')
      return { isAuthenticated: true, userName }
    },
  }),
)
app.listen(port)
