import type { Response } from 'express'
import { wordsWithin } from '../../../../src/kernel/text/words-within.ts'
import { asTask } from '../../../../src/meetings/as-a-task.ts'
import { openingOf } from '../../../../src/meetings/opening-of-recap.ts'
import { ownerOf } from '../../../../src/meetings/whose-and-when.ts'
import { ConsoleHomeDocument } from '../../../generated/operations.ts'
import { titleOf } from '../action-items/action-items.ts'
import { byDue, type DatedItem, datedItems, type Item } from '../action-items/item-groups.ts'
import type { ConsoleContext } from '../console-context.ts'
import { excerpt } from '../frame/excerpt.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { PAID, paidFirst } from '../lines/paid-first.ts'
import { stateOfLine } from '../lines/state-of-line.ts'
import { STATES } from '../meetings/meeting-in-words.ts'
import { groupByCaller } from '../messages/group-by-caller.ts'
import { bestTimeOf } from '../messages/message-details.ts'
import { gistInList, moreInWords, saidAt, unwantedAs } from '../messages/message-in-words.ts'
import { justHandled } from '../messages/next-to-handle.ts'
import { toFinish } from './to-finish.ts'
import { weekInFigures } from './week-in-figures.ts'

/** What the home page shows now. `just`: the message that was handled a moment ago, or ''. */
export async function readHome(desk: ConsoleContext, response: Response, just: string) {
  const { account, actionItems, meetings, message } = await desk.run(
    response,
    ConsoleHomeDocument,
    {
      just,
      isJust: just !== '',
      paidStatus: PAID,
    },
  )
  const { lines: open, next } = paidFirst({ paid: account.paid, unpaid: account.unpaid })
  const now = desk.app.clock.now()
  const waiting = groupByCaller(
    account.urgent.edges.map(({ node }) => node),
    account.others.edges.map(({ node }) => node),
  )
  const others = waiting.others.slice(0, OTHERS_SHOWN)
  const closed = account.closed.edges.map(({ node }) => node)
  const zones = [...open, ...closed].map(({ timeZone }) => timeZone)
  return {
    just: justHandled(message, now),
    offers: desk.offers,
    excerpt,
    goingOn: account.callsGoingOn,
    urgent: waiting.urgent,
    unwanted: account.unwanted.edges.map(({ node }) => node),
    unwantedCount: account.messageCounts.unwanted,
    others,
    ...questionsOnce(
      account.openQuestions.edges.map(({ node }) => node),
      [...waiting.urgent, ...others].flatMap(({ shown, more }) => [shown, ...more.slice(0, 1)]),
    ),
    waits: account.waiting,
    items: mostPressing(
      actionItems.edges.map(({ node }) => node),
      account.timeZone,
      now,
    ),
    openItems: account.openActionItems,
    hasMessages: account.newest.edges.length > 0,
    week: weekInFigures(account.activity),
    lines: open.slice(0, LINES_SHOWN).map((line) => ({ ...line, toFinish: toFinish(line) })),
    moreLines: next !== null || open.length > LINES_SHOWN,
    meetings: nextFirst(
      meetings.edges.map(({ node }) => node),
      now,
    ),
    meetingMinutes: account.meetingMinutes.available,
    timeZone: account.timeZone,
    times: ownersTimes(now, account.timeZone, zones),
    ...{ bestTimeOf, gistInList, moreInWords, saidAt, stateOfLine, unwantedAs },
    ...{ asTask, openingOf, ownerOf, titleOf },
    meetingStates: STATES,
  }
}

const LINES_SHOWN = 20

type Question = { words: string; callId: string | null }
type Asking = Parameters<typeof gistInList>[0] & { call?: { id: string } | null }

/** Questions that no shown message asks, and of a message the question that it asks. */
function questionsOnce<Q extends Question>(questions: readonly Q[], messages: readonly Asking[]) {
  const asks = (message: Asking, { callId, words }: Q) =>
    message.call?.id === callId && wordsWithin(words, gistInList(message))
  const isShown = (question: Q) => messages.some((message) => asks(message, question))
  return {
    asked: questions.filter((question) => !isShown(question)).slice(0, QUESTIONS_SHOWN),
    questionIn: (message: Asking) => questions.find((question) => asks(message, question)),
  }
}

const QUESTIONS_SHOWN = 3

/** Open action items that are due first; those without a date come last. */
function mostPressing(items: readonly Item[], timeZone: string, now: Date): DatedItem[] {
  const groups = byDue(datedItems(items, timeZone, now), timeZone, now)
  return groups.flatMap((group) => group.items).slice(0, ITEMS_SHOWN)
}

const ITEMS_SHOWN = 3

/** Callers whose messages are not urgent. */
const OTHERS_SHOWN = 6

const DAY_MS = 86_400_000

/** Meetings from the last 24 hours on, earliest first; then the older ones, newest first. */
function nextFirst<M extends { startsAt: string }>(meetings: readonly M[], now: Date): M[] {
  const isNear = ({ startsAt }: M) => Date.parse(startsAt) > now.getTime() - DAY_MS
  const byStart = meetings.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return [...byStart.filter(isNear), ...byStart.filter((one) => !isNear(one)).reverse()]
}
