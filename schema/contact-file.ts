import {
  type ContactImport as Imported,
  importContacts,
  type SampleRow,
} from '../src/contacts/files/import-contacts.ts'
import { printVcard } from '../src/contacts/files/print-vcard.ts'
import { builder } from './builder.ts'
import { Contact, ContactMark } from './contact.ts'
import { withoutNulls } from './without-nulls.ts'

const ContactFileFormat = builder.enumType('ContactFileFormat', {
  description:
    'VCARD: 3.0 or 4.0. CSV: with a header of Phone, Name, Notes and Mark, as exported here or by Google and Outlook.',
  values: { VCARD: { value: 'vcard' }, CSV: { value: 'csv' } } as const,
})
const VcardVersion = builder.enumType('VcardVersion', {
  values: { V3: { value: '3.0' }, V4: { value: '4.0' } } as const,
})

builder.objectField(Contact, 'vcard', (t) =>
  t.string({
    description:
      'The contact as a vCard, ended by a line break: a file of them is one after the other.',
    args: { version: t.arg({ type: VcardVersion, defaultValue: '3.0' }) },
    resolve: (contact, { version }) => printVcard(contact, version ?? '3.0'),
  }),
)

const ContactImportOutcome = builder.enumType('ContactImportOutcome', {
  values: {
    ADDED: { value: 'added' },
    CHANGED: { value: 'changed' },
    UNCHANGED: { value: 'unchanged' },
  } as const,
})

const ContactImportRow = builder.objectRef<SampleRow>('ContactImportRow').implement({
  description: 'A contact of the file, and what comes of it.',
  fields: (t) => ({
    phone: t.exposeString('phone'),
    name: t.exposeString('name', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    mark: t.field({ type: ContactMark, nullable: true, resolve: ({ mark }) => mark }),
    outcome: t.field({ type: ContactImportOutcome, resolve: ({ outcome }) => outcome }),
  }),
})

const ContactImport = builder.objectRef<Imported>('ContactImport').implement({
  description: 'What came of a file.',
  fields: (t) => ({
    added: t.exposeInt('added'),
    changed: t.exposeInt('changed', {
      description: 'Were given a name, notes or a mark they lacked.',
    }),
    unchanged: t.exposeInt('unchanged'),
    repeated: t.exposeInt('repeated', {
      description: 'Numbers that stand in the file again with something else: the first counts.',
    }),
    leftOut: t.exposeInt('leftOut', {
      description: 'Entries without a number, and those that could not be read.',
    }),
    sample: t.field({
      type: [ContactImportRow],
      description: 'The first ten contacts of the file.',
      resolve: ({ sample }) => sample,
    }),
  }),
})

const ContactsImportInput = builder.inputType('ContactsImportInput', {
  fields: (t) => ({
    format: t.field({ type: ContactFileFormat, required: true }),
    text: t.string({ required: true, description: 'The file: at most 2 MB and 5,000 numbers.' }),
    leaveOutUnreadable: t.boolean({
      description: 'Takes the rest over where something cannot be read; else nothing is.',
    }),
    previewOnly: t.boolean({
      description: 'Keeps nothing, and only tells what would come of the file.',
    }),
  }),
})

builder.mutationField('contactsImport', (t) =>
  t.withAuth({ account: true }).field({
    type: ContactImport,
    description:
      'All of a file or nothing: `problems` names what is wrong by its line, `["text", "12"]`. ' +
      'What the owner wrote stands.',
    errors: {},
    args: { input: t.arg({ type: ContactsImportInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      importContacts(app, viewer, withoutNulls(input)),
  }),
)
