import type { Visitor } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { leaveMessage } from '../conversations/leave-message.ts'
import { noteQuestions } from '../conversations/questions/note-questions.ts'
import { TurnTaken } from '../conversations/store-turn.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { findConversation, storeAgentTurn } from './agent-conversation.ts'
import { AgentMessage, fingerprintOf } from './agent-message.ts'
import { isMailedAbout, refuseTooMany } from './agent-message-limits.ts'
import { type HeardTurn, hearAgent } from './hear-agent.ts'
import { type HostedAgent, readHostedAgent } from './hosted-agent.ts'
import { leaveAtOf } from './leave-abandoned-messages.ts'
import { conversationOf } from './whose-conversation.ts'

/** Parallel messages of one conversation are heard one after the other; this many may wait. */
const TRIES_MAX = 40

export type AgentReply = {
  contextId: string
  text: string
  /** The receptionist said goodbye; a further message starts a new conversation. */
  ended: boolean
  /** This or an earlier turn left a message for the owner. */
  messageLeft: boolean
  urgent: boolean
}

type Told = {
  agent: HostedAgent
  sender: string
  message: AgentMessage
  contextId: string
  /** Where a new conversation is stored. */
  contextKey: string
}

/**
 * A business agent's answer: its phone receptionist, with the same facts. A repeated message gets its first answer
 * and acts once.
 * @throws {ApiError} not_found, invalid_request, rate_limited
 */
export async function tellAgent(app: App, viewer: Visitor, input: unknown): Promise<AgentReply> {
  const said = parseInput(AgentMessage, input)
  const agent = await readHostedAgent(app, said.slug)
  if (!agent) throw notFound('agent')
  const { message, ...conversation } = conversationOf(viewer, said)
  const told = { agent, sender: viewer.sender, message, ...conversation }
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const before = await findConversation(app, agent, told)
    const contextKey = before?.contextKey ?? told.contextKey
    const heard = await hearAgent(app, agent, { before, contextKey }, message)
    const turn = { contextKey, after: before?.turns ?? 0 }
    const reply = await storeAnswer(app, told, turn, heard)
    if (reply) return reply
  }
  throw new ApiError('rate_limited', 'Too many messages of one conversation at once.', {
    retryAfterSeconds: 1,
  })
}

/** Stores all effects of a turn, or nothing: null if another turn of the conversation came first. */
async function storeAnswer(
  app: App,
  told: Told,
  turn: { contextKey: string; after: number },
  heard: HeardTurn,
): Promise<AgentReply | null> {
  try {
    return await storeAll(app, told, turn, heard)
  } catch (error) {
    if (error instanceof TurnTaken) return null
    throw error
  }
}

async function storeAll(
  app: App,
  told: Told,
  turn: { contextKey: string; after: number },
  heard: HeardTurn,
): Promise<AgentReply> {
  const { agent } = told
  const at = app.clock.now()
  const makesMessage = heard.leaves && heard.messageId === null
  const messageId = makesMessage ? app.newId('msg') : heard.messageId
  const answer = answerOf(told, heard, messageId)
  return app.db.$transaction(async (tx) => {
    const claim = { ...turnKey(told), reply: answer, left: makesMessage, at }
    const { count } = await tx.agentTurn.createMany({ data: [claim], skipDuplicates: true })
    if (count === 0) return firstAnswer(tx, told)
    const { conversation, conclusion } = heard
    const leaveAt = leaveAtOf(heard, messageId, at)
    await storeAgentTurn(tx, agent, { ...turn, conversation, messageId, leaveAt }, at)
    const asked = { line: agent, in: { contextKey: turn.contextKey }, conclusion }
    await noteQuestions(app, tx, asked)
    const leaving = { line: agent, sender: told.sender, at }
    if (makesMessage) await refuseTooMany(tx, leaving)
    if (heard.leaves && messageId) {
      const { facts } = agent
      const isMailed = await isMailedAbout(tx, leaving)
      const left = { line: agent, of: { messageId }, source: 'agent', facts, conclusion } as const
      await leaveMessage(app, tx, { ...left, isMailed })
    }
    return answer
  })
}

function answerOf(told: Told, { reply, conclusion }: HeardTurn, messageId: string | null) {
  return {
    contextId: told.contextId,
    text: reply.text,
    ended: reply.end,
    messageLeft: messageId !== null,
    urgent: conclusion.urgent,
  } satisfies AgentReply
}

function turnKey({ agent: { accountId, lineId }, sender, message }: Told) {
  return { accountId, lineId, sender, fingerprint: fingerprintOf(message) }
}

async function firstAnswer(tx: Tx, told: Told): Promise<AgentReply> {
  const key = { accountId_lineId_sender_fingerprint: turnKey(told) }
  const { reply } = await tx.agentTurn.findUniqueOrThrow({ where: key })
  return reply as AgentReply
}
