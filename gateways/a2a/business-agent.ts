import type { App } from '../../src/app.ts'
import { notFound } from '../../src/kernel/errors.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  BusinessAgentShowDocument,
  BusinessAgentTellDocument,
  type BusinessAgentTellInput,
} from '../generated/operations.ts'
import type { Call, Method } from './agent-call.ts'
import { type Fields, textField } from './field-spellings.ts'
import { contentTypeNotSupported, invalidParams } from './protocol-errors.ts'
import type { Limits } from './rate-limits.ts'
import { type Part, replyMessage } from './reply-message.ts'
import { readSentMessage, type SentMessage, takes } from './sent-message.ts'

/** Field names under which agents send the skills' parameters. */
const TEXT_FIELDS = ['message', 'text', 'question']
const NAME_FIELDS = ['name']
const PHONE_FIELDS = ['phone', 'phoneNumber', 'number', 'e164']

/** @throws {ApiError} not_found if the agent does not exist, or no longer does */
export async function findBusinessAgent(
  app: App,
  { slug, visitor: viewer }: Pick<Call, 'slug' | 'visitor'>,
) {
  const { businessAgent } = await execute(BusinessAgentShowDocument, { slug }, { app, viewer })
  if (!businessAgent) throw notFound('agent')
  return businessAgent
}

/**
 * Talks with a business's receptionist, or leaves a message for its owner. Replies with text, and the state as data.
 */
export function businessSkills(app: App, limits: Limits): Method {
  return async (params, { visitor, slug }) => {
    const message = readSentMessage(params)
    const [text, json] = [takes(message, 'text/plain'), takes(message, 'application/json')]
    if (!text && !json)
      throw contentTypeNotSupported('Replies are text/plain and application/json.')
    const input = { slug, ...tellInput(message) }
    await limits.countMessage(visitor, slug, message.contextId)
    const { businessAgentTell } = await execute(
      BusinessAgentTellDocument,
      { input },
      { app, viewer: visitor },
    )
    const { contextId, text: said, ended, messageLeft, urgent } = unwrap(businessAgentTell)
    const standing = { reply: said, ended, messageLeft, urgent }
    const parts: Part[] = [
      ...(text ? [{ text: said, mediaType: 'text/plain' } as const] : []),
      ...(json ? [{ data: standing, mediaType: 'application/json' } as const] : []),
    ]
    return replyMessage(contextId, parts)
  }
}

function tellInput({
  messageId,
  contextId,
  skill,
  texts,
  data,
}: SentMessage): Omit<BusinessAgentTellInput, 'slug'> {
  const written = [...texts, ...data.map((fields) => firstOf(fields, TEXT_FIELDS))]
  const text = written.filter(Boolean).join('\n')
  if (text === '') {
    throw invalidParams('message.parts', 'no text: send a text part, or data with a message')
  }
  const name = firstIn(data, NAME_FIELDS)
  const phone = firstIn(data, PHONE_FIELDS)
  return { messageId, text, contextId, skill, name, phone }
}

function firstIn(data: readonly Fields[], names: readonly string[]): string | undefined {
  return data.map((fields) => firstOf(fields, names)).find((value) => value !== undefined)
}

function firstOf(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = textField(fields, name, `message.parts.data.${name}`)
    if (value !== undefined) return value
  }
  return undefined
}
