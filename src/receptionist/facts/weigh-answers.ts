import { readFileSync } from 'node:fs'
import type { KnownFacts, KnownSentence } from './known-facts.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { matchTerms, nearness } from './match-terms.ts'
import { type Answering, isStrong, type Question } from './read-question.ts'
import { asksWho, DURATION, NAME } from './tells-asked.ts'
import { namesWhen } from './when-meant.ts'

/** What supports an answer besides the meaning of the turn. The weights are learned (ops/encoder/fit-weights.ts). */
export const FEATURES = [
  'part',
  'besideWhole',
  'unknownWhole',
  'coverage',
  'rare',
  'priceTold',
  'priceUntold',
  'timeTold',
  'timeUntold',
  'nameTold',
  'nameUntold',
  'described',
  'toldBefore',
  'isService',
  'serviceNamed',
  'isHours',
  'hoursAsked',
  'dayNamed',
  'isUnknown',
  'unmatched',
  'foreign',
  'priceUnmet',
  'isNothing',
  'asks',
  'marked',
] as const

export type Features = Partial<Record<(typeof FEATURES)[number], number>>

/** In the order of `LikelyAsked`: each fact, the services together, the hours, unknown, nothing. */
export type Candidates = {
  facts: Features[]
  service: Features
  hours: Features
  unknown: Features
  nothing: Features
}

type Weights = Record<(typeof FEATURES)[number], number>

let read: Weights | undefined

function weights(): Weights {
  read ??= JSON.parse(
    readFileSync(new URL('../sentences/weights-of-answers.json', import.meta.url), 'utf8'),
  ) as Weights
  return read
}

type Weighing = Answering & { toldBefore: string | null }

/** The likelihoods by meaning, corrected by what the words ask for and what each sentence contains. */
export function weighAnswers(
  question: Question,
  answering: Weighing,
  part: LikelyAsked,
  whole: LikelyAsked,
  asks: boolean,
): LikelyAsked {
  const { facts, service, hours, unknown, nothing } = candidatesOf(
    question,
    answering,
    part,
    whole,
    asks,
  )
  const sums = [...facts, service, hours, unknown, nothing].map(sumOf)
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const all = raised.reduce((total, one) => total + one, 0)
  const [ofNothing = 0, ofUnknown = 0, ofHours = 0, ofServices = 0] = raised
    .map((one) => one / all)
    .toReversed()
  const services = part.services.reduce((sum, { likelihood }) => sum + likelihood, 0)
  return {
    facts: part.facts
      .map(({ text }, at) => ({ text, likelihood: (raised[at] ?? 0) / all }))
      .toSorted((a, b) => b.likelihood - a.likelihood),
    services: part.services.map(({ text, likelihood }) => ({
      text,
      likelihood: (likelihood / Math.max(services, LEAST)) * ofServices,
    })),
    hours: ofHours,
    unknown: ofUnknown,
    nothing: ofNothing,
  }
}

function sumOf(features: Features): number {
  const of = weights()
  return FEATURES.reduce((sum, name) => sum + of[name] * (features[name] ?? 0), 0)
}

const LEAST = 1e-4

export function candidatesOf(
  question: Question,
  answering: Weighing,
  part: LikelyAsked,
  whole: LikelyAsked,
  asks: boolean,
): Candidates {
  const { known, asked } = answering
  const { has, when, isMarked } = question
  const named = question.named.length > 0 ? question.named : question.before
  const inWhole = new Map(whole.facts.map(({ text, likelihood }) => [text, likelihood]))
  const facts = part.facts.map(({ text, likelihood }): Features => {
    const sentence = known.sentences.find((one) => one.text === text)
    return {
      part: logOf(likelihood),
      besideWhole: vetoOf(inWhole.get(text) ?? 0),
      ...(sentence ? ofSentence(sentence, question, answering) : {}),
    }
  })
  const covered = Math.max(0, ...facts.map(({ coverage = 0 }) => coverage))
  const isPriced = facts.some(({ priceTold = 0, coverage = 0 }) => priceTold > 0 && coverage > 0)
  const sum = (services: LikelyAsked['services']) =>
    services.reduce((total, { likelihood }) => total + likelihood, 0)
  const strong = named.filter(isStrong)
  return {
    facts,
    service: {
      isService: 1,
      part: logOf(sum(part.services)),
      besideWhole: vetoOf(sum(whole.services)),
      serviceNamed: bestOf(known, named),
    },
    hours: {
      isHours: 1,
      part: logOf(part.hours),
      besideWhole: vetoOf(whole.hours),
      hoursAsked: flag(HOURS_ASKED.some((name) => has(name))),
      dayNamed: flag(namesWhen(when)),
    },
    unknown: {
      isUnknown: 1,
      part: logOf(part.unknown),
      unknownWhole: vetoOf(whole.unknown),
      unmatched: 1 - Math.min(1, covered),
      foreign: flag(strong.some((term) => !isAnywhere(term.concept, known))),
      priceUnmet: flag(has('price') && !isPriced),
    },
    nothing: {
      isNothing: 1,
      part: logOf(part.nothing),
      asks: flag(asks),
      marked: flag(isMarked || asked.cues.has('askTail', question.range)),
    },
  }
}

const HOURS_ASKED = ['hours', 'opening', 'closing', 'closedDays', 'reopens'] as const

function ofSentence(
  sentence: KnownSentence,
  { named: own, before, has, asksHowLong, range }: Question,
  { asked, known, toldBefore }: Weighing,
): Features {
  const named = own.length > 0 ? own : before
  const { text, concepts, prices, isOwnWord } = sentence
  const isPriced = prices.length > 0
  const isLong = DURATION.test(text)
  const isNamed = NAME.test(text)
  const who = asksWho(range, asked)
  return {
    coverage: Math.min(1, matchTerms(named, concepts).coverage),
    rare: rarelyShared(named, sentence, known),
    priceTold: flag(has('price') && isPriced),
    priceUntold: flag(has('price') && !isPriced),
    timeTold: flag(asksHowLong && isLong),
    timeUntold: flag(asksHowLong && !isLong),
    nameTold: flag(who && isNamed),
    nameUntold: flag(who && !isNamed),
    described: flag(!isOwnWord),
    toldBefore: flag(text === toldBefore),
  }
}

/** A concept found in only one sentence counts more than one found in many. */
function rarelyShared(
  named: Question['named'],
  { concepts }: KnownSentence,
  { sentences }: KnownFacts,
): number {
  const shared = named.filter(({ concept }) => nearness(concept, concepts) > 0)
  return Math.max(
    0,
    ...shared.map(({ concept, weight }) => {
      const others = sentences.filter((one) => nearness(concept, one.concepts) > 0).length
      return weight / Math.max(1, others)
    }),
  )
}

function isAnywhere(concept: string, { sentences, services }: KnownFacts): boolean {
  return [...sentences, ...services].some(({ concepts }) => nearness(concept, concepts) > 0)
}

function bestOf({ services }: KnownFacts, named: Question['named']): number {
  return Math.max(0, ...services.map(({ concepts }) => matchTerms(named, concepts).coverage))
}

/** A low likelihood in the whole turn lowers that of its part; a high one does not raise it. */
function vetoOf(likelihood: number): number {
  return Math.min(0, logOf(likelihood) - logOf(ENOUGH))
}

const ENOUGH = 0.1

function logOf(likelihood: number): number {
  return Math.log(Math.max(likelihood, LEAST))
}

function flag(is: boolean): number {
  return is ? 1 : 0
}
