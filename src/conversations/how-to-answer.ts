/** How to answer a call: talk, ask for a test line's code, say one thing and hang up, or do not answer. */
export type Answer =
  | {
      kind: 'talk'
      greeting: string
      language: string
      languages: readonly string[]
      /** Whether the carrier records the call from now on. */
      isRecorded?: boolean
    }
  | { kind: 'ask_code'; text: string }
  | { kind: 'say'; text: string }
  | { kind: 'reject' }
