import { STOPPABLE } from '../src/platform/mail/mails-one-can-stop.ts'
import {
  followMailLink,
  type MailLinkView,
  readMailLink,
} from '../src/workflows/follow-mail-link.ts'
import { builder } from './builder.ts'

const MailLinkDoes = builder.enumType('MailLinkDoes', {
  values: { HANDLE: { value: 'handle' }, STOP: { value: 'stop' } } as const,
})

const StoppableMails = builder.enumType('StoppableMails', { values: STOPPABLE })

const LinkedMessage = builder
  .objectRef<NonNullable<MailLinkView['message']>>('LinkedMessage')
  .implement({
    description: 'What the page of a mail\u2019s link says of the message: no word of it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      businessName: t.exposeString('businessName'),
      timeZone: t.exposeString('timeZone', { description: 'Of its line, an IANA name.' }),
      at: t.expose('at', { type: 'DateTime' }),
      urgent: t.exposeBoolean('urgent'),
      isHandled: t.exposeBoolean('isHandled'),
    }),
  })

const MailLink = builder.objectRef<MailLinkView>('MailLink').implement({
  description: 'A signed link of a mail, which its reader follows without signing in.',
  fields: (t) => ({
    does: t.field({ type: MailLinkDoes, resolve: ({ does }) => does }),
    mails: t.field({ type: StoppableMails, nullable: true, resolve: ({ mails }) => mails }),
    isDone: t.exposeBoolean('isDone', { description: 'There is nothing left to do by it.' }),
    address: t.exposeString('address', {
      nullable: true,
      description:
        'Where mails that can be stopped go, with one letter of what stands before the @.',
    }),
    about: t.field({
      type: LinkedMessage,
      nullable: true,
      description: 'The message, where the link is about one.',
      resolve: ({ message }) => message,
    }),
  }),
})

builder.queryField('mailLink', (t) =>
  t.field({
    type: MailLink,
    nullable: true,
    description: 'Open to whoever has the link; null for one that leads nowhere.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { app }) => readMailLink(app, token),
  }),
)

builder.mutationField('mailLinkFollow', (t) =>
  t.field({
    type: MailLink,
    description: 'Does what the link says: once, where it is about a message.',
    errors: {},
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { app }) => followMailLink(app, token),
  }),
)
