import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecapInput } from '../../../src/meetings/recap/recap-writer.ts'

const LINE = /^(?<speaker>[^:[]+?)(?: \[(?<tags>[^\]]*)\])?: (?<text>.*)$/
const SECONDS_PER_LINE = 6

/** A short meeting whose author marked what was left open, postponed and decided. */
export type Room = {
  name: string
  input: RecapInput
  /** For each question left open: ids of the lines that ask it, or that say it is open. */
  open: Set<string>[]
  decided: Set<string>[]
  putOff: Set<string>
}

/**
 * Reads the rooms of a folder, one per file. A line is `Speaker [tags]: words`; the tags are `open:a`, `decided:a`
 * (the letter joins the lines of one question or decision) and `putoff`.
 */
export function readRooms(folder: string): Room[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readRoom(name, readFileSync(join(folder, name), 'utf8')))
}

function readRoom(name: string, text: string): Room {
  const segments: RecapInput['segments'][number][] = []
  const tagged = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    const { speaker, tags, text: words } = LINE.exec(line)?.groups ?? {}
    if (speaker === undefined || words === undefined) continue
    const startSeconds = segments.length * SECONDS_PER_LINE
    const id = `s${segments.length}`
    segments.push({ id, speaker, startSeconds, endSeconds: startSeconds + 5, text: words })
    for (const tag of tags?.split(' ') ?? []) {
      tagged.set(tag, (tagged.get(tag) ?? new Set()).add(id))
    }
  }
  const marked = (kind: string) =>
    [...tagged].flatMap(([tag, ids]) => (tag.startsWith(`${kind}:`) ? [ids] : []))
  return {
    name,
    input: { title: null, startedAt: new Date('2026-11-16T15:00:00Z'), segments },
    open: marked('open'),
    decided: marked('decided'),
    putOff: tagged.get('putoff') ?? new Set(),
  }
}
