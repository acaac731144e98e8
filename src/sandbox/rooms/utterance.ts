/** `at` is in seconds after the bot was admitted. */
export type Utterance = { speaker: string | null; text: string; at: number }
