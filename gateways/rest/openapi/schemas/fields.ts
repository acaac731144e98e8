import { z } from 'zod'

/** `id('line')`: a TypeID with that prefix. */
export function id(prefix: string, description?: string) {
  return z.string().meta({
    ...(description && { description }),
    pattern: `^${prefix}_[0-9a-z]{26}$`,
    examples: [`${prefix}_01kagq5m3vf8t9x2r4c6b7d8e9`],
  })
}

export function time(description: string) {
  return z.string().meta({
    format: 'date-time',
    description: `${description} RFC 3339, UTC, with milliseconds.`,
    examples: ['2026-11-21T09:00:00.000Z'],
  })
}

export function link(description?: string) {
  return z.string().meta({ format: 'uri', ...(description && { description }) })
}

/** Nullable by contract, though in practice it is always set (`at` of calls and messages). */
export const nullableTime = z.string().meta({ format: 'date-time' }).nullable()

export const email = z.string().meta({ format: 'email' })

export function count(description?: string) {
  return description ? z.int().min(0).meta({ description }) : z.int().min(0)
}

export function phone(description?: string) {
  return z.string().meta({
    ...(description && { description: `${description} E.164.` }),
    pattern: '^\\+[1-9]\\d{6,14}$',
    examples: ['+15128422671'],
  })
}

/** A page of a list (contract §2.8). */
export function pageOf<T extends z.ZodObject>(
  item: T,
  meta: { id: string; description: string; examples?: unknown[] },
) {
  return z
    .strictObject({
      items: z.array(item).meta({ description: 'Newest first.' }),
      next_before: time(
        'Pass it as `before` to get the next page; null on the last page.',
      ).nullable(),
    })
    .meta(meta)
}
