import { onceACall, timesAsked } from '../begin-or-read-state.ts'
import type { Ask } from '../call-state.ts'
import { isNoQuestion } from '../facts/question-starts.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import type { Understanding } from '../understand/understand.ts'
import { readUtterance } from '../understand/utterance.ts'
import { ownersToSettle } from './say-answers.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** Returns the words of a question and records that it was asked. */
export function putAsk(turn: Turn, ask: Ask): string {
  const { talk } = turn
  const text = askText(turn, ask)
  talk.asking = ask
  talk.asked[ask] = timesAsked(talk, ask) + 1
  return text
}

export function askText(turn: Turn, ask: Ask): string {
  const { notes, talk, facts } = turn
  const phrases = phrasesOf(turn)
  const isAgain = timesAsked(talk, ask) > 0
  switch (ask) {
    case 'need':
      return phrases.askNeed
    case 'is_caller':
      return phrases.isCaller(talk.expected ?? '')
    case 'matter':
      return facts.detailsQuestion && notes.language === 'en'
        ? facts.detailsQuestion
        : phrases.askMatter
    case 'name':
      return isAgain ? phrases.askNameAgain : phrases.askName
    case 'confirm_name':
      return phrases.confirmName(notes.doubtfulName ?? '')
    case 'caller_phone':
      return `${nameRead(turn)} ${phrases.askCallerPhone(spaced((notes.caller ?? '').slice(-4)))}`.trim()
    case 'phone':
      return isAgain ? phrases.askPhoneAgain : phrases.askPhone
    case 'area_code':
      return phrases.askAreaCode
    case 'confirm_phone':
      return `${heardBoth(turn)} ${phrases.isThatRight}`
    case 'offer':
      return phrases.offerCall
    case 'fix':
      return phrases.askFix
    case 'drop':
      return phrases.askDrop
    case 'more':
      return phrases.askMore[timesAsked(talk, ask) % waysToAsk(turn)] ?? ''
  }
}

/** The last wording mentions a message, so it is not used for a caller who wants none. */
function waysToAsk(turn: Turn): number {
  return phrasesOf(turn).askMore.length - (turn.notes.withdrawn ? 1 : 0)
}

/** "Thanks, Dana Reyes." before the question about the number, so both are read back once, together. */
function nameRead(turn: Turn): string {
  const name = unconfirmedName(turn)
  if (name === null || turn.talk.lastReply.includes(name)) return ''
  const { heardName, thanksName } = phrasesOf(turn)
  return turn.notes.doubtfulName === null ? thanksName(name) : heardName(name)
}

/** The name as understood, until the caller confirms it, spells it or says it again. */
export function unconfirmedName({ notes: { name, doubtfulName } }: Turn): string | null {
  return doubtfulName ?? (name && !name.confirmed ? name.text : null)
}

/** In the groups people use: `5 1 2, 8 4 2, 2 6 7 1`. */
export function digitByDigit(phone: string): string {
  const national = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  const groups = national ? national.slice(1) : [phone.replace('+', '')]
  return groups.map((group) => group.split('').join(' ')).join(', ')
}

function heardBoth(turn: Turn): string {
  const name = unconfirmedName(turn)
  const { e164, extension } = turn.notes.callback ?? { e164: '', extension: null }
  // Another person's number is not read back with the caller's name.
  if (turn.notes.callback?.as) return heardNumber(turn)
  if (name === null || extension !== null || turn.talk.proposedNumber !== null || e164 === '')
    return heardNumber(turn)
  return phrasesOf(turn).readBack({ name, number: digitByDigit(e164), gist: null })
}

function heardNumber(turn: Turn): string {
  const { callback } = turn.notes
  const { proposedNumber } = turn.talk
  if (proposedNumber !== null)
    return phrasesOf(turn).heardNumber(digitByDigit(proposedNumber), null)
  if (!callback) return ''
  return phrasesOf(turn).heardNumber(
    digitByDigit(callback.e164),
    callback.extension && spaced(callback.extension),
  )
}

export function spaced(digits: string): string {
  return digits.split('').join(' ')
}

/** "My furnace", "our dog": a thing the caller owns, if it is a word of the services or an animal. */
function ownNoun({ facts }: Turn, { utterance, cues }: Understanding): string | null {
  const services = new Set(
    facts.services.flatMap((one) => readUtterance(one).words.map(({ folded }) => folded)),
  )
  const { words } = utterance
  const isKnown = (folded: string) =>
    folded.length > 2 && (services.has(folded) || services.has(`${folded}s`))
  const at = words.findIndex(({ folded }, place) => {
    const before = words[place - 1]
    const isOwn = before !== undefined && before.stop === '' && OWN.has(before.folded)
    const isPerson = cues.at('someoneElse', place - 1) !== null
    return isOwn && !isPerson && (isKnown(folded) || cues.at('animal', place) !== null)
  })
  if (at < 0) return null
  // "My work permit" is not "your work".
  const end = words.findIndex(
    ({ folded }, place) =>
      place > at && (words[place - 1]?.stop !== '' || !isKnown(folded) || isEveryday(folded, 'en')),
  )
  const noun = words.slice(at, end < 0 ? words.length : end).map(({ heard }) => heard.toLowerCase())
  // "Our mower's done"
  return noun.join(' ').replace(/['’]s$/, '')
}

const OWN = new Set(['my', 'our'])

/**
 * The first matter is said to be passed on, later ones to be noted, in varying words. Never agrees to a wish: that is
 * up to the owner.
 */
export function acknowledge(turn: Turn, heard: Understanding, isMatter: boolean): string {
  const { notes, talk } = turn
  const phrases = phrasesOf(turn)
  const isFirst = isMatter && onceACall(talk, 'passedOn')
  if (isMatter && isPutAsQuestion(heard)) return ownersToSettle(turn)
  const noun = isFirst ? ownNoun(turn, heard) : null
  if (noun !== null && phrases.aboutYour) return phrases.aboutYour(noun)
  const words = notes.matters.join(' ').length + talk.acknowledgements
  talk.acknowledgements += 1
  if (isFirst) return phrases.acknowledged[words % phrases.acknowledged.length] ?? ''
  const says = isMatter ? phrases.added : phrases.heard
  return says[talk.acknowledgements % says.length] ?? ''
}

/** "Did you get my check?" goes to the owner as a message, but a caller who asks is not told "Got it". */
function isPutAsQuestion({ cues, utterance }: Understanding): boolean {
  if (cues.has('requests') || cues.has('wishLead')) return false
  const greeted = cues.at('greeting', 0)?.to ?? 0
  const opens = (at: number) => at === greeted || (utterance.words[at - 1]?.stop ?? '.') !== ''
  return cues.all('asksFirst').some((range) => opens(range.from) && !isNoQuestion(cues, range))
}
