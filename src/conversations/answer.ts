/** How to answer: talk, ask for the code of a test line, or say one thing and hang up. */
export type Answer =
  | { kind: 'talk'; greeting: string; language: string; languages: readonly string[] }
  | { kind: 'ask_code'; text: string }
  | { kind: 'say'; text: string }
