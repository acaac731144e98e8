import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from '../kernel/secrets/data-folder.ts'

/** Values are replaced with `put`, never changed in place: a change that was not `put` is not saved. */
export type Collection<T extends { id: string }> = {
  get(id: string): T | undefined
  /** Oldest first; a replaced value keeps its place. */
  list(): T[]
  put(value: T): void
  delete(id: string): void
}

export type SandboxRecord = { collection<T extends { id: string }>(name: string): Collection<T> }

/**
 * The sandbox's storage: one append-only JSONL file per collection, written synchronously, so a killed sandbox loses
 * nothing it has already answered. Read back at start.
 */
export function openRecord(folder: string): SandboxRecord {
  openDataFolder(folder)
  const opened = new Map<string, unknown>()
  return {
    collection<T extends { id: string }>(name: string) {
      if (!/^[a-z][a-z0-9_-]*$/.test(name)) throw new Error(`not a collection's name: ${name}`)
      const known = opened.get(name) ?? openCollection<T>(join(folder, `${name}.jsonl`))
      opened.set(name, known)
      return known as Collection<T>
    },
  }
}

type Entry<T> = { put: T } | { delete: string }

function openCollection<T extends { id: string }>(path: string): Collection<T> {
  const values = replay<T>(path)
  const file = openSync(path, 'a', 0o600)
  fchmodSync(file, 0o600)
  const append = (entry: Entry<T>) => writeSync(file, `${JSON.stringify(entry)}\n`)
  return {
    get: (id) => values.get(id),
    list: () => [...values.values()],
    put(value) {
      append({ put: value })
      values.set(value.id, value)
    },
    delete(id) {
      if (!values.has(id)) return
      append({ delete: id })
      values.delete(id)
    },
  }
}

/** Reads the file and compacts it: drops replaced values and a line cut off by a power failure. */
function replay<T extends { id: string }>(path: string): Map<string, T> {
  const values = new Map<string, T>()
  if (!existsSync(path)) return values
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  for (const line of lines) {
    const entry = parseEntry<T>(line)
    if (entry && 'put' in entry) values.set(entry.put.id, entry.put)
    else if (entry) values.delete(entry.delete)
  }
  if (lines.length !== values.size) rewrite(path, values)
  return values
}

function parseEntry<T>(line: string): Entry<T> | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function rewrite<T>(path: string, values: Map<string, T>): void {
  const draft = `${path}.new`
  const lines = [...values.values()].map((value) => `${JSON.stringify({ put: value })}\n`)
  const file = openSync(draft, 'w', 0o600)
  writeFileSync(file, lines.join(''))
  closeSync(file)
  renameSync(draft, path)
}
