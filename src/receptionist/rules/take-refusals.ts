import type { Ask } from '../call-state.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import type { Understanding } from '../understand/understand.ts'
import { leaveUnasked } from './ask-no-more.ts'
import type { Turn } from './turn.ts'

export const OF_NAME: ReadonlySet<Ask> = new Set(['is_caller', 'name', 'confirm_name'])

/** What the caller refuses to give us; `brings`: they gave another detail in the same breath. */
export function takeRefusals(
  turn: Turn,
  heard: Understanding,
  { brings, givesNumber }: { brings: boolean; givesNumber: boolean },
): void {
  const { cues } = heard
  if (!brings && refusesUs(heard)) refuse(turn, cues.has('partingWish'))
  // "Text me, I can't pick up" wants no call, but the text needs the number.
  const wantsText = heard.numbers.contactBy === 'text'
  if (cues.has('noCall') && !givesNumber && !wantsText) refuseCall(turn, cues.has('sameNumber'))
  if (!brings && onlyWantsToAsk(turn, heard)) refuseDetails(turn, heard)
}

/** "I don't need to leave anything, I'm just asking, are you open Sunday"; after a matter only in plain words. */
function onlyWantsToAsk(
  { notes, talk }: Turn,
  { mayRefuse, cues, questions }: Understanding,
): boolean {
  const isPlain = PLAINLY.some((name) => cues.has(name))
  const refuses = talk.toldMatter ? mayRefuse !== null && isPlain : mayRefuse === 'sounds'
  return refuses && questions.length > 0 && !notes.urgency.urgent && notes.danger.length === 0
}

const PLAINLY = ['nothingPassedOn', 'noCall', 'refusal', 'withdraw'] as const

/**
 * No detail is asked for any more. What was told stays; who told nothing leaves no message, unless a question is open
 * and no word says so plainly.
 */
function refuseDetails({ notes, talk }: Turn, { cues }: Understanding): void {
  leaveUnasked(talk)
  const isOpen = notes.questions.some(({ answered }) => !answered)
  const leavesNothing = !isOpen || PLAINLY.some((name) => cues.has(name))
  const isUntold = !talk.toldMatter && !notes.wantsMessage && notes.name === null
  if (isUntold && leavesNothing) withdrawMessage(notes)
}

/** "Do I have to be there when they come?" is a question about the business and refuses us nothing. */
function refusesUs({ cues, questions }: Understanding): boolean {
  return cues
    .all('refusal')
    .some(({ from }) => !questions.some(({ range }) => from >= range.from && from < range.to))
}

/** Stops asking for a number. A caller who only asked questions wants no message either. */
function refuseCall({ notes, talk }: Turn, onlyHere: boolean): void {
  // "Not on this number" still allows another number.
  if (onlyHere) notes.refused.callerId = true
  else notes.refused = { ...notes.refused, callback: true, callerId: true }
  // A caller who wants no call back need not give a name.
  if (OF_NAME.has(talk.asking) && !onlyHere) notes.refused.name = true
  if (!talk.toldMatter && !notes.wantsMessage && notes.name === null) withdrawMessage(notes)
}

/** A refused detail is not asked for again. Without words, a number or `wishes` for a call there is no message. */
export function refuse({ notes, talk }: Turn, wishes: boolean): void {
  if (OF_NAME.has(talk.asking)) notes.refused.name = true
  if (talk.asking === 'phone' || talk.asking === 'area_code') notes.refused.callback = true
  if (talk.asking === 'caller_phone') notes.refused.callerId = true
  // Questions we could not answer go to the owner anyway.
  const isOpen = notes.questions.some(({ answered }) => !answered)
  const leavesNothing = !wishes && !talk.toldMatter && !notes.wantsMessage && !isOpen
  if (leavesNothing && notes.name === null) withdrawMessage(notes)
}
