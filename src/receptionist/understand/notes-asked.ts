import { pattern } from '../../kernel/text/pattern.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Notes } from '../notes/notes.ts'
import { isEveryday } from './slots/name-or-common-word.ts'
import { type Range, readUtterance, type Utterance } from './utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from './words-left-over.ts'

/** Slots of the notes that a caller may ask for by name. */
export type NotedSlot = 'name' | 'number' | 'email' | 'address' | 'availability'

/**
 * What the caller asks about the notes: "which extension do you have", "did you get the part about the mornings".
 * `slots`: those named; `told`: the earlier words asked about; with neither, all notes. `range`: the words of this
 * question, which ask nothing of the business.
 */
export type NotesAsked = { range: Range; slots: NotedSlot[]; told: string | null }

/**
 * What the facts answer; `ours` is the business's own number. "What was their number again?" and "is anybody there
 * today?" do not ask for notes.
 */
type OfBusiness = { asked: readonly AskedOfFacts[]; ours: string }

/** Returns null when the caller asks nothing about the notes. */
export function notesAsked(
  utterance: Utterance,
  cues: Cues,
  notes: Notes,
  business: OfBusiness,
): NotesAsked | null {
  const [cue] = ASKING.flatMap((name) => cues.all(name)).toSorted((a, b) => a.from - b.from)
  if (!cue) return null
  const first = withOpener(cue, cues)
  const range = { from: first.from, to: endOf(utterance, cues, first) }
  const within = utterance.words.slice(range.from, range.to)
  const slots = SLOTS.flatMap(([slot, word]) =>
    within.some(({ folded }) => word.test(folded)) ? [slot] : [],
  )
  const words = ownWords(utterance, cues, notes, range)
  const told = toldOf(words, notes)
  // "Are you there any evening, cause like I said six" names what was told, but asks for the hours.
  const mayBeElsewhere = told === null || !cues.has('readBack', range)
  if (mayBeElsewhere && isElsewhere(business, first)) return null
  // "Repeat that back to whoever, that it's the left lens, not the right": the words after the request are a message.
  const asking = newWords(words, notes) > SLIPS ? { from: first.from, to: first.to } : range
  if (cues.has('readBack', range)) return { range: asking, slots, told }
  // "Did you get the part I ordered?" asks the business.
  const isNoted = slots.some((slot) => !OF_OTHERS.has(slot) || notes[slot as 'email'] !== null)
  const isAll =
    words.length === 0 && uncoveredWords(utterance, wholeOf(utterance), [range], cues) === 0
  const isOfNotes = isNoted || told !== null || isAll || notes.withdrawn
  if (isOfNotes) return { range: asking, slots: isNoted ? slots : [], told }
  return first.to === range.to ? toldBefore(utterance, cues, notes, range) : null
}

/** "… the chairs and them being late, did you write any of that down" asks about what comes before it. */
function toldBefore(
  utterance: Utterance,
  cues: Cues,
  notes: Notes,
  { from, to }: Range,
): NotesAsked | null {
  const told = toldOf(ownWords(utterance, cues, notes, { from: 0, to: from }), notes)
  return told === null ? null : { range: { from: 0, to }, slots: [], told }
}

function ownWords(
  utterance: Utterance,
  cues: Cues,
  { language }: Notes,
  { from, to }: Range,
): string[] {
  return utterance.words.slice(from, to).flatMap(({ folded }, n) => {
    const isOfIt = isOwn(utterance, cues, from + n) && !isEveryday(folded, language)
    return isOfIt ? [folded] : []
  })
}

const ASKING: readonly CueName[] = ['readBack', 'checks']

/** "Can you read me back …", "could you please …": with the words that open the question. */
function withOpener(cue: Range, cues: Cues): Range {
  const opener = cues.all('asks').find(({ to }) => to <= cue.from && cue.from - to <= BEHIND_OPENER)
  return opener ? { from: opener.from, to: cue.to } : cue
}

const BEHIND_OPENER = 1

/** A caller who asks whether we got their email may have sent one. */
const OF_OTHERS: ReadonlySet<NotedSlot> = new Set(['email', 'address', 'availability'])

function isElsewhere({ asked, ours }: OfBusiness, { from, to }: Range): boolean {
  return asked.some(
    ({ kind, sure, answer, range }) =>
      ((kind === 'phone' && answer !== ours) || kind === 'hours') &&
      sure &&
      from >= range.from &&
      to <= range.to,
  )
}

/** Up to this many words may differ from what the caller said before. */
const SLIPS = 1

/** How many of these words occur in no matter so far. */
function newWords(words: readonly string[], { matters }: Notes): number {
  const said = new Set(
    matters.flatMap((text) => readUtterance(text).words.map(({ folded }) => beginning(folded))),
  )
  return words.filter((word) => !said.has(beginning(word))).length
}

/** The matter that shares most of these words, compared by their beginnings; null when none is shared. */
function toldOf(words: readonly string[], { matters }: Notes): string | null {
  const wanted = new Set(words.map(beginning))
  let best: { text: string; many: number } | null = null
  for (const text of matters) {
    const said = new Set(readUtterance(text).words.map(({ folded }) => beginning(folded)))
    const many = [...wanted].filter((one) => said.has(one)).length
    if (many > (best?.many ?? 0)) best = { text, many }
  }
  return best?.text ?? null
}

/** Word beginnings of this length match: "morning" and "mornings", "anruf" and "anrufen". */
const SAME_LETTERS = 5

function beginning(word: string): string {
  return word.slice(0, SAME_LETTERS)
}

/** Up to the end of the sentence, or to a part of it that asks something else. */
function endOf({ sentences }: Utterance, cues: Cues, first: Range): number {
  const end =
    sentences.find(({ from, to }) => first.from >= from && first.from < to)?.to ?? first.to
  const next = cues
    .all('joins')
    .find(({ from, to }) => from >= first.to && cues.at('asks', to) !== null)
  return Math.max(first.to, Math.min(end, next?.from ?? end))
}

/** A word outside all known phrases: it names what the caller said earlier. */
function isOwn(utterance: Utterance, cues: Cues, at: number): boolean {
  const { folded } = utterance.words[at] ?? { folded: '' }
  if (folded.length <= 2 || SLOTS.some(([, word]) => word.test(folded))) return false
  return uncoveredWords(utterance, { from: at, to: at + 1 }, [], cues, EXPLAINED) > 0
}

const EXPLAINED: readonly CueName[] = [...CALL_TALK, 'asks']

const SLOTS: readonly (readonly [NotedSlot, RegExp])[] = [
  [
    'name',
    new RegExp(
      pattern`
        ^(?:(?:sur)?names?|nombre|apellido|nom|nome|sobrenome|(?:nach)?namen?|isi?m\p{L}*|
        adi(?:m|mi)?|soyad\p{L}*|имя|имени|фамили\p{L}*|spelling)$`,
      'u',
    ),
  ],
  [
    'number',
    new RegExp(
      pattern`
        ^(?:numbers?|phone|cell|digits|extension|ext|numero|telefono|telefone|ramal|telephone|poste|
        (?:\p{L}*)nummer|durchwahl|numara\p{L}*|dahili\p{L}*|номер\p{L}*|телефон\p{L}*|
        добавочн\p{L}*)$`,
      'u',
    ),
  ],
  ['email', /^(?:e?mail|correo|courriel|eposta\p{L}*|почт\p{L}*)$/u],
  [
    'address',
    new RegExp(
      pattern`
        ^(?:address|unit|apartment|apt|suite|street|gate|apartamento|departamento|direccion|domicilio|
        adresse|endereco|anschrift|adres\p{L}*|адрес\p{L}*)$`,
      'u',
    ),
  ],
  [
    'availability',
    /^(?:times?|mornings?|afternoons?|evenings?|hora|horario|heure|uhrzeit|zeit|zaman\p{L}*|время|времени)$/u,
  ],
]
