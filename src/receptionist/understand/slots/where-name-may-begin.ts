import type { Hearing } from './name-hearing.ts'

const OPENERS = ['filler', 'yes', 'no', 'greeting', 'courtesy', 'thanks', 'correction'] as const

/** Skips what people say before a name: "yeah, sure, um". `skipped` caches the results. */
export function afterOpeners(
  { cues, utterance }: Hearing,
  from: number,
  skipped = new Map<number, number>(),
): number {
  let at = from
  for (;;) {
    const next = Math.max(at, ...OPENERS.map((name) => cues.at(name, at)?.to ?? 0))
    if (next === at || next >= utterance.words.length) break
    at = skipped.get(next) ?? next
  }
  skipped.set(from, at)
  return at
}

export function afterFillers({ cues }: Hearing, from: number): number {
  let at = from
  for (let filler = cues.at('filler', at); filler; filler = cues.at('filler', at)) at = filler.to
  return at
}

/** Where a clause begins, also after its openers are skipped. */
export function clauseStarts(hearing: Hearing): ReadonlySet<number> {
  const { words } = hearing.utterance
  const stops = words.flatMap(({ stop }, at) =>
    stop === '' || at + 1 >= words.length ? [] : [at + 1],
  )
  const starts = new Set<number>()
  const walked = new Set<number>()
  // From the end, so that a run of openers is walked only once.
  const skipped = new Map<number, number>()
  for (const start of [0, ...stops].reverse()) afterOpeners(hearing, start, skipped)
  for (const start of [0, ...stops]) {
    starts.add(start)
    // After each opener too, as "no it's" may be one of them and contain the lead.
    for (let at = start; !walked.has(at); ) {
      walked.add(at)
      const ends = OPENERS.flatMap((name) => hearing.cues.at(name, at)?.to ?? [])
      const next = Math.min(...ends)
      if (next >= words.length) break
      starts.add(next)
      at = next
    }
    starts.add(skipped.get(start) ?? start)
  }
  return starts
}
