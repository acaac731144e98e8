import type { z } from 'zod'
import type { ContactMark } from '../../../prisma/generated/client/enums.ts'
import { contactName, contactNotes, contactPhone } from '../contact-input.ts'

/** A contact as a file has it, with the line of the file on which its number stands. */
export type FileRow = {
  line: number
  phone: string
  name: string | null
  notes: string | null
  mark: ContactMark | null
}

export type FileProblem = { line: number; message: string }

/** What a file holds: contacts that can be kept, and what is wrong with the others. */
export type ReadFile = {
  rows: FileRow[]
  problems: FileProblem[]
  /** Entries without a number, such as those that are only an email address. */
  withoutNumber: number
}

/** As they stand in the file. */
type Raw = { line: number; phone: string; name: string; notes: string; mark: ContactMark | null }

/** Adds a row, or what is wrong with it. */
export function addRow({ rows, problems }: ReadFile, { line, mark, ...raw }: Raw): void {
  const tell = (message: string) => problems.push({ line, message })
  const phone = read(contactPhone, raw.phone, (said) => tell(`“${shorten(raw.phone)}” ${said}`))
  const name = blankOr(raw.name, contactName, (said) => tell(`the name is ${said}`))
  const notes = blankOr(raw.notes, contactNotes, (said) => tell(`the notes are ${said}`))
  if (phone !== undefined && name !== undefined && notes !== undefined)
    rows.push({ line, phone, name, notes, mark })
}

type Tell = (message: string) => void

function blankOr(text: string, schema: z.ZodType<string>, tell: Tell): string | null | undefined {
  return text.trim() === '' ? null : read(schema, text, tell)
}

function read(schema: z.ZodType<string>, text: string, tell: Tell): string | undefined {
  const read = schema.safeParse(text)
  if (read.success) return read.data
  tell(read.error.issues[0]?.message ?? 'not valid')
  return undefined
}

const SHOWN_CHARACTERS = 40

function shorten(text: string): string {
  const characters = [...text.trim()]
  return characters.length <= SHOWN_CHARACTERS
    ? text.trim()
    : `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`
}
