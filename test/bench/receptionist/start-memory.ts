import { spawnSync } from 'node:child_process'

/** Megabytes once a process has started: resident memory, and the heap. */
export type StartMemory = { rssMb: number; heapMb: number; startMs: number }

const ENGINE = new URL('../../../src/receptionist/', import.meta.url).href
const EMPTY = ''
/** Data is read once per language, at its first use: a turn in each shows what a busy service holds. */
const LOADED = (languages: readonly string[]) => `
  const { rulesReceptionist } = await import('${ENGINE}rules/rules-receptionist.ts')
  const hours = Object.fromEntries('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').map((day) => [day, null]))
  const facts = { businessName: 'Lopez', businessPhone: '+15125550100', description: null, services: [], extra: null,
    city: null, hours, timeZone: 'America/Chicago', languages: ${JSON.stringify(languages)} }
  const engine = rulesReceptionist()
  for (const language of ['en', ...facts.languages]) {
    const talk = engine.begin(null)
    await engine.hear(facts, talk, { kind: 'speech', text: 'hola olá bonjour merhaba привет guten Tag', language }, new Date())
  }`

/** Node alone; with the receptionist and English; with every language. Each in its own process. */
export function measureStart(languages: readonly string[]): Record<string, StartMemory> {
  return {
    'Node alone': startWith(EMPTY),
    'with the receptionist, English': startWith(LOADED([])),
    'with the receptionist, all languages': startWith(LOADED(languages)),
  }
}

function startWith(code: string): StartMemory {
  const program = `const began = performance.now()
    ${code}
    const startMs = performance.now() - began
    globalThis.gc()
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
    console.log(JSON.stringify({ rssMb: rss / 2 ** 20, heapMb: (heapUsed + arrayBuffers) / 2 ** 20, startMs }))`
  const args = ['--expose-gc', '--input-type=module', '--eval', program]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
