import { onceACall } from '../begin-or-read-state.ts'
import type { Understanding } from '../understand/understand.ts'
import { isMistaken } from './mistaken-number.ts'
import { answerAgain } from './repeat-last-answer.ts'
import { tellNotes } from './tell-notes.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** Answers questions about the call itself: who this is, whether a person is there, what was written down. */
export function answerCallTalk(turn: Turn, heard: Understanding): string[] {
  const { cues, kind, questions } = heard
  const phrases = phrasesOf(turn)
  const { businessName, isRecorded } = turn.facts
  const isShort = kind === 'answer' || kind === 'remark'
  const unasked = questions.length === 0
  const said: [boolean, string][] = [
    [cues.has('robot') && unasked, phrases.robot],
    [cues.has('recorded'), isRecorded ? phrases.recorded : phrases.notRecorded],
    [cues.has('whyDetails'), phrases.whyDetails],
    [asksWhoWeAre(heard) && onceACall(turn.talk, 'identity'), phrases.identity(businessName)],
    [
      cues.has('wrongNumber') && !isMistaken(turn, { cues }) && isShort,
      phrases.wrongNumber(businessName),
    ],
    [wantsPerson(heard) && unasked && onceACall(turn.talk, 'person'), phrases.person],
    [cues.has('rude') && onceACall(turn.talk, 'polite'), phrases.polite],
    [heard.notesAsked !== null, tellNotes(turn, heard) ?? ''],
  ]
  return said.flatMap(([isSaid, text]) => (isSaid ? [text] : []))
}

/** "Don't put me with Otto again" asks for nobody. */
function wantsPerson({ cues }: Understanding): boolean {
  const isDenied = (at: number) =>
    cues.all('negation').some(({ to }) => at - to >= 0 && at - to <= 1)
  return !cues.has('robot') && cues.all('person').some(({ from }) => !isDenied(from))
}

/** "Is this too soon?" asks who we are only by its form: not beside an answer, unless it begins with "who". */
function asksWhoWeAre({ cues, questions }: Understanding): boolean {
  const isAnswered = questions.some(({ sure, answer }) => sure && answer !== null)
  return cues.all('identity').some(({ from }) => !isAnswered || cues.at('asksWh', from) !== null)
}

const MAX_REPEAT_WORDS = 7
const MAX_BEHIND_HOLD = 10

/** For a caller who only wants the last words again, or a moment. */
export function answerWait(turn: Turn, heard: Understanding): string | null {
  const { cues, kind, questions } = heard
  const brings =
    answerAgain(turn, heard) !== null ||
    heard.notesAsked !== null ||
    heard.name !== null ||
    heard.numbers.ranges.length > 0 ||
    heard.closing !== null ||
    questions.length > 0
  const tells = kind === 'matter' || kind === 'questions' || heard.mayRefuse === 'sounds'
  if (brings || tells) return null
  const isShort =
    kind === 'answer' && heard.answer === null && heard.utterance.words.length <= MAX_REPEAT_WORDS
  // "You know what, never mind" wants nothing again.
  if (isShort && cues.has('repeat') && !cues.has('calledOff'))
    return turn.talk.missed || turn.talk.lastReply || null
  const hold = cues.all('hold').at(-1)
  // "Hold on, make it one, and only if …": they went on by themselves.
  const isOver = hold && heard.utterance.words.length - hold.to > MAX_BEHIND_HOLD
  return hold && !isOver ? phrasesOf(turn).takeYourTime : null
}
