/** How to answer: talk, ask for the code of a test line, say one thing and hang up, or do not answer at all. */
export type Answer =
  | {
      kind: 'talk'
      greeting: string
      language: string
      languages: readonly string[]
      /** Whether the carrier is to record the call from now on. */
      isRecorded?: boolean
    }
  | { kind: 'ask_code'; text: string }
  | { kind: 'say'; text: string }
  | { kind: 'reject' }
