import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRow } from '../../gateways/web/console/frame/csv.ts'
import type { FileRow } from '../../src/contacts/files/file-rows.ts'
import { printVcard } from '../../src/contacts/files/print-vcard.ts'
import { readCsv } from '../../src/contacts/files/read-csv.ts'
import { readVcards } from '../../src/contacts/files/read-vcards.ts'
import { isBlank } from '../../src/kernel/text/blank-text.ts'
import { plainText } from '../../src/kernel/text/plain-text.ts'
import { contactsOf } from '../support/contacts.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

/** An address book as a phone exports it: groups, folded lines, a picture, several numbers, a nameless business. */
const PHONE_BOOK = `BEGIN:VCARD\r
VERSION:3.0\r
PRODID:-//Apple Inc.//iPhone OS 18.1//EN\r
N:Reyes;Dana;;;\r
FN:Dana\\, Reyes\\; x\r
item1.TEL;type=CELL;type=VOICE;type=pref:+1 (415) 555-0142\r
item1.X-ABLabel:_$!<Mobile>!$_\r
TEL;TYPE=WORK:212 345 6789\r
TEL;TYPE=WORK,FAX:212 345 6780\r
NOTE:Back gate\\, code 47\r
 11\\nand a dog\\; big\r
PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD\r
 /4QBYRXhpZgAA\r
CATEGORIES:Friends,VIP\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:4.0\r
FN:\r
N:;;;;\r
ORG:Acme Supply;Sales\r
TEL;VALUE=uri;PREF=1;TYPE="voice,work":tel:+44-20-7946-0958;ext=12\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:3.0\r
FN:Only mails\r
EMAIL:ana@example.com\r
END:VCARD\r
`

async function openOwner() {
  const { key } = await world.account()
  const contacts = contactsOf(world, key)
  return { ...contacts, take: (text: string, more = '') => contacts.take('VCARD', text, more) }
}

describe('a file of a phone', () => {
  test('gives each number its contact', async () => {
    const { take, list } = await openOwner()
    expect(await take(PHONE_BOOK)).toEqual({
      added: 3,
      changed: 0,
      unchanged: 0,
      repeated: 0,
      leftOut: 1,
    })
    const dana = {
      name: 'Dana, Reyes; x',
      nameSource: 'IMPORT',
      notes: 'Back gate, code 4711\nand a dog; big',
      mark: 'VIP',
    }
    const byPhone = (await list()).toSorted((a, b) => (a.phone < b.phone ? -1 : 1))
    expect(byPhone).toMatchObject([
      { phone: '+12123456789', ...dana },
      { phone: '+14155550142', ...dana },
      { phone: '+442079460958', name: 'Acme Supply', notes: null, mark: null },
    ])
    expect(await list('search: "acme 0958"')).toHaveLength(1)
    expect(await take(PHONE_BOOK)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  })

  test('never overwrites what the owner wrote, and fills in what is missing', async () => {
    const { take, list, create, update } = await openOwner()
    const { id } = await create('phone: "+14155550142", name: "Dana R.", mark: BLOCKED')
    expect(await take(PHONE_BOOK)).toMatchObject({ added: 2, changed: 1, unchanged: 0 })
    const mine = { name: 'Dana R.', nameSource: 'OWNER', mark: 'BLOCKED' }
    const book = 'Back gate, code 4711\nand a dog; big'
    expect(await list('search: "0142"')).toMatchObject([{ ...mine, notes: book }])
    await update(id, 'notes: "Mine"')
    expect(await take(PHONE_BOOK.replaceAll('Reyes', 'Ruiz'))).toMatchObject({ changed: 1 })
    expect(await list('search: "0142"')).toMatchObject([{ ...mine, notes: 'Mine' }])
    expect(await list('search: "6789"')).toMatchObject([{ name: 'Dana, Ruiz; x' }])
  })

  test('is taken over whole or not at all: everything wrong is named by its line', async () => {
    const { take, list } = await openOwner()
    const wrong = PHONE_BOOK.replace('+1 (415) 555-0142', '611')
      .replace('VERSION:4.0', 'VERSION:2.1')
      .replace('EMAIL:', 'no colon here ')
      .concat('BEGIN:VCARD\r\nVERSION:3.0\r\nTEL;=:+12123456781\r\n', 'hello')
    const refused = await take(wrong)
    expect(refused).toMatchObject({ code: 'invalid_request', field: ['text', '6'] })
    expect(refused.problems?.map(({ field, message }) => [field[1], message])).toEqual([
      ['6', '“611” is no phone number'],
      ['17', 'is version 2.1, not 3.0 or 4.0'],
      ['26', 'is no property of a vCard'],
      ['28', 'the card has no END:VCARD'],
    ])
    expect(await list()).toEqual([])
    expect(await take(wrong, ', leaveOutUnreadable: true')).toMatchObject({ added: 1, leftOut: 5 })
    expect(await list()).toMatchObject([{ phone: '+12123456789' }])
  })
})

describe('a table', () => {
  test('of Google is read by its header, and what is wrong in it is named by its line', async () => {
    const { key } = await world.account()
    const { take, list } = contactsOf(world, key)
    const table = [
      '\uFEFFFirst Name,Last Name,Notes,Phone 1 - Value',
      'Dana,Reyes,"two\nlines",(415) 555-0142 ::: +44 20 7946 0958',
      '',
      'Tom,,,not a number',
      `${'x'.repeat(130)},,,212-345-6789`,
      'Nobody,,,',
      'Ann,,,"(212) 345-6780',
      '',
    ].join('\r\n')
    expect(await take('CSV', table)).toMatchObject({
      problems: [
        { field: ['text', '5'], message: '“not a number” is no phone number' },
        { field: ['text', '6'], message: 'the name is longer than 120 characters' },
        { field: ['text', '8'], message: 'a quote is opened here and not closed' },
      ],
    })
    const left = await take('CSV', table, ', leaveOutUnreadable: true')
    expect(left).toMatchObject({ added: 2, leftOut: 4 })
    expect(await list()).toMatchObject([
      { name: 'Dana Reyes', notes: 'two\nlines' },
      { name: 'Dana Reyes', notes: 'two\nlines' },
    ])
    expect(await take('CSV', 'a;b\nc;d')).toMatchObject({ field: ['text', '1'] })
    expect(await take('CSV', '')).toMatchObject({ field: ['text', '1'] })
    expect(await take('CSV', 'Phone;Mark\n2123456789;friend')).toMatchObject({
      field: ['text', '2'],
    })
  })

  test('of Outlook or Google with a column for each kind of number gives all of them', async () => {
    const { key } = await world.account()
    const { take, list } = contactsOf(world, key)
    const outlook = [
      'First Name,Last Name,Company,Business Fax,Home Phone 2,Business Phone,Mobile Phone,Primary Phone',
      'Kim,Park,,212-345-6789,,(415) 555-0142,415-555-0143,415-555-0143',
      ',,Acme Supply,,,,415-555-0144,',
    ].join('\n')
    const book = { added: 3, changed: 0, unchanged: 0, repeated: 0, leftOut: 0 }
    expect(await take('CSV', outlook)).toEqual(book)
    const google =
      'First Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value\nAna,Work,,415-555-0145'
    expect(await take('CSV', google)).toMatchObject({ added: 1, leftOut: 0 })
    const kept = (await list()).map(({ phone, name }) => `${phone.slice(-4)} ${name}`)
    expect(kept.toSorted()).toEqual([
      '0142 Kim Park',
      '0143 Kim Park',
      '0144 Acme Supply',
      '0145 Ana',
    ])
  })
})

const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const text = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((one) => plainText(one.replace(STEERING, ' ')))
    .filter((one) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(one) && [...one].length <= max)
    // No contact can have such a name: a Hangul filler is a letter that shows nothing.
    .filter((one) => !isBlank(one))
const odd = fc.constantFrom(
  '=1+1',
  "'=x",
  "''",
  '\\;',
  '\\\\;',
  'a\\,b',
  '; , : " \\n',
  'Ä "é"',
  '+1 2',
)
const contact = fc.record({
  phone: fc
    .tuple(fc.integer({ min: 201, max: 989 }), fc.integer({ min: 2_000_000, max: 9_999_999 }))
    .map(([area, rest]) => `+1${area}${rest}`),
  name: fc.option(fc.oneof(text(40), odd)),
  notes: fc.option(
    fc
      .array(fc.oneof(text(60), odd), { minLength: 1, maxLength: 3 })
      .map((lines) => lines.join('\n')),
  ),
  mark: fc.constantFrom(null, 'vip' as const, 'blocked' as const),
})

const bare = ({ phone, name, notes, mark }: Omit<FileRow, 'line'>) => ({ phone, name, notes, mark })
const view = (one: Omit<FileRow, 'line'>) => ({ ...one, heardName: null }) as never

test('a name that shows nothing is none', () => {
  const { rows, problems } = readCsv('Phone,Name\r\n+12125550142,\uffa0\r\n')
  expect(problems).toEqual([])
  expect(rows).toMatchObject([{ name: null }])
})

describe('what is exported is read again as it was', () => {
  test.each(['3.0', '4.0'] as const)('as vCard %s', (version) => {
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 5 }), (contacts) => {
        const file = contacts.map((one) => printVcard(view(one), version)).join('')
        const { rows, problems } = readVcards(file)
        expect(problems).toEqual([])
        expect(rows.map(bare)).toEqual(contacts)
        for (const line of file.split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
      { numRuns: 400 },
    )
  })

  test('as a table', () => {
    const MARKS = { vip: 'VIP', blocked: 'Blocked' }
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 5 }), (contacts) => {
        const rows = contacts.map(({ phone, name, notes, mark }) =>
          csvRow([phone, name ?? '', notes ?? '', mark ? MARKS[mark] : '']),
        )
        const read = readCsv(csvRow(['Phone', 'Name', 'Notes', 'Mark']) + rows.join(''))
        expect(read.problems).toEqual([])
        expect(read.rows.map(bare)).toEqual(contacts)
      }),
      { numRuns: 400 },
    )
  })
})
