import type { Ask, State, Talk } from './call-state.ts'
import { newNotes } from './notes/notes.ts'
import { readOldDialogue } from './read-older-state.ts'
import type { Conversation, Given } from './receptionist.ts'

export function newState(caller: string | null, given?: Given): State {
  const notes = newNotes(caller)
  if (given?.name) notes.name = { text: given.name, source: 'given', confirmed: true }
  if (given?.phone) {
    notes.callback = { e164: given.phone, extension: null, source: 'given', confirmed: true }
  }
  notes.wantsMessage = given?.leavesMessage ?? false
  if (given?.isVip) notes.vip = true
  return { v: 2, notes, talk: { ...newTalk(), ...(caller !== null && askedFirst(given)) } }
}

function askedFirst({ expected }: Given = {}): Partial<Talk> {
  return expected ? { expected, asking: 'is_caller', asked: { is_caller: 1 } } : {}
}

/** A copy that may be changed in place. State written by an older engine (`v: 1`) is converted. */
export function readState(conversation: Conversation): State {
  if (conversation.v === 2) return structuredClone(conversation as State)
  return readOldDialogue(conversation, newTalk())
}

function newTalk(): Talk {
  return {
    turns: 0,
    keysPressed: 0,
    silences: 0,
    asking: 'need',
    asked: { need: 1 },
    partialNumber: '',
    proposedNumber: null,
    lastAsked: { topic: null, day: null, noun: null },
    saidOnce: [],
    toldMatter: false,
    acknowledgements: 0,
    unanswering: 0,
    lastReply: '',
    lastAnswer: null,
    missed: '',
    ended: false,
  }
}

export function timesAsked({ asked }: Talk, ask: Ask): number {
  return asked[ask] ?? 0
}

/** Returns true the first time in a call. */
export function onceACall(talk: Talk, what: string): boolean {
  if (talk.saidOnce.includes(what)) return false
  talk.saidOnce.push(what)
  return true
}

/** Key for `saidOnce`: where else the owner sends callers. */
export const ELSEWHERE = 'elsewhere'
