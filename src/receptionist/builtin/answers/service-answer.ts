import type { Cues, Subject } from '../cues/cues.ts'
import { spansOf } from '../folded.ts'
import type { BusinessFacts } from '../old-port.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { hearPurpose } from '../purpose/hear-purpose.ts'
import { hearSubject } from '../subject/hear-subject.ts'
import {
  findFact,
  meaningfulStems,
  nearFact,
  sameWord,
  serviceWord,
  tradeActs,
} from './facts-search.ts'
import { askingPart } from './opens-asking.ts'
import { subjectFact } from './subjects.ts'

const MAX_LISTED = 6

/** "What do you do?": the services as the owner wrote them. */
export function answerServiceList(facts: BusinessFacts, phrases: Phrases): string | null {
  const listed = facts.services.slice(0, MAX_LISTED).map((service) => service.slice(0, 80))
  if (listed.length === 0) return facts.description?.slice(0, 300) ?? null
  const last = listed.at(-1) ?? ''
  const list =
    listed.length === 1 ? last : `${listed.slice(0, -1).join(', ')} ${phrases.and} ${last}`
  return phrases.services(facts.businessName, list)
}

/**
 * "Do you fix water heaters?" `yes` only when one listed service covers every word asked for; `asked` is false when
 * the sentence names nothing to look up.
 */
export function answerService(
  facts: BusinessFacts,
  sentence: string,
  cues: Cues,
  phrases: Phrases,
): { asked: boolean; text: string | null; sure: boolean } {
  const part = askingPart(sentence, cues)
  const object = meaningfulStems(objectOf(part, cues), cues)
  // "Do you rekey?" names it in the verb.
  const wanted = object.length > 0 ? object : meaningfulStems(part, cues)
  if (wanted.length === 0) return { asked: false, text: null, sure: false }
  const acts = tradeActs(sentence)
  const rated = facts.services.map((service) => ({ service, ...rate(service, wanted, acts, cues) }))
  const full = rated.find((one) => one.covers && one.sameAct)
  if (full) {
    const named = facts.services.find((service) => isNamed(service, part, cues))
    const text = phrases.serviceYes(facts.businessName, named ?? full.service)
    return { asked: true, text, sure: true }
  }
  const listed = asksForService(sentence, cues)
    ? facts.services.find((service) => isNamed(service, sentence, cues) && sameAct(service, acts))
    : undefined
  if (listed)
    return { asked: true, text: phrases.serviceYes(facts.businessName, listed), sure: true }
  const fact = findFact(facts, wanted, cues)
  if (fact) return { asked: true, text: fact, sure: true }
  const quoted =
    subjectFact(facts, askingPart(sentence, cues), cues) ??
    nearFact(facts, meaningfulStems(sentence, cues), cues)
  if (quoted) return { asked: true, text: quoted, sure: true }
  const near = rated.find((one) => one.shares)
  const text = near ? phrases.servicePartly(near.service) : null
  return { asked: true, text, sure: false }
}

/** "Wasp nests, you remove those?", not "I'd like a ballpark on a car charger". */
function asksForService(sentence: string, cues: Cues): boolean {
  const [best] = hearSubject(sentence, cues)
  return (
    best !== undefined &&
    OF_WORK.has(best.subject) &&
    (hearPurpose(sentence, cues)?.question ?? 0) >= ASKS_FROM
  )
}

/** What a question on a kind of work may seem to be about. */
const OF_WORK: ReadonlySet<Subject> = new Set<Subject>([
  'service',
  'brands',
  'commercial',
  'towing',
])

const ASKS_FROM = 0.7

/** "Do you rekey locks?" has all of "Rekeying", and of "Lock installation" only a part. */
function isNamed(service: string, part: string, cues: Cues): boolean {
  const stems = meaningfulStems(service, cues)
  // Callers say "car charger" for "EV charger".
  const spoken = stems.filter((one) => one.length > 2)
  const offered = (spoken.length > 0 ? spoken : stems).map(serviceWord)
  const said = meaningfulStems(part, cues).map(serviceWord)
  return offered.length > 0 && offered.every((one) => said.some((word) => sameWord(one, word)))
}

function rate(
  service: string,
  wanted: readonly string[],
  acts: ReadonlySet<string>,
  cues: Cues,
): { covers: boolean; shares: boolean; sameAct: boolean } {
  const offered = meaningfulStems(service, cues).map(serviceWord)
  const matched = wanted.filter((word) => offered.some((one) => sameWord(one, serviceWord(word))))
  return {
    covers: matched.length === wanted.length,
    shares: matched.length > 0,
    sameAct: sameAct(service, acts),
  }
}

function sameAct(service: string, acts: ReadonlySet<string>): boolean {
  const does = tradeActs(service)
  return acts.size === 0 || does.size === 0 || acts.intersection(does).size > 0
}

/** What follows "do you fix", up to "because". */
function objectOf(sentence: string, cues: Cues): string {
  const lead = spansOf(sentence, cues.serviceLead)[0]
  const rest = lead ? ` ${sentence.slice(lead.to).trim()} ` : sentence
  const end = rest.search(cues.serviceEnd)
  return end > 0 ? rest.slice(0, end) : rest
}
