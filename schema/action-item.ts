import { assignActionItem } from '../src/meetings/assign-action-item.ts'
import { countOpenActionItems } from '../src/meetings/count-open-action-items.ts'
import { finishActionItem, reopenActionItem } from '../src/meetings/finish-action-item.ts'
import { listActionItems } from '../src/meetings/read-action-items.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { meetingByMeeting } from './connection.ts'
import { Meeting } from './meeting.ts'
import { loadMeeting } from './meeting-loader.ts'
import { ActionItem } from './meeting-notes.ts'

builder.objectField(ActionItem, 'meeting', (t) =>
  t.withAuth({ meetingsRead: true, staff: true }).field({
    type: Meeting,
    description: 'The meeting whose recap has it.',
    resolve: ({ meetingId }, _args, context) => loadMeeting(context, meetingId),
  }),
)

builder.objectField(Account, 'openActionItems', (t) =>
  t.withAuth({ notesRead: true, staff: true }).int({
    description: 'How many action items are not done. The count ends at 100.',
    resolve: ({ id }, _args, { app }) => countOpenActionItems(app, id),
  }),
)

builder.queryField('actionItems', (t) =>
  t.withAuth({ notesRead: true }).connection({
    type: ActionItem,
    description: 'Over all meetings, the newest first; of one meeting in the order of its recap.',
    args: {
      done: t.arg.boolean({ description: 'True: only those done. False: only those open.' }),
    },
    resolve: (_root, { done, ...args }, { app, viewer }) =>
      meetingByMeeting(args, (page) =>
        listActionItems(app, viewer, { ...page, done: done ?? undefined }),
      ),
  }),
)

builder.mutationFields((t) => ({
  actionItemFinish: t.withAuth({ account: true }).field({
    type: ActionItem,
    description: 'Marks it as done; again is as good.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => finishActionItem(app, viewer, id),
  }),
  actionItemReopen: t.withAuth({ account: true }).field({
    type: ActionItem,
    description: 'Takes the mark back; again is as good.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => reopenActionItem(app, viewer, id),
  }),
  actionItemAssign: t.withAuth({ account: true }).field({
    type: ActionItem,
    description: 'Sets who does it and by when; null goes back to what was said.',
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      assignee: t.arg.string({ description: 'At most 120 characters.' }),
      dueOn: t.arg.string({ description: 'A date, like `2026-11-30`.' }),
    },
    resolve: (_root, { id, assignee, dueOn }, { app, viewer }) =>
      assignActionItem(app, viewer, id, { assignee: assignee ?? null, dueOn: dueOn ?? null }),
  }),
}))
