import { type Fields, field, isFields, objectField, textField } from './field-spellings.ts'
import { contentTypeNotSupported, invalidParams, taskNotFound } from './protocol-errors.ts'

/** The parameters of a `SendMessage`, normalized: senders may write them in several ways. */
export type SentMessage = {
  messageId: string
  contextId: string | undefined
  /** Text parts, and data parts that are plain text. */
  texts: string[]
  /** Data parts, and text parts that are JSON objects. */
  data: Fields[]
  /** The protocol has no field for the skill yet, so we look where agents usually put it. */
  skill: string | undefined
  /** Media types the sender accepts; empty means any. */
  accepts: string[]
}

const CONTENT_KINDS = ['text', 'raw', 'url', 'data'] as const
const MEDIA_TYPES = ['text/plain', 'application/json']

/** @throws the protocol's errors, in the order of its specification */
export function readSentMessage(params: Fields): SentMessage {
  const message = field(params, 'message')
  if (!isFields(message)) throw invalidParams('message', 'is required')
  const messageId = textField(message, 'messageId', 'message.messageId')
  if (!messageId) throw invalidParams('message.messageId', 'is required')
  const role = field(message, 'role')
  if (role !== 'ROLE_USER' && role !== 1) throw invalidParams('message.role', 'must be ROLE_USER')
  const parts = field(message, 'parts')
  if (!Array.isArray(parts) || parts.length === 0) {
    throw invalidParams('message.parts', 'at least one part is required')
  }
  const taskId = textField(message, 'taskId', 'message.taskId')
  if (taskId) throw taskNotFound(taskId)
  const contextId = textField(message, 'contextId', 'message.contextId')
  const configuration = objectField(params, 'configuration', 'configuration')
  const { texts, data } = readParts(parts)
  return {
    messageId,
    contextId,
    texts,
    data,
    skill: skillOf([
      ...data,
      objectField(message, 'metadata', 'message.metadata'),
      objectField(params, 'metadata', 'metadata'),
    ]),
    accepts: acceptedModes(configuration),
  }
}

/** Whether the sender accepts replies of this type. */
export function takes({ accepts }: SentMessage, mediaType: string): boolean {
  const [group] = mediaType.split('/')
  return (
    accepts.length === 0 || [mediaType, `${group}/*`, '*/*'].some((one) => accepts.includes(one))
  )
}

function readParts(parts: readonly unknown[]): Pick<SentMessage, 'texts' | 'data'> {
  const texts: string[] = []
  const data: Fields[] = []
  for (const [index, part] of parts.entries()) {
    const content = readPart(part, `message.parts[${index}]`)
    const object = typeof content === 'string' ? jsonObject(content) : content
    if (isFields(object)) data.push(object)
    else if (typeof content === 'string') texts.push(content)
  }
  return { texts, data }
}

/** A part has exactly one kind of content. */
function readPart(part: unknown, path: string): unknown {
  if (!isFields(part)) throw invalidParams(path, 'must be an object')
  const kinds = CONTENT_KINDS.filter(
    (kind) => Object.hasOwn(part, kind) && (kind === 'data' || part[kind] !== null),
  )
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) {
    throw invalidParams(path, 'must hold exactly one of text, raw, url and data')
  }
  const mediaType = textField(part, 'mediaType', `${path}.mediaType`)
  if (kind === 'raw' || kind === 'url') throw contentTypeNotSupported('Files are not supported.')
  if (mediaType && !MEDIA_TYPES.includes(bare(mediaType))) {
    throw contentTypeNotSupported(`Media type ${mediaType.slice(0, 80)} is not supported.`)
  }
  const content = part[kind]
  if (kind === 'text' && typeof content !== 'string') {
    throw invalidParams(`${path}.text`, 'must be a string')
  }
  return content
}

function jsonObject(text: string): Fields | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function skillOf(places: readonly Fields[]): string | undefined {
  for (const place of places) {
    const skill = textField(place, 'skill', 'skill') ?? textField(place, 'skillId', 'skillId')
    if (skill) return skill
  }
  return undefined
}

function acceptedModes(configuration: Fields): string[] {
  const path = 'configuration.acceptedOutputModes'
  const modes = field(configuration, 'acceptedOutputModes') ?? []
  if (!Array.isArray(modes) || !modes.every((mode) => typeof mode === 'string')) {
    throw invalidParams(path, 'must be a list of media types')
  }
  return modes.map(bare)
}

/** A media type without its parameters. */
function bare(mediaType: string): string {
  return mediaType.replace(/;.*$/s, '').trim().toLowerCase()
}
