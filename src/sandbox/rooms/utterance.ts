/** `at` is in seconds from when the bot was let in. */
export type Utterance = { speaker: string | null; text: string; at: number }
