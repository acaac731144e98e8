import type { Phrases } from '../languages/phrases.ts'
import { writeMessage } from '../notes/write-message.ts'
import type { Reply } from '../receptionist.ts'
import { isFirstName, isLastName } from '../understand/slots/name-or-common-word.ts'
import { foldWord } from '../understand/utterance.ts'
import { sentences } from './sentences-of-reply.ts'
import { hangUp, phrasesOf, type Turn } from './turn.ts'

export function close(turn: Turn, told: readonly string[]): Reply {
  return hangUp(turn, sentences([...told, goodbyeFor(turn, writeMessage(turn.notes) !== null)]))
}

export function goodbyeFor(turn: Turn, hasMessage: boolean): string {
  const phrases: Phrases = phrasesOf(turn)
  const { businessName } = turn.facts
  const name = turn.notes.name?.text ?? null
  return hasMessage
    ? phrases.messageGoodbye(firstName(name), businessName)
    : phrases.goodbye(businessName)
}

/** How to address the caller: "Dana" for "Dana Reyes", but "Mrs. Hutchins" in full. */
function firstName(name: string | null): string | null {
  if (name === null) return null
  const [first = '', second = ''] = name.split(' ')
  if (
    second !== '' &&
    name === `${first} ${second}` &&
    isFirstName(foldWord(second)) &&
    isFirstName(foldWord(first)) &&
    !isLastName(foldWord(second))
  )
    return name
  return /^(?:mr|mrs|ms|dr|miss|sr|sra|herr|frau|m|mme|madame|monsieur)\b/i.test(name)
    ? name
    : (name.split(' ')[0] ?? name)
}
