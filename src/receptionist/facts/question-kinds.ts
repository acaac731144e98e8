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
  | 'booking'
  | 'other'

/** `sure: false` with an answer: it only comes near. */
export type Answer = { kind: QuestionKind; answer: string | null; sure: boolean }
