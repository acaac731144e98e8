import {
  ContactMark as ContactMarkValues,
  ContactNameSource as ContactNameSourceValues,
} from '../prisma/generated/client/enums.ts'
import { readCall } from '../src/calls/account-calls-and-messages.ts'
import { CALLS_COUNTED_MAX, listCallsFrom, listMessagesFrom } from '../src/calls/calls-of-number.ts'
import { changeContact, createContact, deleteContact } from '../src/contacts/change-contact.ts'
import { markCaller } from '../src/contacts/mark-caller.ts'
import {
  type ContactView,
  listContacts,
  listEveryContact,
  readContact,
} from '../src/contacts/read-contacts.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { Call } from './call.ts'
import { newestIdFirst, newestPlacedFirst } from './connection.ts'
import { loadCallCount, loadContact, loadNewestCall } from './contact-loader.ts'
import { upperCase } from './enum-values.ts'
import { Message } from './message.ts'
import { withoutNulls } from './without-nulls.ts'

export const ContactMark = builder.enumType('ContactMark', {
  description:
    'VIP: never screened, what is left is always mailed. BLOCKED: turned away, at no cost.',
  values: upperCase(ContactMarkValues),
})
const ContactNameSource = builder.enumType('ContactNameSource', {
  description: 'OWNER: typed. IMPORT: from a file. HEARD: given by a caller.',
  values: { ...upperCase(ContactNameSourceValues), HEARD: { value: 'heard' } } as const,
})

const keyOf = ({ accountId, phone }: ContactView) => ({ accountId, phone })

export const Contact = builder.objectRef<ContactView>('Contact').implement({
  description: 'A person by the number they call from: one an account and number.',
  fields: (t) => ({
    id: t.exposeID('id'),
    phone: t.exposeString('phone', { description: 'E.164.' }),
    name: t.string({
      nullable: true,
      description: 'As the owner typed or imported it; else as it was heard last.',
      resolve: ({ name, heardName }) => name ?? heardName,
    }),
    nameSource: t.field({
      type: ContactNameSource,
      nullable: true,
      resolve: ({ nameSource, heardName }) => nameSource ?? (heardName === null ? null : 'heard'),
    }),
    heardName: t.exposeString('heardName', {
      nullable: true,
      description:
        'The name that was given last in a call from the number, whatever the owner calls them.',
    }),
    heardIn: t.field({
      type: Call,
      nullable: true,
      description: 'The call it was given in.',
      resolve: ({ accountId, heardCallId }, _args, { app }) =>
        heardCallId === null ? null : readCall(app, { accountId }, heardCallId),
    }),
    notes: t.exposeString('notes', { nullable: true }),
    mark: t.field({ type: ContactMark, nullable: true, resolve: ({ mark }) => mark }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      description:
        'When the newest call from the number was answered; before any, when the contact was made.',
    }),
    lastCall: t.field({
      type: Call,
      nullable: true,
      description: 'The newest call from the number, over all lines.',
      resolve: ({ accountId, phone }, _args, context) => loadNewestCall(context, accountId, phone),
    }),
    callCount: t.int({
      description: `Calls from the number, over all lines; not counted beyond ${CALLS_COUNTED_MAX}.`,
      resolve: ({ accountId, phone }, _args, context) => loadCallCount(context, accountId, phone),
    }),
    calls: t.connection({
      type: Call,
      description: 'From the number, over all lines, newest first.',
      resolve: (contact, args, { app }) =>
        newestPlacedFirst(args, (page) => listCallsFrom(app, keyOf(contact), page)),
    }),
    messages: t.connection({
      type: Message,
      description: 'With the number to call back on, newest first.',
      resolve: (contact, args, { app }) =>
        newestPlacedFirst(args, (page) => listMessagesFrom(app, keyOf(contact), page)),
    }),
  }),
})

builder.objectField(Call, 'contact', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: Contact,
    nullable: true,
    description: 'Whose number the caller’s is.',
    resolve: ({ accountId, caller }, _args, context) => loadContact(context, accountId, caller),
  }),
)

builder.objectField(Message, 'contact', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: Contact,
    nullable: true,
    description: 'Whose number it is that is to be called back.',
    resolve: ({ accountId, phone }, _args, context) => loadContact(context, accountId, phone),
  }),
)

builder.objectFields(Account, (t) => ({
  contacts: t.connection({
    type: Contact,
    description: 'Whoever was heard of last first.',
    args: {
      search: t.arg.string({
        description: 'Beginnings of words, and numbers or their last digits; all must be there.',
      }),
      mark: t.arg({ type: ContactMark }),
    },
    resolve: ({ id }, { search, mark, ...args }, { app }) =>
      newestPlacedFirst(args, (page) =>
        listContacts(app, id, { ...page, search: search ?? undefined, mark: mark ?? undefined }),
      ),
  }),
  everyContact: t.connection({
    type: Contact,
    description: 'All contacts, the newest made first: nothing moves while they are read.',
    resolve: ({ id }, args, { app }) =>
      newestIdFirst(args, (page) => listEveryContact(app, id, page)),
  }),
}))

builder.queryField('contact', (t) =>
  t.withAuth({ account: true }).field({
    type: Contact,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readContact(app, viewer, id),
  }),
)

const ContactCreateInput = builder.inputType('ContactCreateInput', {
  fields: (t) => ({
    phone: t.string({
      required: true,
      description: 'Any US form, or `+` and the country’s code.',
    }),
    name: t.string({ description: 'At most 120 characters.' }),
    notes: t.string({ description: 'At most 2,000 characters.' }),
    mark: t.field({ type: ContactMark }),
  }),
})

const ContactUpdateInput = builder.inputType('ContactUpdateInput', {
  description:
    'What is left out stays; null empties. Without a name of the owner’s, the one that was heard is shown.',
  fields: (t) => ({
    name: t.string(),
    notes: t.string(),
    mark: t.field({ type: ContactMark }),
  }),
})

builder.mutationFields((t) => ({
  contactCreate: t.withAuth({ account: true }).field({
    type: Contact,
    errors: {},
    args: { input: t.arg({ type: ContactCreateInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) => createContact(app, viewer, withoutNulls(input)),
  }),
  contactUpdate: t.withAuth({ account: true }).field({
    type: Contact,
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ContactUpdateInput, required: true }),
    },
    resolve: (_root, { id, input }, { app, viewer }) => changeContact(app, viewer, id, input),
  }),
  contactDelete: t.withAuth({ account: true }).field({
    type: Account,
    description: 'Its calls and messages stay; the next call from the number makes it anew.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => deleteContact(app, viewer, id),
  }),
  callerMark: t.withAuth({ account: true }).field({
    type: Contact,
    description: 'Marks whoever calls from a number, contact or not; without a mark, takes it off.',
    errors: {},
    args: { phone: t.arg.string({ required: true }), mark: t.arg({ type: ContactMark }) },
    resolve: (_root, { phone, mark }, { app, viewer }) =>
      markCaller(app, viewer, { phone, mark: mark ?? null }),
  }),
}))
