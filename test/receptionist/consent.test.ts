import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from './play-call.ts'

/** A caller with a matter, and then a wish that only the owner can grant. */
const WISHES: [Language, string, string][] = [
  ['en', 'the faucet you put in leaks again', 'i want my money back for that job'],
  ['es', 'se tapó el fregadero de la cocina', 'quiero que me devuelvan el dinero'],
  ['fr', "l'évier de la cuisine est bouché", 'et je veux une remise pour l’attente'],
  ['de', 'die spüle in der küche ist verstopft', 'und ich will zehn prozent rabatt fürs warten'],
  ['pt', 'a pia da cozinha entupiu', 'e quero um desconto pela espera'],
  ['ru', 'на кухне засорилась раковина', 'и верните деньги за прошлый раз'],
  ['tr', 'mutfak lavabosu tıkandı', 've geçen seferki paramı geri istiyorum'],
]

test.each(WISHES)('%s: “%s”, “%s” is noted and not agreed to', async (language, matter, wish) => {
  const facts = { ...PLUMBER, languages: [language] }
  const turns = [matter, wish].map((text) => ({ kind: 'speech' as const, text, language }))
  const { replies, conclusion } = await playCall(turns, { facts, caller: '+15128422671' })
  const { added, acknowledged } = PHRASES[language]
  const noted = [...added, ...acknowledged].filter((words) => replies.at(-1)?.text.includes(words))
  expect(noted, replies.at(-1)?.text).toHaveLength(1)
  expect(conclusion.message?.text).toContain(wish)
})
