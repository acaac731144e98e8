type Segment = { speaker: string | null; text: string; startSeconds: number }

/** In the drawing's own units: a lane is as many steps wide, however long the meeting was. */
const WIDTH = 160
const WORDS_A_SECOND = 2.5

/** When each speaker spoke, as the path of a lane that is drawn from the meeting's begin to its end. */
export function lanesOf(segments: readonly Segment[]) {
  const spoken = segments.map((segment, index) => {
    const lasts = segment.text.split(/\s+/).length / WORDS_A_SECOND
    const next = segments[index + 1]?.startSeconds ?? Number.POSITIVE_INFINITY
    const until = Math.min(segment.startSeconds + lasts, Math.max(next, segment.startSeconds))
    return { name: segment.speaker ?? 'Somebody', from: segment.startSeconds, until }
  })
  const seconds = Math.max(1, ...spoken.map(({ until }) => until))
  return {
    width: WIDTH,
    seconds,
    of: (name: string) =>
      runsOf(
        stepsOf(
          spoken.filter((one) => one.name === name),
          WIDTH / seconds,
        ),
      )
        .map(([from, until]) => `M${from} 0h${until - from}v1h${from - until}z`)
        .join(''),
  }
}

type Spoken = { from: number; until: number }

function stepsOf(spoken: readonly Spoken[], stepsASecond: number): Set<number> {
  const steps = new Set<number>()
  for (const { from, until } of spoken) {
    const first = Math.min(Math.floor(from * stepsASecond), WIDTH - 1)
    for (let step = first; step === first || step < until * stepsASecond; step += 1) steps.add(step)
  }
  return steps
}

/** Steps that follow one another are one piece of the path. */
function runsOf(steps: ReadonlySet<number>): [from: number, until: number][] {
  const runs: [number, number][] = []
  for (const step of [...steps].sort((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last[1] === step) last[1] = step + 1
    else runs.push([step, step + 1])
  }
  return runs
}
