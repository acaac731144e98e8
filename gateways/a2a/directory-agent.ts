import type { Visitor } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { execute } from '../execute.ts'
import { DirectoryLookUpDocument } from '../generated/operations.ts'
import type { Method } from './call.ts'
import { textField } from './fields.ts'
import type { Limits } from './limits.ts'
import { contentTypeNotSupported, invalidParams } from './protocol-errors.ts'
import { replyMessage } from './reply.ts'
import { readSentMessage, type SentMessage, takes } from './sent-message.ts'

export const DIRECTORY_SKILL = 'find_business_agent'

const NUMBER_FIELDS = ['number', 'phone', 'phoneNumber', 'e164']
const NUMBER_IN_TEXT = /(?<![\d+])\+[1-9]\d{6,14}(?!\d)/

/** A look-up, counted against who asks. @throws {ApiError} rate_limited, invalid_request */
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

/** `find_business_agent`, the directory's one skill. A number that leads nowhere is a reply like any other. */
export function directorySkill(lookUpNumber: LookUp): Method {
  return async (params, { visitor }) => {
    const message = readSentMessage(params)
    if (!takes(message, 'application/json')) {
      throw contentTypeNotSupported('Replies are application/json.')
    }
    if (message.skill !== undefined && message.skill !== DIRECTORY_SKILL) {
      throw invalidParams('skill', `not one of ${DIRECTORY_SKILL}`)
    }
    const number = numberIn(message)
    if (number === undefined) {
      throw invalidParams('message.parts', 'no E.164 number, such as +14155550100')
    }
    const found = await lookUpNumber(visitor, number)
    // Facts of the protocol's kit: a reply is camelCase to the bottom.
    const data = found
      ? { ...found, found: true }
      : {
          number: number.trim(),
          found: false,
          agentCard: null,
          business: null,
          trade: null,
          town: null,
        }
    return replyMessage(message.contextId, [{ data, mediaType: 'application/json' }])
  }
}

function numberIn({ data, texts }: SentMessage): string | undefined {
  for (const fields of data) {
    for (const name of NUMBER_FIELDS) {
      const number = textField(fields, name, `message.parts.data.${name}`)
      if (number !== undefined) return number
    }
  }
  for (const text of texts) {
    const [number] = NUMBER_IN_TEXT.exec(text) ?? []
    if (number) return number
  }
  return undefined
}
