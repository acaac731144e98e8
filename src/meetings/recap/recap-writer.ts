import type { ActionItem, Cited } from './cited-lines.ts'

export type RecapSegment = {
  id: string
  speaker: string | null
  startSeconds: number
  endSeconds: number
  text: string
}

export type RecapInput = {
  title: string | null
  startedAt: Date
  segments: readonly RecapSegment[]
}

/** Every line cites segments of the input. A list is empty when the meeting had nothing of its kind. */
export type RecapDraft = {
  /** What wrote this one: a writer that cannot may have it written by another. */
  engine: string
  /** Two letters of ISO 639-1; null when it cannot be told. */
  language: string | null
  summary: string
  decisions: Cited[]
  actionItems: ActionItem[]
  openQuestions: Cited[]
}

/** The name of the one that needs no model. */
export const BUILTIN_ENGINE = 'builtin'

export type RecapWriter = {
  /** What writes when all goes well. */
  engine: string
  /** @throws {NothingSaidError} when there is nothing to make a recap of */
  write(input: RecapInput): Promise<RecapDraft>
}

/** The transcript has no word in it: an empty recap helps nobody. */
export class NothingSaidError extends Error {
  constructor() {
    super('nothing was said that a recap could be made of')
    this.name = 'NothingSaidError'
  }
}
