import { SearchKind as SearchKindValues } from '../src/workflows/search/find-rows.ts'
import { FOUND_STATES } from '../src/workflows/search/found-states.ts'
import { type SearchHit, search } from '../src/workflows/search/search.ts'
import { builder } from './builder.ts'
import { newestPlacedFirst } from './connection.ts'
import { upperCase } from './enum-values.ts'
import { Line } from './line.ts'
import { loadLine } from './line-loader.ts'
import { withoutNulls } from './without-nulls.ts'

const SearchKind = builder.enumType('SearchKind', { values: upperCase(SearchKindValues) })

const SearchState = builder.enumType('SearchState', {
  description:
    'URGENT, OPEN, HANDLED: of a message, or of the message that a call left. OPEN, ANSWERED: of a ' +
    'question. The others are of a meeting.',
  values: upperCase(FOUND_STATES),
})

const SearchHitType = builder.objectRef<SearchHit>('SearchHit').implement({
  description: 'A call, message, meeting, contact or question that has all the words.',
  fields: (t) => ({
    kind: t.field({ type: SearchKind, resolve: ({ kind }) => kind }),
    id: t.exposeID('id', {
      description: 'The id of the call, message, meeting, contact or question.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      description:
        'When it was answered, left or asked; when the note-taker joins; when a contact was last heard of.',
    }),
    title: t.exposeString('title', {
      description:
        'Who called or left it, as far as is known; what the meeting is called; what was asked.',
    }),
    state: t.field({
      type: SearchState,
      nullable: true,
      description: 'Null for a contact, and for a call that left no message.',
      resolve: ({ state }) => state,
    }),
    callId: t.exposeID('callId', {
      nullable: true,
      description: 'The call that left the message; null for all else.',
    }),
    calledAt: t.expose('calledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When that call was answered; null for all else.',
    }),
    excerpt: t.exposeString('excerpt', {
      description:
        'At most 220 characters of where it was found; its beginning, if that is in a name or a number alone.',
    }),
  }),
})

builder.objectField(SearchHitType, 'line', (t) =>
  t.withAuth({ linesRead: true, staff: true }).field({
    type: Line,
    nullable: true,
    description: 'The line that was called; null for a meeting and a contact.',
    resolve: ({ lineId }, _args, context) => (lineId === null ? null : loadLine(context, lineId)),
  }),
)

builder.queryField('search', (t) =>
  t.withAuth({ callsRead: true, messagesRead: true, notesRead: true }).connection({
    type: SearchHitType,
    description:
      "The viewer's own calls, messages, meetings, contacts and open or answered questions, " +
      'transcripts and recaps included, newest first: of each kind that the viewer may read. ' +
      'An agent finds neither contacts nor questions.',
    args: {
      query: t.arg.string({
        required: true,
        description:
          'Up to 8 beginnings of words, and numbers or their last digits; all of them must be ' +
          'there. At most 200 characters.',
      }),
      kinds: t.arg({ type: [SearchKind], description: 'Only these; all when left out.' }),
    },
    resolve: (_root, { query, kinds, ...args }, { app, viewer }) =>
      newestPlacedFirst(args, (page) => search(app, viewer, withoutNulls({ query, kinds }), page)),
  }),
)
