import type { Request, Response } from 'express'
import { sameWords } from '../../../../src/conversations/one-line-summary.ts'
import { wordsWithin } from '../../../../src/kernel/text/words-within.ts'
import type {
  ConsoleConversationFragment,
  ConsoleMessageFieldsFragment,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { phone } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { bestTimeOf, detailsOf, linkOfDetail, quoteOf } from '../messages/message-details.ts'
import {
  callerOf,
  gistInList,
  gistOfCall,
  moreInWords,
  saidAt,
  unwantedAs,
} from '../messages/message-in-words.ts'
import { textBackLink } from '../messages/text-back.ts'
import { heardNow } from '../questions/questions.ts'
import { chargeOf, chipOf, endOf, languageOf } from './call-in-words.ts'
import { readHistory } from './caller-history.ts'
import { offset, turnsAsShown } from './turns-as-shown.ts'

type Call = ConsoleConversationFragment
type Message = ConsoleMessageFieldsFragment

/** A call or a message (`call` is null if a message has none). Both pages show the same facts. */
type Told = { call: Call | null; message: Message | null }

/** The caller as the owner knows them: by name if there is one, else by number. */
function whoOf({ call, message }: Told): string {
  const name = message?.name ?? contactOf({ call, message })?.name
  if (name) return name
  const number = numberOf({ call, message })
  if (number) return phone(number)
  return message?.source === 'AGENT' ? 'An agent' : 'Private number'
}

/** The contact of the calling number, else of the number left in the message. */
function contactOf({ call, message }: Told) {
  return call?.contact ?? message?.contact ?? null
}

/** The callback number: the one the caller left, else the one they called from. */
function numberOf({ call, message }: Told): string | null {
  return message?.phone ?? call?.caller ?? null
}

/** What it was about in one line, all the caller's words if they say more, and why it is urgent if neither says so. */
function inShort({ call, message }: Told): { gist: string; words: string; reason: string } {
  const gist = message ? gistInList(message) : call ? gistOfCall(call) : ''
  const words = message && moreInWords(message) ? quoteOf(message.message) : ''
  const reason = call?.urgentReason ?? ''
  const isSaid = [gist, message?.message ?? ''].some((text) => wordsWithin(reason, text))
  return { gist, words, reason: reason === '' || isSaid || sameWords(reason, gist) ? '' : reason }
}

/** For the browser's tab: `Dana Reyes: The water heater burst`. */
function titleOf(told: Told): string {
  const { gist } = inShort(told)
  return gist ? `${whoOf(told)}: ${excerpt(gist, TITLE_CHARACTERS_MAX)}` : whoOf(told)
}

const TITLE_CHARACTERS_MAX = 60

/** The facts that the templates of both pages need. */
export async function toldFacts(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  { timeZone, ...told }: Told & { timeZone: string },
) {
  const [history, heard] = await Promise.all([
    readHistory(desk, response, told),
    heardNow(desk, request, response),
  ])
  const lines = [told.call?.line, told.message?.line, ...history.others.map(({ line }) => line)]
  const zones = lines.flatMap((line) => line?.timeZone ?? [])
  return {
    told,
    times: ownersTimes(desk.app.clock.now(), timeZone, zones),
    history,
    contact: contactOf(told),
    heardNow: heard,
    whoOf,
    numberOf,
    inShort,
    titleOf,
    textBackLink,
    ...{
      bestTimeOf,
      detailsOf,
      linkOfDetail,
      unwantedAs,
      saidAt,
      gistInList,
      gistOfCall,
      callerOf,
    },
    ...{ chargeOf, chipOf, endOf, languageOf, wordsWithin },
    offset,
    turns: told.call ? turnsAsShown(told.call, told.message) : [],
  }
}
