export type QuestionKind =
  | 'fact'
  | 'hours'
  | 'price'
  | 'area'
  | 'service'
  | 'location'
  | 'languages'
  | 'phone'
  | 'promise'
  /** That somebody calls or comes, with no word of when. */
  | 'deed'
  | 'booking'
  | 'other'

/** `sure: false` with an answer: it only comes near. */
export type Answer = { kind: QuestionKind; answer: string | null; sure: boolean }

/** What the owner decides on; the caller's words for it are the matter. */
export const OF_VISIT: ReadonlySet<QuestionKind> = new Set(['promise', 'deed', 'booking'])
