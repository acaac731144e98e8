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

/** Every line cites input segments. A list is empty if the meeting had nothing of its kind. */
export type RecapDraft = {
  /** Which writer wrote this recap: a writer may fall back to another. */
  engine: string
  /** ISO 639-1, two letters; null if unknown. */
  language: string | null
  summary: string
  decisions: Cited[]
  actionItems: ActionItem[]
  openQuestions: Cited[]
}

/** The name of the writer that needs no model. */
export const BUILTIN_ENGINE = 'builtin'

export type RecapWriter = {
  /** The intended writer. */
  engine: string
  /** @throws {NothingSaidError} when there is nothing to recap */
  write(input: RecapInput): Promise<RecapDraft>
}

/** The transcript has no words; an empty recap is useless. */
export class NothingSaidError extends Error {
  constructor() {
    super('nothing was said that a recap could be made of')
    this.name = 'NothingSaidError'
  }
}
