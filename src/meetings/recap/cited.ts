/** A line of a recap, with the ids of the segments it rests on. */
export type Cited = { text: string; segments: string[] }

export type ActionItem = Cited & { owner: string | null; due: string | null }
