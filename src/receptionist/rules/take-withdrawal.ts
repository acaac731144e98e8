import { pattern } from '../../kernel/text/pattern.ts'
import type { Ask } from '../call-state.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import { givesUp } from '../understand/yes-no-or-goodbye.ts'
import { isMistaken } from './mistaken-number.ts'
import type { Turn } from './turn.ts'

const OF_NUMBER: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone', 'phone', 'area_code'])
/** Up to this many words next to a wrong number say nothing. */
const FEW_WORDS = 3
/** "No message, I just wanted to know", with at most this many words, is not about a job. */
const MOST_BESIDE = 8

/** Withdraws the message when the caller clearly wants none. In doubt it is kept. */
export function takeWithdrawal(turn: Turn, heard: Understanding): boolean {
  // A caller who would rather talk to somebody wants to be called.
  if (leavesMessage(heard) || asksForPerson(heard)) return false
  if (!refusesMessage(turn, heard) && !isMisdialled(turn, heard) && !givesUpEarly(turn, heard))
    return false
  withdrawMessage(turn.notes)
  return true
}

function isMisdialled(turn: Turn, heard: Understanding): boolean {
  const { utterance, cues } = heard
  if (!cues.has('wrongNumber') || isMistaken(turn, heard)) return false
  const leaves = cues.has('withdraw') || heard.closing !== null
  // Who was asked for a number, or gives one, may mean that one: "no, wrong number, use 512 …".
  const isOfCallback = OF_NUMBER.has(turn.talk.asking) || heard.numbers.runs.length > 0
  if (hasTold(turn) && (!leaves || isOfCallback)) return false
  // Question words count too: "the cards you printed have the wrong phone number" is a matter.
  const beside = uncoveredWords(utterance, wholeOf(utterance), [], cues)
  return beside <= (leaves ? MOST_BESIDE : FEW_WORDS)
}

/** After a matter or a question, the caller must name the message: "never mind, I'll look it up" may mean anything. */
function refusesMessage(turn: Turn, heard: Understanding): boolean {
  const { cues, kind, utterance, tellingWords } = heard
  if (tellingWords > MOST_BESIDE) return false
  if (utterance.sentences.some((sentence) => isOfMessage(heard, sentence))) return true
  return !hasTold(turn) && ((kind === 'answer' && cues.has('withdraw')) || cues.has('noCall'))
}

/** "So that won't work then. Never mind, thanks", from a caller who has left neither name nor number. */
function givesUpEarly({ notes }: Turn, { utterance, cues, numbers }: Understanding): boolean {
  const hasLeft = notes.name !== null || notes.doubtfulName !== null || notes.callback !== null
  const isNew = !hasLeft && !notes.urgency.urgent && !notes.wantsMessage && !numbers.given
  return isNew && givesUp(utterance, cues)
}

function hasTold({ notes, talk }: Turn): boolean {
  return talk.toldMatter || notes.questions.some(({ answered }) => !answered)
}

/** "Forget the message", "no deje ningún recado": names the message near a negation or cancel verb. */
function isOfMessage({ cues, utterance, numbers }: Understanding, { from, to }: Range): boolean {
  const within = utterance.words.slice(from, to)
  const isAsked = within.at(-1)?.stop === '?' || cues.at('asks', from) !== null
  if (isAsked || numbers.contactBy) return false
  const declined = [...cues.all('withdraw'), ...cues.all('refusal')].filter(
    (one) => one.from >= from && one.to <= to,
  )
  if (declined.some((one) => OF_IT.test(heardIn(utterance, one)))) return true
  // "I left no message" and "I never got your message" are about another message.
  if (cues.has('told', { from, to })) return false
  return within.some(({ folded }, at) => {
    if (!MESSAGE.test(folded) || within[at - 1]?.folded === 'your') return false
    const before = within.slice(Math.max(0, at - NEAR), at)
    const behind = within.slice(at, at + NEAR)
    return (
      before.some((word) => NEGATES.test(word.folded)) ||
      before.some((word, n) => DROPS.test(word.folded) && areSmall(before.slice(n + 1))) ||
      behind.some((word) => DENIES_BEHIND.test(word.folded))
    )
  })
}

const NEAR = 4
const MESSAGE = /^(?:messages?|mensa[jg]\p{L}*|recados?|nachricht|mesaj\p{L}*|сообщени\p{L}*)$/u
const OF_IT = new RegExp(
  pattern`
    messag|mensa[jg]|recad|nachricht|mesaj|сообщ|\bnot(?:e|a|iz)|writ|escrib|schreib|pass|
    leav\w* (?:any|no)thing|dejar nada|deixar nada|rien laisser|nichts hinterl`,
  'i',
)
const NEGATES =
  /^(?:dont|not|no|without|sin|ningun|pas|aucun|sans|kein\p{L}*|ohne|nao|sem|nenhum|не|без|никакого)$/u
/** Verbs, by their stems, that cancel the message right after them; "drop table messages" is no such wish. */
const DROPS = new RegExp(
  '^(?:forget|delete|scratch|erase|cancel|drop|olvid\\p{L}*|borr\\p{L}*|elimin\\p{L}*|oubli\\p{L}*|effac\\p{L}*|' +
    'supprim\\p{L}*|annul\\p{L}*|vergess\\p{L}*|losch\\p{L}*|streich\\p{L}*|esque\\p{L}*|apag\\p{L}*|' +
    'cancel\\p{L}*|забуд\\p{L}*|удал\\p{L}*|сотр\\p{L}*|отмен\\p{L}*)$',
  'u',
)
/** Articles, "please" and the like: the only words allowed between such a verb and its message. */
const SMALL = new RegExp(
  '^(?:a|an|the|my|that|this|any|about|whole|please|el|mi|ese|este|lo|del|de|l|le|mon|ce|cet|' +
    'die|meine|diese|sie|bitte|o|a|meu|esse|essa|minha|por|favor|мое|мою|это|эту|о|об)$',
  'u',
)
const areSmall = (words: readonly { folded: string }[]) =>
  words.every(({ folded }) => SMALL.test(folded))

/** For languages where the verb comes last: "mesaj birakmayin". */
const DENIES_BEHIND =
  /(?:m[ae]yin|miyorum|m[ae]yacagim|m[ae]yecegim)$|^(?:yok|silin|unutun|nicht|loschen|streichen|vergessen|не)$/u

/** "I don't need to leave a message" leaves none, and neither does "don't have anybody call me". */
export function leavesMessage({ cues }: Understanding): boolean {
  const declined = [...cues.all('withdraw'), ...cues.all('refusal')]
  const isDeclined = ({ from, to }: Range) =>
    declined.some((range) => range.from <= from && range.to >= to) ||
    cues.all('negation').some((range) => range.to <= from && range.to >= from - DENIED_BEFORE)
  return cues.all('leaveMessage').some((range) => !isDeclined(range))
}

/** "Don't want to" before the denied verb. */
const DENIED_BEFORE = 2

export function asksForPerson({ cues }: Understanding): boolean {
  return cues.has('person') && !cues.has('robot')
}
