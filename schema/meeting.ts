import {
  MeetingFault as MeetingFaultValues,
  MeetingProvider as MeetingProviderValues,
  MeetingState as MeetingStateValues,
} from '../prisma/generated/client/enums.ts'
import { listEntriesOfSource } from '../src/billing/read-ledger.ts'
import { cancelMeeting } from '../src/meetings/cancel-meeting.ts'
import { deleteNotes } from '../src/meetings/delete-notes.ts'
import { MeetingOrder } from '../src/meetings/meeting-order.ts'
import { notesAsMarkdown } from '../src/meetings/notes-as-markdown.ts'
import { listMeetings, type MeetingView, readMeeting } from '../src/meetings/read-meetings.ts'
import { readRecap, readSpeakers, readTranscript } from '../src/meetings/read-notes.ts'
import {
  RecapDelivery as RecapDeliveryValues,
  recapDelivery,
  recipientDelivery,
} from '../src/meetings/recap-delivery.ts'
import { resendRecap, shareRecap } from '../src/meetings/resend-recap.ts'
import { scheduleMeeting } from '../src/meetings/schedule-meeting.ts'
import { builder } from './builder.ts'
import { newestFirst } from './connection.ts'
import { DeliveryStatus } from './delivery-status.ts'
import { upperCase } from './enum-values.ts'
import { inputOf } from './input-of.ts'
import { LedgerEntry } from './ledger.ts'
import { Recap, Transcript } from './meeting-notes.ts'
import { withoutNulls } from './without-nulls.ts'

const MeetingState = builder.enumType('MeetingState', { values: upperCase(MeetingStateValues) })
export const MeetingProvider = builder.enumType('MeetingProvider', {
  values: upperCase(MeetingProviderValues),
})
const MeetingFault = builder.enumType('MeetingFault', { values: upperCase(MeetingFaultValues) })
const RecapDelivery = builder.enumType('RecapDelivery', {
  description:
    'How far the recap has come, over all its recipients; NONE when nobody will get one.',
  values: upperCase(RecapDeliveryValues),
})

type RecipientDelivery = ReturnType<typeof recipientDelivery>

const MeetingRecipient = builder
  .objectRef<Omit<MeetingView['recipients'][number], 'delivery'> & { delivery: RecipientDelivery }>(
    'MeetingRecipient',
  )
  .implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      delivery: t.field({
        type: DeliveryStatus,
        description: 'How far the recap has come to them; none when there will be none.',
        resolve: ({ delivery }) => delivery,
      }),
      at: t.field({
        type: 'DateTime',
        description: 'When the delivery last changed.',
        resolve: ({ at }) => new Date(at),
      }),
    }),
  })

type Failure = { reason: string; fault: NonNullable<MeetingView['failureFault']> }

const MeetingFailure = builder.objectRef<Failure>('MeetingFailure').implement({
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'What went wrong, for a person.' }),
    fault: t.field({
      type: MeetingFault,
      description: 'Whose fault it was. A meeting that fails on our side costs nothing.',
      resolve: ({ fault }) => fault,
    }),
  }),
})

const failureOf = ({ failureReason: reason, failureFault: fault }: MeetingView) =>
  reason !== null && fault !== null ? { reason, fault } : null

export const Meeting = builder.node(builder.objectRef<MeetingView>('Meeting'), {
  description: 'A meeting that a note-taker was sent to.',
  id: { description: 'The id of the meeting.', resolve: ({ id }) => id },
  fields: (t) => ({
    state: t.field({
      type: MeetingState,
      description:
        'Confirming until the note-taker is booked, then scheduled. Done, cancelled and failed ' +
        'are final; there is a recap once it is done.',
      resolve: ({ state }) => state,
    }),
    title: t.exposeString('title', { nullable: true }),
    meetingUrl: t.exposeString('meetingUrl', {
      description: 'The link that the note-taker joins by.',
    }),
    provider: t.field({ type: MeetingProvider, resolve: ({ provider }) => provider }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the note-taker joins.' }),
    joinedAt: t.expose('joinedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was let in.',
    }),
    leftAt: t.expose('leftAt', { type: 'DateTime', nullable: true, description: 'When it left.' }),
    maxMinutes: t.exposeInt('maxMinutes', {
      description: 'The note-taker leaves after this many minutes.',
    }),
    minutesReserved: t.int({
      description: 'Minutes reserved now; none once the meeting is charged or cancelled.',
      resolve: ({ reservedSeconds }) => Math.ceil(reservedSeconds / 60),
    }),
    minutesCharged: t.exposeInt('minutesCharged', {
      description: 'From joining to leaving, in whole minutes rounded up.',
    }),
    recipients: t.field({
      type: [MeetingRecipient],
      description: 'Who gets the recap.',
      resolve: ({ state, recipients }) =>
        recipients.map((one) => ({ ...one, delivery: recipientDelivery(state, one.delivery) })),
    }),
    delivery: t.field({
      type: RecapDelivery,
      description:
        'How far the recap has come, over all recipients; none when nobody will get one.',
      resolve: ({ state, recipients }) =>
        recapDelivery(
          state,
          recipients.map(({ delivery }) => delivery),
        ),
    }),
    failure: t.field({
      type: MeetingFailure,
      nullable: true,
      description: 'Why there are no notes; null unless it failed.',
      resolve: failureOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was ordered.' }),
    notesDeletedAt: t.expose('notesDeletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its owner had transcript and recap deleted.',
    }),
  }),
})

builder.objectFields(Meeting, (t) => ({
  ledger: t.withAuth({ account: true, staff: true }).field({
    type: [LedgerEntry],
    description: 'What it cost and why: reserved, charged, released.',
    resolve: ({ accountId, id: sourceId }, _args, { app }) =>
      listEntriesOfSource(app, { accountId, sourceId }),
  }),
  transcript: t.withAuth({ notesRead: true, staff: true }).field({
    type: Transcript,
    nullable: true,
    description: 'Null until something was said.',
    resolve: (meeting, _args, { app }) => readTranscript(app, meeting),
  }),
  speakers: t.withAuth({ notesRead: true, staff: true }).stringList({
    description: 'The names of those who spoke, who said most first.',
    resolve: (meeting, _args, { app }) => readSpeakers(app, meeting),
  }),
  recap: t.field({
    type: Recap,
    nullable: true,
    description: 'Null until it is written.',
    resolve: (meeting, _args, { app }) => readRecap(app, meeting),
  }),
  markdown: t.withAuth({ notesRead: true, staff: true }).string({
    nullable: true,
    description: 'Recap and transcript as a page of Markdown; null when there is neither.',
    resolve: (meeting, _args, { app }) => notesAsMarkdown(app, meeting),
  }),
}))

builder.queryFields((t) => ({
  meeting: t.withAuth({ meetingsRead: true, staff: true }).field({
    type: Meeting,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readMeeting(app, viewer, id),
  }),
  meetings: t.withAuth({ meetingsRead: true }).connection({
    type: Meeting,
    description: "The viewer's own, newest first.",
    resolve: (_root, args, { app, viewer }) =>
      newestFirst(
        args,
        (page) => listMeetings(app, viewer, page),
        ({ createdAt }) => createdAt,
      ),
  }),
}))

const MeetingScheduleInput = inputOf('MeetingScheduleInput', MeetingOrder)

builder.mutationFields((t) => ({
  meetingDelete: t.withAuth({ account: true }).field({
    type: Meeting,
    description:
      'Deletes what was said at a meeting that is over: transcript and recap. What it cost stays in the ledger.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => deleteNotes(app, viewer, id),
  }),
  meetingSchedule: t.withAuth({ meetingsWrite: true }).field({
    type: Meeting,
    errors: {},
    args: { input: t.arg({ type: MeetingScheduleInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      scheduleMeeting(app, viewer, withoutNulls(input)),
  }),
  meetingCancel: t.withAuth({ meetingsWrite: true }).field({
    type: Meeting,
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => cancelMeeting(app, viewer, id),
  }),
  recapResend: t.withAuth({ meetingsWrite: true }).field({
    type: Meeting,
    description: 'Mails the recap to one of its recipients again; at most once a minute.',
    errors: {},
    args: { id: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
    resolve: (_root, { id: meetingId, email }, { app, viewer }) =>
      resendRecap(app, viewer, { meetingId, email }),
  }),
  recapShare: t.withAuth({ account: true }).field({
    type: Meeting,
    description: 'Mails the recap to somebody else, who is one of its recipients from then on.',
    errors: {},
    args: { id: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
    resolve: (_root, { id: meetingId, email }, { app, viewer }) =>
      shareRecap(app, viewer, { meetingId, email }),
  }),
}))
