import type { z } from 'zod'
import type { ContactMark } from '../../../prisma/generated/client/enums.ts'
import { isBlank } from '../../kernel/text/blank-text.ts'
import { contactName, contactNotes, contactPhone } from '../contact-input.ts'

/** A contact of a file, with the line number of its phone number. */
export type FileRow = {
  line: number
  phone: string
  name: string | null
  notes: string | null
  mark: ContactMark | null
}

export type FileProblem = { line: number; message: string }

/** A file's contents: valid contacts, and the problems of the others. */
export type ReadFile = {
  rows: FileRow[]
  problems: FileProblem[]
  /** Entries without a number, such as an email address alone. */
  withoutNumber: number
}

/** In file order. */
type Raw = { line: number; phone: string; name: string; notes: string; mark: ContactMark | null }

/** Adds a row, or its problem. */
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
  return isBlank(text) ? null : read(schema, text, tell)
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
