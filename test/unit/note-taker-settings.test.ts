import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/kernel/config/config.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'

const RECALL = { RECALL_API_KEY: 'key', RECALL_WEBHOOK_SECRET: 'whsec_c2VjcmV0' }
const ATTENDEE = { ATTENDEE_API_KEY: 'key', ATTENDEE_WEBHOOK_SECRET: 'c2VjcmV0' }

function problemsOf(settings: Record<string, string>): readonly string[] {
  try {
    readConfig(settings)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)]
  }
}

describe('whose bot joins', () => {
  test.each<[string, Record<string, string>]>([
    ['recall', {}],
    ['recall', RECALL],
    ['attendee', ATTENDEE],
    ['recall', { ...RECALL, ...ATTENDEE }],
    ['attendee', { ...RECALL, ...ATTENDEE, NOTE_TAKER: 'attendee' }],
    ['attendee', { NOTE_TAKER: 'attendee' }],
    ['recall', { ...ATTENDEE, NOTE_TAKER: 'recall' }],
  ])('%s under %j', (name, settings) => {
    expect(readConfig(settings).noteTaker).toBe(name)
  })

  test('nobody else’s', () => {
    expect(problemsOf({ NOTE_TAKER: 'vexa' })[0]).toMatch(/^NOTE_TAKER: /)
  })
})

describe('what is wrong is named', () => {
  test.each<[string, Record<string, string>]>([
    ['RECALL_WEBHOOK_SECRET: needed beside RECALL_API_KEY', { RECALL_API_KEY: 'key' }],
    ['ATTENDEE_WEBHOOK_SECRET: needed beside ATTENDEE_API_KEY', { ATTENDEE_API_KEY: 'key' }],
    [
      'RECALL_WEBHOOK_SECRET: must be base64, as the service shows it',
      { ...RECALL, RECALL_WEBHOOK_SECRET: 'not base64!' },
    ],
  ])('%s', (problem, settings) => {
    expect(problemsOf(settings)).toEqual([problem])
  })

  test('the one that is not chosen may lack its secret', () => {
    expect(problemsOf({ ...RECALL, ATTENDEE_API_KEY: 'key' })).toEqual([])
  })

  test('in production the note-taker may not be the sandbox’s', () => {
    expect(problemsOf({ NODE_ENV: 'production' })[0]).toContain('the note-taker')
    expect(problemsOf({ NODE_ENV: 'production', ...ATTENDEE })[0]).not.toContain('note-taker')
  })
})

test('the sandbox stands in for the chosen one alone', () => {
  expect(sandboxedProviders(readConfig({}))).toContain('the note-taker')
  expect(sandboxedProviders(readConfig(RECALL))).not.toContain('the note-taker')
  const mixed = readConfig({ ...RECALL, NOTE_TAKER: 'attendee' })
  expect(sandboxedProviders(mixed)).toContain('the note-taker')
})

test('the sandbox’s secrets are believed only where the sandbox is', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  expect(readConfig(ATTENDEE).recall.webhookSecret).toBeUndefined()
  expect(readConfig(RECALL).attendee.webhookSecret).toBeUndefined()
  expect(readConfig({ DATA_DIR }).recall.webhookSecret).toMatch(/^whsec_/)
  const mixed = readConfig({ ...RECALL, NOTE_TAKER: 'attendee', DATA_DIR })
  expect(mixed.attendee.webhookSecret).toBeDefined()
})
