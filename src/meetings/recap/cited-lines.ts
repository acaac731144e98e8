import { z } from 'zod'

/** A line of a recap, with the ids of the segments it rests on. */
export const Cited = z.object({ text: z.string(), segments: z.array(z.string()) })
export type Cited = z.infer<typeof Cited>

export const ActionItem = z.object({
  ...Cited.shape,
  owner: z.string().nullable(),
  due: z.string().nullable(),
})
export type ActionItem = z.infer<typeof ActionItem>

/** The lists of a recap as stored in JSON columns. */
export const RecapLists = z.object({
  decisions: z.array(Cited),
  actionItems: z.array(ActionItem),
  openQuestions: z.array(Cited),
})
