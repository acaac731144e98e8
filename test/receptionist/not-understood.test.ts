import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const facts = { ...PLUMBER, languages: ['es', 'fr', 'de', 'pt'] as Language[] }

const LEFT: Record<string, string[]> = {
  en: ['my name is mary blank and my freezer died', 'yes'],
  es: ['mi nombre es maría gómez y mi congelador murió', 'sí'],
  fr: ["je m'appelle marie blanc et mon congélateur est en panne", 'oui'],
  de: ['mein name ist maria blank und meine kühltruhe ist kaputt', 'ja'],
  pt: ['o meu nome é maria medeiros e a minha arca morreu', 'sim'],
}

test.each<[Language, string]>([
  ['en', "no i didn't hear you"],
  ['es', 'no entendí nada'],
  ['es', 'no escuché'],
  ['fr', "non j'ai pas entendu"],
  ['de', 'nein das hab ich nicht verstanden'],
  ['pt', 'não entendi nada'],
  ['pt', 'não percebi'],
])('in %s "%s" to "anything else?" ends no call', async (language, words) => {
  const turns = [...(LEFT[language] ?? []), words].map((text) => ({
    kind: 'speech' as const,
    text,
    language,
  }))
  const { last } = await playCall(turns, { facts, caller: '+12545550123' })
  expect(last.end).toBe(false)
})
