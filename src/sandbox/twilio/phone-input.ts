import type { ErrorRequestHandler } from 'express'
import { z } from 'zod'

const WITHHELD = /^(anonymous|unknown|restricted|unavailable|blocked)$/i

/** Any common US form, E.164, or the word a carrier sends for a withheld number. */
const Phone = z
  .string()
  .trim()
  .transform(dialled)
  .refine((text) => /^\+\d{3,15}$/.test(text) || WITHHELD.test(text), 'not a phone number')

const Keys = z.string().regex(/^[0-9*#]{1,64}$/, 'keys are 0-9, * and #')
const Words = z.string().trim().min(1).max(5_000)

const Turn = z.union([
  z.strictObject({ say: Words, lang: z.string().min(2).max(35).optional() }),
  z.strictObject({ press: Keys }),
  z.strictObject({ interrupt: z.union([z.literal(true), z.string().max(5_000)]) }),
  z.strictObject({ silence: z.literal(true) }),
])

const VERDICT = /^(TN-Validation-(Passed-[ABC]|Failed(-[ABC])?)|No-TN-Validation)(-Diverted)?$/

/** The full StirVerstat, or only the attestation's letter. */
const Stir = z
  .string()
  .transform((text) => (/^[ABC]$/.test(text) ? `TN-Validation-Passed-${text}` : text))
  .refine((text) => VERDICT.test(text), 'no StirVerstat value')

const ScriptedCall = z.strictObject({
  from: Phone,
  to: Phone,
  turns: z.array(Turn).max(500).default([]),
  duration_seconds: z.number().min(0).max(86_400).optional(),
  stir: Stir.optional(),
  forwarded_from: Phone.optional(),
})

const LiveCall = z.strictObject({
  from: Phone,
  to: Phone,
  stir: Stir.optional(),
  forwarded_from: Phone.optional(),
  unhurried: z.boolean().optional(),
})

const LiveTurn = z.union([
  ...Turn.options,
  z.strictObject({ sound: z.literal(true) }),
  z.strictObject({ hangup: z.literal(true) }),
])

export class PhoneInputError extends Error {}

/** @throws {PhoneInputError} naming the first field that is invalid */
export const readScriptedCall = (body: unknown) => read(ScriptedCall, body)
export const readLiveCall = (body: unknown) => read(LiveCall, body)
export const readLiveTurn = (body: unknown) => read(LiveTurn, body)

/** The dialled digits in E.164; does not check whether the number is in service. */
function dialled(text: string): string {
  if (!/^\+?[\d\s().-]+$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+') || digits.length === 11) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : text
}

function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new PhoneInputError(`${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}

/** Answers invalid input to the telephone's routes with `{error: {code, message}}`. */
export const renderPhoneError: ErrorRequestHandler = (error, _request, response, next) => {
  const unreadable = error?.status === 400 || error?.status === 413
  if (!(error instanceof PhoneInputError) && !unreadable) return next(error)
  const message = error instanceof PhoneInputError ? error.message : 'body: not JSON'
  response.status(400).json({ error: { code: 'invalid_request', message } })
}
