import type { Hearing } from './hearing.ts'

const OPENERS = ['filler', 'yes', 'no', 'greeting', 'courtesy', 'thanks', 'correction'] as const

/** Skips what people say before a name: "yeah, sure, um". */
export function afterOpeners({ cues, utterance }: Hearing, from: number): number {
  let at = from
  for (;;) {
    const next = Math.max(at, ...OPENERS.map((name) => cues.at(name, at)?.to ?? 0))
    if (next === at || next >= utterance.words.length) return at
    at = next
  }
}

export function afterFillers({ cues }: Hearing, from: number): number {
  let at = from
  for (let filler = cues.at('filler', at); filler; filler = cues.at('filler', at)) at = filler.to
  return at
}

/** Where a clause begins, and where it begins once the openers are skipped. */
export function clauseStarts(hearing: Hearing): ReadonlySet<number> {
  const { words } = hearing.utterance
  const stops = words.flatMap(({ stop }, at) =>
    stop === '' || at + 1 >= words.length ? [] : [at + 1],
  )
  const starts = new Set<number>()
  for (const start of [0, ...stops]) {
    starts.add(start)
    // Each opener on the way, as "no it's" may be one of them and hold the lead.
    for (let at = start; ; ) {
      const next = OPENERS.flatMap((name) => hearing.cues.at(name, at)?.to ?? []).sort(
        (a, b) => a - b,
      )[0]
      if (next === undefined || next >= words.length) break
      starts.add(next)
      at = next
    }
    starts.add(afterOpeners(hearing, start))
  }
  return starts
}
