import type { CueName } from '../languages/cue-names.ts'
import { findCues } from '../languages/lexicon.ts'
import { CALL_TALK, uncoveredWords } from '../understand/coverage.ts'
import { judge } from '../understand/judges/judge.ts'
import { heardIn, readUtterance } from '../understand/utterance.ts'
import type { Notes } from './notes.ts'

const MAX_GIST_CHARS = 110

/** What people say before they come to the point. */
const OPENERS: readonly CueName[] = [
  'greeting',
  'filler',
  'courtesy',
  'yes',
  'no',
  'thanks',
  'hold',
]

/** What the caller wants in a line of their own words; null when nothing was told. */
export function gistOf(notes: Notes): string | null {
  if (notes.gist !== null) return clip(notes.gist, MAX_GIST_CHARS)
  const told = notes.matters.filter((words) => !notes.asides.includes(words))
  const asked = notes.questions.find(({ answered }) => !answered)?.words ?? notes.matters[0]
  const telling = mostTelling(told, notes) ?? asked
  return telling === undefined ? null : clip(fromThePoint(telling, notes), MAX_GIST_CHARS)
}

/** So much more must a later sentence tell than an earlier one: what is said first is most often what is wanted. */
const LATER_TELLS = 0.25
/** So many words of its own make a sentence as telling as it can be. */
const FULL_WORDS = 7

/** The sentence that sounds most like a matter; names, numbers and talk about the call tell nothing. */
function mostTelling(told: readonly string[], notes: Notes): string | undefined {
  const rated = told.flatMap((words, turn) => rateSentences(words, notes, turn))
  const best = rated.reduce<Rated | undefined>(
    (top, one) => (top === undefined || one.tells > top.tells + LATER_TELLS ? one : top),
    undefined,
  )
  return best && best.tells > 0 ? best.words : told[0]
}

type Rated = { words: string; tells: number }

function rateSentences(words: string, { language, name }: Notes, turn: number): Rated[] {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, language)
  const { purpose, urgency } = judge(utterance, language)
  const named = new Set(name?.text.toLowerCase().split(' '))
  const names = utterance.words.flatMap(({ heard }, at) =>
    named.has(heard.toLowerCase()) ? [{ from: at, to: at + 1 }] : [],
  )
  return utterance.sentences.map((range, at) => {
    const own = uncoveredWords(utterance, range, names, cues, NOT_TOLD)
    const sounds = 1 - (purpose?.sentences[at]?.nothing ?? 0.5) + (urgency.sentences[at] ?? 0)
    const isFirst = turn === 0 && at === 0 && own >= MIN_WORDS
    return {
      words: heardIn(utterance, range),
      tells: own < 2 ? 0 : Math.min(own / FULL_WORDS, 1) * (sounds + (isFirst ? 0.1 : 0)),
    }
  })
}

const MIN_WORDS = 4

/** Besides talk about the call: words that come before a name or a wish to be called. */
const NOT_TOLD: readonly CueName[] = [...CALL_TALK, 'nameLeadShort', 'partingWish', 'upset']

function fromThePoint(words: string, { language, name }: Notes): string {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, language)
  const named = new Set(name?.text.toLowerCase().split(' '))
  const isName = (at: number) => named.has(utterance.words[at]?.heard.toLowerCase() ?? '')
  let at = 0
  for (let moved = true; moved; ) {
    const opener = OPENERS.map((cue) => cues.at(cue, at)?.to ?? at).reduce((a, b) => Math.max(a, b))
    const lead = cues.at('nameLead', at) ?? cues.at('nameLeadShort', at)
    let after = lead && isName(lead.to) ? lead.to : opener
    while (isName(after)) after += 1
    moved = after > at
    at = after
  }
  const rest = { from: at, to: utterance.words.length }
  return rest.to - rest.from >= 2 ? heardIn(utterance, rest) : words
}

/** Shortened at a word. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
