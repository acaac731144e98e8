import { z } from 'zod'

/** The contents of a backup's frames, in order: one header, the secrets, then each table with its rows. */

export const Header = z.object({
  is: z.literal('header'),
  /** The version in package.json. */
  release: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** The version of the job queue's own tables; null if it has none. */
  queueVersion: z.number().nullable(),
})
export type Header = z.infer<typeof Header>

export const Secret = z.object({
  is: z.literal('SECRET'),
  /** A file in DATA_DIR. */
  name: z.enum(['staff-token', 'sandbox-secret']),
  value: z.string(),
})
export type Secret = z.infer<typeof Secret>
export const SECRET_FILES = Secret.shape.name.options

const TableName = z.object({ schema: z.enum(['public', 'pgboss']), name: z.string() })
/** Starts a table: data frames follow, and a `rows` frame ends it. */
export const TableStart = TableName.extend({
  is: z.literal('table'),
  columns: z.array(z.string()).min(1),
})
export type TableStart = z.infer<typeof TableStart>

export const TableEnd = z.object({ is: z.literal('rows'), count: z.number().int() })

export const Part = z.discriminatedUnion('is', [Header, Secret, TableStart, TableEnd])
export type Part = z.infer<typeof Part>

/** What was backed up or restored. */
export type Summary = {
  header: Header
  secrets: string[]
  /** The number of rows in each table. */
  rows: Record<string, number>
}
