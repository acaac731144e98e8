import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A collection of the sandbox's record, read from its file because only the sandbox may write it. */
export function outsideRecord<T>(folder: string, name: string): T[] {
  const path = join(folder, 'sandbox', `${name}.jsonl`)
  const values = new Map<string, T>()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  for (const line of lines) {
    const entry = JSON.parse(line) as { put?: T & { id: string }; delete?: string }
    if (entry.put) values.set(entry.put.id, entry.put)
    else values.delete(entry.delete ?? '')
  }
  return [...values.values()]
}
