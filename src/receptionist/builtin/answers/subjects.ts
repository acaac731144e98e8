import type { Cues, FactSubject } from '../cues/cues.ts'
import { hears } from '../folded.ts'
import type { BusinessFacts } from '../old-port.ts'
import { factSentences, meaningfulStems, sameWord } from './facts-search.ts'

/** How owners write about what callers ask of any business. */
const SPEAKS_OF: Record<FactSubject, RegExp> = {
  warranty: /\bguarante|\bwarrant|\bstand behind/i,
  licensed: /\blicensed\b|\binsured\b|\bbonded\b|\bcertified\b/i,
  insurers:
    /\binsurance (?:compan|carrier|claim|plan|provider)|\binsurers?\b|\b(?:take|accept|work with|bill)\b.*\binsurance/i,
  financing: /\bfinanc|\bpayment plans?\b|\binstallments?\b/i,
  payment: /\bcash\b|\bcredit\b|\bcards?\b|\bchecks\b|\bvenmo\b|\bzelle\b/i,
  discount: /\bdiscount|\b% off\b|\bcoupon/i,
  safety: /\bsafe\b|\bnon-?toxic\b|\bharmless\b/i,
  walkIn: /\bwalk-?ins?\b|\bappointments?\b|\bdrop-?(?:ins?|offs?)\b/i,
  loaner: /\bloaners?\b|\brental|\bcourtesy (?:car|vehicle)|\bshuttle/i,
  parking: /\bparking\b|\bpark\b/i,
  animals:
    /\b(?:see|treat|accept|board|groom)\b.*\b(?:dogs?|cats?|birds?|exotics?|animals|pets)\b|\b(?:dogs|cats)\b.*\bonly\b/i,
  wildlife: /\bwildlife\b|\braccoons?\b|\bsquirrels?\b/i,
  brands: /\bbrands?\b|\bmakes\b/i,
  commercial:
    /\bcommercial\b|\bresidential\b|\b(?:for|and) (?:\w+ )?(?:shops|restaurants|businesses|offices)\b/i,
  identification: /\bID\b|\bidentification\b/,
  chipKeys: /\bchip(?:ped)? keys?\b|\btransponder|\bkey fobs?\b/i,
  bodyWork: /\bbody ?work\b|\bcollision\b|\bpaint/i,
  windowUnits: /\bwindow units?\b|\bportable\b/i,
  experience: /\bsince (?:18|19|20)\d\d\b|\b\d+ years\b|\byears of\b|\bestablished\b/i,
  waiver: /\bwaive|\bgoes toward|\bapplied to/i,
  towing: /\btow(?:ing|s)?\b/i,
}

/** The owner's sentence on what a question means, in whatever words it is asked. */
export function subjectFact(facts: BusinessFacts, text: string, cues: Cues): string | null {
  for (const [subject, asked] of cues.subjects ?? []) {
    const fact = hears(text, asked) ? factOnSubject(facts, subject, text, cues) : null
    if (fact !== null) return fact
  }
  return null
}

/** The owner's sentence on a subject; of several, the one that shares most words with the question. */
export function factOnSubject(
  facts: BusinessFacts,
  subject: FactSubject,
  text: string,
  cues: Cues,
): string | null {
  const fit = factSentences(facts).filter((one) => SPEAKS_OF[subject].test(one))
  return mostShared(fit, meaningfulStems(text, cues), cues)
}

export function mostShared(
  sentences: readonly string[],
  stems: readonly string[],
  cues: Cues,
): string | null {
  const shared = (sentence: string) => {
    const said = meaningfulStems(sentence, cues)
    return stems.filter((stem) => said.some((word) => sameWord(word, stem))).length
  }
  return sentences.reduce<string | null>(
    (best, one) => (best === null || shared(one) > shared(best) ? one : best),
    null,
  )
}
