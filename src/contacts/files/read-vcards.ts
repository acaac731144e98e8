import ICAL from 'ical.js'
import type { ContactMark } from '../../../prisma/generated/client/enums.ts'
import { parseAnyPhone } from '../../kernel/phone.ts'
import { type Card, type CardLine, cardsIn } from './card-lines.ts'
import { addRow, type FileProblem, type ReadFile } from './file-rows.ts'

/** The properties that are read; pictures, addresses and the rest are skipped. */
const WANTED = new Set(['version', 'fn', 'n', 'org', 'tel', 'note', 'categories'])
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)[;:]/
/** In FN and NOTE a `;` is a plain character, but the library treats it as a separator. */
const ESCAPED_SEMICOLON = /(?<!\\)((?:\\\\)*)\\;/g

/** A property as the library reads it: values are texts, or lists of texts. */
type Property = { name: string; line: number; types: string[]; values: (string | string[])[] }

/** Reads vCards 3.0 and 4.0: one contact for each phone number of a card. */
export function readVcards(text: string): ReadFile {
  const file: ReadFile = { rows: [], problems: [], withoutNumber: 0 }
  for (const card of cardsIn(text, file.problems)) readCard(file, card)
  return file
}

function readCard(file: ReadFile, card: Card): void {
  const properties = card.lines.flatMap((line) => readProperty(line, file.problems))
  const version = properties.find(({ name }) => name === 'version')
  const said = version ? textOf(version) : null
  if (said !== '3.0' && said !== '4.0') {
    const message = said === null ? 'the card has no VERSION' : `is version ${said}, not 3.0 or 4.0`
    file.problems.push({ line: version?.line ?? card.line, message })
    return
  }
  const numbers = properties.filter(({ name, types }) => name === 'tel' && !types.includes('fax'))
  if (numbers.length === 0) file.withoutNumber += 1
  const mark = markOf(properties, file.problems)
  const name = nameOf(properties, numbers.map(textOf))
  const notes = all(properties, 'note').map(textOf).join('\n')
  for (const number of numbers)
    addRow(file, { line: number.line, phone: textOf(number), name, notes, mark })
}

function readProperty({ line, text }: CardLine, problems: FileProblem[]): Property[] {
  const [, named] = PROPERTY.exec(text) ?? []
  const name = named?.toLowerCase()
  if (name === undefined && text.trim() !== '')
    problems.push({ line, message: 'is no property of a vCard' })
  if (name === undefined || !WANTED.has(name)) return []
  const plain = name === 'fn' || name === 'note' ? text.replace(ESCAPED_SEMICOLON, '$1;') : text
  try {
    const read = ICAL.parse.property(plain, ICAL.design.vcard) as unknown as [
      string,
      { type?: string | string[] },
      string,
      ...(string | string[])[],
    ]
    const [, { type = [] }, , ...values] = read
    return [{ name, line, types: [type].flat().map((one) => one.toLowerCase()), values }]
  } catch {
    problems.push({ line, message: 'is no property of a vCard' })
    return []
  }
}

/** The display name, else its parts, else the business; none if it is a number. */
function nameOf(properties: readonly Property[], numbers: readonly string[]): string {
  const [shown = ''] = all(properties, 'fn').map(textOf)
  const [family = '', given = ''] = partsOf(properties, 'n')
  const [business = ''] = partsOf(properties, 'org')
  const name = [shown, `${given} ${family}`, business].find((one) => one.trim() !== '') ?? ''
  const phone = parseAnyPhone(name)
  const isNumber = phone !== null && numbers.some((number) => parseAnyPhone(number) === phone)
  return isNumber ? '' : name
}

function markOf(properties: readonly Property[], problems: FileProblem[]): ContactMark | null {
  const categories = all(properties, 'categories')
  const named = new Set(categories.flatMap(({ values }) => values.flat()).map(folded))
  const marks = (['vip', 'blocked'] as const).filter((mark) => named.has(mark))
  const [mark = null] = marks
  if (marks.length < 2) return mark
  problems.push({ line: categories[0]?.line ?? 0, message: 'is both VIP and blocked' })
  return null
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

function all(properties: readonly Property[], name: string): Property[] {
  return properties.filter((one) => one.name === name)
}

function partsOf(properties: readonly Property[], name: string): string[] {
  const [first] = properties.filter((one) => one.name === name)
  return first ? first.values.flat() : []
}

/** An unescaped comma separates nothing. */
function textOf({ values }: Property): string {
  return values.flat().join(',')
}
