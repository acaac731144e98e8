import type { RecapView, SegmentView, TranscriptView } from '../src/meetings/read-notes.ts'
import type { Cited } from '../src/meetings/recap/cited-lines.ts'
import { builder } from './builder.ts'

const TranscriptSegment = builder.objectRef<SegmentView>('TranscriptSegment').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What a recap cites it by.' }),
    speaker: t.exposeString('speaker', {
      nullable: true,
      description: 'Null when it is not known.',
    }),
    startSeconds: t.exposeFloat('startSeconds', {
      description: 'From when the note-taker joined.',
    }),
    endSeconds: t.exposeFloat('endSeconds'),
    text: t.exposeString('text'),
  }),
})

export const Transcript = builder.objectRef<TranscriptView>('Transcript').implement({
  fields: (t) => ({
    meetingId: t.exposeID('meetingId', { description: 'The id of the meeting.' }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'BCP 47; null when it is not known.',
    }),
    segments: t.field({
      type: [TranscriptSegment],
      description: 'In the order they were said.',
      resolve: ({ segments }) => segments,
    }),
  }),
})

const CITES = 'Ids of the transcript segments it rests on.'

const RecapPoint = builder.objectRef<Cited>('RecapPoint').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    segments: t.exposeStringList('segments', { description: CITES }),
  }),
})

type NotedItem = RecapView['actionItems'][number]

export const ActionItem = builder.objectRef<NotedItem>('ActionItem').implement({
  description: 'What somebody is to do after a meeting.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'The same when the recap is written again and still has it.',
    }),
    meetingId: t.exposeID('meetingId', { description: 'The id of the meeting.' }),
    text: t.exposeString('text'),
    owner: t.exposeString('owner', {
      nullable: true,
      description: 'Who does it, when that was said.',
    }),
    due: t.exposeString('due', { nullable: true, description: 'By when, as it was said.' }),
    segments: t.exposeStringList('segments', { description: CITES }),
    doneAt: t.expose('doneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its account marked it as done; null while it is open.',
    }),
    assignee: t.exposeString('assignee', {
      nullable: true,
      description: 'Who does it, as its account set it; null: see `owner`.',
    }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'By when, as its account set it, like `2026-11-30`; null: see `due`.',
    }),
  }),
})

export const Recap = builder.objectRef<RecapView>('Recap').implement({
  description: 'What a finished meeting came to.',
  fields: (t) => ({
    meetingId: t.exposeID('meetingId', { description: 'The id of the meeting.' }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    decisions: t.field({ type: [RecapPoint], resolve: ({ decisions }) => decisions }),
    actionItems: t.field({ type: [ActionItem], resolve: ({ actionItems }) => actionItems }),
    openQuestions: t.field({ type: [RecapPoint], resolve: ({ openQuestions }) => openQuestions }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
})
