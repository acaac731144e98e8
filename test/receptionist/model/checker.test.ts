import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { verdictIn } from '../../../src/receptionist/model/ask-checker.ts'
import { type CheckerAnswer, checkerThat } from '../checker-server.ts'
import { type Reply, says } from '../streaming-model.ts'
import { CALLER, deskAt, hear } from './desk.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function talk(replies: readonly Reply[], answer: CheckerAnswer, timeoutMs = 5_000) {
  const { checker, asked, close: closeChecker } = await checkerThat(answer)
  const { desk, close, requests, logged } = await deskAt(replies, {}, { model: checker, timeoutMs })
  closing.push(close, closeChecker)
  return { desk, asked, requests, logged }
}

const PARROT = 'We also look after parrots and lizards.'

test('what the checker finds wrong is not said, and the model is told why', async () => {
  const { desk, asked, requests } = await talk(
    [says(`Thanks, Ana. ${PARROT}`), says("I don't know about parrots, I'll ask.")],
    (sentence) => (sentence === PARROT ? 'no: parrots are not in the facts' : 'ok'),
  )
  const { spoken } = await hear(desk, desk.begin(CALLER), 'do you take parrots')
  expect(spoken).toBe("Thanks, Ana. I don't know about parrots, I'll ask.")
  expect(JSON.stringify(requests.at(-1)?.messages)).toContain('parrots are not in the facts')
  expect(asked.map(({ sentence }) => sentence)).not.toContain('Thanks, Ana.')
  expect(asked[0]?.prompt).toContain('do you take parrots')
})

test('an objection that the checker takes back when it is asked again is none', async () => {
  const { desk, asked, requests } = await talk([says(PARROT)], (_, isObjection) =>
    isObjection ? 'ok' : 'no: parrots are not in the facts',
  )
  const { spoken } = await hear(desk, desk.begin(CALLER), 'do you take parrots')
  expect(spoken).toBe(PARROT)
  expect(requests).toHaveLength(1)
  const [first, second] = asked.map(({ prompt }) => prompt)
  expect(second).toBe(`${first}\n<objection>parrots are not in the facts</objection>`)
})

test('an objection stands where the second answer fails to come', async () => {
  const { desk } = await talk(
    [says(PARROT), says('Let me ask about parrots.')],
    (sentence, again) =>
      again ? 503 : sentence === PARROT ? 'no: parrots are not in the facts' : 'ok',
  )
  const { spoken } = await hear(desk, desk.begin(CALLER), 'do you take parrots')
  expect(spoken).not.toContain(PARROT)
})

test('what words alone would refuse is said when the checker sees nothing wrong', async () => {
  const sentence = 'Somebody will be there at three on Friday, you said.'
  const checked = await talk([says(sentence)], () => 'ok')
  const { spoken } = await hear(checked.desk, checked.desk.begin(CALLER), 'my sister waits')
  expect(spoken).toBe(sentence)
  const { desk, close } = await deskAt([says(sentence)])
  closing.push(close)
  const byWords = await hear(desk, desk.begin(CALLER), 'my sister waits')
  expect(byWords.spoken).not.toContain(sentence)
})

test('a number or a price that is nobody’s is refused whatever the checker says', async () => {
  const { desk, asked } = await talk(
    [says('That is $777 in all.'), says('Call 5 1 2, 9 9 9, 8 8 7 7.')],
    () => 'ok',
  )
  const { spoken } = await hear(desk, desk.begin(CALLER), 'what does it cost')
  expect(spoken).not.toMatch(/777|9 9 9/)
  expect(asked).toEqual([])
})

test('a checker that is slow, fails or says something else leaves it to words', async () => {
  const answers: CheckerAnswer[] = [
    () => 500,
    () => 'perhaps',
    () => sleep(2_000).then(() => 'no: late'),
  ]
  for (const answer of answers) {
    const { desk } = await talk([says('Your whole floor is wet then.')], answer, 200)
    const { spoken } = await hear(desk, desk.begin(CALLER), 'my sink leaks')
    expect(spoken).toBe('Your whole floor is wet then.')
  }
})

test('a checker that failed three times in a row is not asked again in that call', async () => {
  const { desk, asked } = await talk(
    [says('Your sink sounds bad. Your floor is wet then.')],
    () => 503,
  )
  let conversation = desk.begin(CALLER)
  for (const words of ['my sink leaks', 'and the floor', 'and the wall', 'and the roof'])
    ({ conversation } = await hear(desk, conversation, words))
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('sentences are said in their order, however long each look takes', async () => {
  const { desk } = await talk(
    [says('Your sink sounds bad. Your floor is wet then. Thanks, Ana.')],
    (sentence) => sleep(sentence.includes('sink') ? 300 : 0).then(() => 'ok'),
  )
  const { spoken } = await hear(desk, desk.begin(CALLER), 'my sink leaks')
  expect(spoken).toBe('Your sink sounds bad. Your floor is wet then. Thanks, Ana.')
})

test('a short yes is looked at with what it agrees to, and alone where nothing follows', async () => {
  const { desk, asked } = await talk(
    [says('Yes. I can ask the owner to mail it.'), says('Sure.')],
    (sentence) => (sentence === 'Sure.' ? 'no: only the owner can' : 'ok'),
  )
  const first = await hear(desk, desk.begin(CALLER), 'can you mail me the invoice')
  expect(first.spoken).toBe('Yes. I can ask the owner to mail it.')
  expect(asked.map(({ sentence }) => sentence)).toEqual(['Yes. I can ask the owner to mail it.'])
  const { spoken } = await hear(desk, first.conversation, 'and waive the fee')
  expect(spoken).not.toContain('Sure')
})

test.each([
  ['ok', null],
  ['OK.', null],
  ['no: they do not treat parrots', 'they do not treat parrots'],
  ['No', 'the facts do not say so'],
  ['okay, said the caller', undefined],
  ['', undefined],
])('the verdict %j', (text, verdict) => {
  expect(verdictIn(text)).toBe(verdict)
})
