import type { Visitor } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import type { Found } from '../../src/directory/look-up-number.ts'
import { type NumberToLookUp, numberToLookUp } from '../../src/directory/number-to-look-up.ts'
import { replyWithoutNumber } from '../../src/directory/reply-without-number.ts'
import { execute } from '../core/execute.ts'
import { DirectoryLookUpDocument } from '../generated/operations.ts'
import type { Method } from './agent-call.ts'
import { textField } from './field-spellings.ts'
import { contentTypeNotSupported, invalidParams } from './protocol-errors.ts'
import type { Limits } from './rate-limits.ts'
import { replyMessage } from './reply-message.ts'
import { readSentMessage, type SentMessage, takes } from './sent-message.ts'

export const DIRECTORY_SKILL = 'find_business_agent'

const NUMBER_FIELDS = ['number', 'phone', 'phoneNumber', 'e164']

/** A look-up, counted against the visitor's limit. @throws {ApiError} rate_limited, invalid_request */
export type LookUp = (visitor: Visitor, number: string) => ReturnType<typeof lookUp>

export function createLookUp(app: App, limits: Limits): LookUp {
  return async (visitor, number) => {
    await limits.countLookUp(visitor)
    return lookUp(app, visitor, number)
  }
}

async function lookUp(app: App, viewer: Visitor, number: string) {
  const { directoryLookUp } = await execute(DirectoryLookUpDocument, { number }, { app, viewer })
  return directoryLookUp
}

/**
 * `find_business_agent`, the directory's only skill. An unknown number gets a normal reply, and so does a message
 * without a number (it says what to send). Only malformed parameters are an error.
 */
export function directorySkill(lookUpNumber: LookUp, limits: Limits): Method {
  return async (params, { visitor }) => {
    const message = readSentMessage(params)
    if (!takes(message, 'application/json')) {
      throw contentTypeNotSupported('Replies are application/json.')
    }
    if (message.skill !== undefined && message.skill !== DIRECTORY_SKILL) {
      throw invalidParams('skill', `not one of ${DIRECTORY_SKILL}`)
    }
    const { number, ...beside } = numberOf(message)
    if (number === undefined) {
      await limits.countLookUp(visitor)
      return answer(message, {
        ...nothingOf(null),
        reply: replyWithoutNumber(message.texts.join('\n')),
      })
    }
    const found = await lookUpNumber(visitor, number)
    // The protocol's test kit requires replies in camelCase at every level.
    const facts = found ? { ...found, found: true } : nothingOf(number.trim())
    return answer(message, { ...facts, ...beside })
  }
}

type Facts = Omit<Found, 'number' | 'agentCard' | 'business'> & {
  number: string | null
  agentCard: string | null
  business: string | null
  found: boolean
}

function nothingOf(number: string | null): Facts {
  return { number, found: false, agentCard: null, business: null, trade: null, town: null }
}

/** Replies with data, plus text if the sender accepts text as well. */
function answer(message: SentMessage, data: Facts & { reply?: string }) {
  const said = message.accepts.length > 0 && takes(message, 'text/plain') ? data.reply : undefined
  return replyMessage(message.contextId, [
    { data, mediaType: 'application/json' },
    ...(said === undefined ? [] : [{ text: said, mediaType: 'text/plain' } as const]),
  ])
}

/** A number in a data field is used as it is; text is searched for one. */
function numberOf({ data, texts }: SentMessage): NumberToLookUp {
  for (const fields of data) {
    for (const name of NUMBER_FIELDS) {
      const number = textField(fields, name, `message.parts.data.${name}`)
      if (number !== undefined) return { number }
    }
  }
  return numberToLookUp(texts)
}
