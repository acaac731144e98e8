import { enterTestCode } from '../src/test-lines/answer-test-call.ts'
import {
  hangUpOnPage,
  hearOnPage,
  type OpenedHearCall,
  openHearCall,
} from '../src/test-lines/call-in-browser.ts'
import { requireCallOfLink } from '../src/test-lines/call-of-link.ts'
import type { TestReply } from '../src/test-lines/hear-test-caller.ts'
import { type HearPage, readHearPage } from '../src/test-lines/read-hear-page.ts'
import { builder } from './builder.ts'
import { CallInstruction, HeardInput, IncomingCallInput } from './call-handling.ts'
import { readHeard } from './heard-input.ts'
import { withoutNulls } from './without-nulls.ts'

const HearPageRef = builder.objectRef<HearPage>('HearPage').implement({
  description: 'A test line as the page in the browser shows it.',
  fields: (t) => ({
    businessName: t.exposeString('businessName'),
    testNumber: t.exposeString('testNumber', { description: 'For people: (512) 842-2671.' }),
    testNumberE164: t.exposeString('testNumberE164'),
    testCode: t.exposeString('testCode'),
    callsLeft: t.exposeInt('callsLeft'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    isTrial: t.exposeBoolean('isTrial', { description: 'Made without signing in.' }),
    services: t.exposeStringList('services', { description: 'What callers can ask for.' }),
    hoursText: t.exposeString('hoursText', {
      nullable: true,
      description: 'As the owner wrote them; null: Monday to Friday, 9 AM to 5 PM.',
    }),
  }),
})

const HearCall = builder.objectRef<OpenedHearCall>('HearCall').implement({
  description: 'A call from the page. Whoever has its id talks in it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text', { description: 'The first words.' }),
    language: t.exposeString('language'),
  }),
})

const HearReply = builder.objectRef<TestReply>('HearReply').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    language: t.exposeString('language'),
    end: t.exposeBoolean('end', { description: 'The call is over after the text.' }),
    ownerWouldRead: t.exposeString('ownerWouldRead', {
      nullable: true,
      description: 'At the end: what the owner of a real line would be told. Kept nowhere.',
    }),
  }),
})

builder.queryField('hearPage', (t) =>
  t.field({
    type: HearPageRef,
    nullable: true,
    description: 'Open to whoever has the link; null for one that leads nowhere, now or ever.',
    args: { link: t.arg.string({ required: true }) },
    resolve: (_root, { link }, { app }) => readHearPage(app, link),
  }),
)

builder.mutationFields((t) => ({
  testCallEnterCode: t.withAuth({ provider: true }).field({
    type: CallInstruction,
    args: {
      input: t.arg({ type: IncomingCallInput, required: true }),
      heard: t.arg({ type: HeardInput, required: true }),
    },
    resolve: (_root, { input, heard }, { app }) =>
      enterTestCode(app, withoutNulls(input), readHeard(heard)),
  }),
  hearCallOpen: t.field({
    type: HearCall,
    errors: {},
    args: { link: t.arg.string({ required: true }) },
    resolve: (_root, { link }, { app }) => openHearCall(app, link),
  }),
  hearCallHear: t.field({
    type: HearReply,
    errors: {},
    args: {
      link: t.arg.string({ required: true }),
      id: t.arg.string({ required: true }),
      heard: t.arg({ type: HeardInput, required: true }),
    },
    resolve: async (_root, { link, id, heard }, { app }) => {
      await requireCallOfLink(app, link, id)
      return hearOnPage(app, id, readHeard(heard))
    },
  }),
  hearCallHangUp: t.field({
    type: HearReply,
    errors: {},
    args: { link: t.arg.string({ required: true }), id: t.arg.string({ required: true }) },
    resolve: async (_root, { link, id }, { app }) => {
      await requireCallOfLink(app, link, id)
      return hangUpOnPage(app, id)
    },
  }),
}))
