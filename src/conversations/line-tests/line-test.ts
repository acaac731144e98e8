import { z } from 'zod'
import { isoTime } from '../../kernel/iso-time.ts'
import { LANGUAGES } from '../../kernel/languages.ts'

const TESTS_MAX = 50
const SAYS_MAX = 20
const ASKS_MAX = 5
const WORDS_CHARACTERS_MAX = 500
const CONTAINS_MAX = 20

const words = z
  .string()
  .min(1, 'is empty')
  .max(WORDS_CHARACTERS_MAX, `longer than ${WORDS_CHARACTERS_MAX} characters`)
const parts = z
  .union(
    [words.transform((one) => [one]), z.array(words).min(1, 'is empty').max(CONTAINS_MAX)],
    'neither a text nor a list of texts',
  )
  .meta({ description: 'One text or several; all of them must be there.' })

/** `message: none`, or the expected fields of the message. */
const message = z.union(
  [
    z.literal('none'),
    z.strictObject({
      name: words.optional(),
      phone: words.optional(),
      contains: parts.optional(),
    }),
  ],
  'neither none nor some of name, phone and contains',
)

const Expect = z
  .strictObject({
    outcome: z.enum(['message_taken', 'answered', 'hung_up', 'spam', 'nothing_said']).optional(),
    urgent: z.boolean().optional(),
    message: message.optional(),
    answers: parts.optional(),
    never_says: parts.optional(),
    unanswered: z.union([z.literal('none'), parts], 'neither none nor texts').optional(),
    language: z.enum(LANGUAGES).optional(),
    ended: z.boolean().optional(),
  })
  .refine((expected) => Object.keys(expected).length > 0, 'says nothing to expect')

export type Expect = z.infer<typeof Expect>

const Goal = z.strictObject({
  wants: words,
  asks: z.array(words).max(ASKS_MAX).optional(),
  name: words.optional(),
  phone: words.optional(),
})

const LineTest = z
  .strictObject({
    name: words,
    says: z.array(z.string().max(WORDS_CHARACTERS_MAX)).min(1, 'is empty').max(SAYS_MAX).optional(),
    goal: Goal.optional(),
    caller: words.optional(),
    at: z
      .string()
      .refine((text) => isoTime(text) !== undefined, 'not an ISO 8601 time with a zone')
      .optional(),
    expect: Expect,
  })
  .refine(({ says, goal }) => (says === undefined) !== (goal === undefined), {
    message: 'has to have either says or goal',
  })

/** One test call: what is said, and what is expected. */
export type LineTest = z.infer<typeof LineTest>

/** A file of tests (docs/line-tests.md). */
export const LineTests = z.strictObject({
  tests: z.array(LineTest).min(1, 'is empty').max(TESTS_MAX, `more than ${TESTS_MAX}`),
})
