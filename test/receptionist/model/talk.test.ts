import { afterEach, expect, test } from 'vitest'
import type { Limits } from '../../../src/receptionist/model/speak-turn.ts'
import { PLUMBER } from '../play-call.ts'
import { type Reply, says } from '../streaming-model.ts'
import { CALLER, deskAt, hear, note } from './desk.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function open(replies: Reply[], limits: Partial<Limits> = {}) {
  const at = await deskAt(replies, limits)
  opened.push(at)
  return at
}

const LEAK = 'my kitchen sink is leaking under the cabinet'

test('a call led by a model: said by the sentence, noted by its tools, ended by it', async () => {
  const { desk, requests } = await open([
    says(
      ['Sorry to hear', ' that. ', 'May I have your name?'],
      note({ matter: LEAK, gist_english: 'Kitchen sink leaks' }),
    ),
    says('Thanks, Dana. Is the number you call from good?', note({ name: 'Dana Reyes' })),
    says('I have 5 1 2, 5 5 5, 0 1 9 9. Is that right?', note({ phone: '+15125550199' })),
    says("I'll pass it on, Dana. Goodbye.", ['end_call', { reason: 'done' }]),
  ])
  const first = await hear(desk, desk.begin(CALLER), LEAK)
  expect(first.tokens.map(({ token }) => token)).toEqual([
    'Sorry to hear that.',
    ' May I have your name?',
  ])
  const second = await hear(desk, first.conversation, 'dana reyes')
  const third = await hear(
    desk,
    second.conversation,
    'no use five one two five five five oh one nine nine',
  )
  const last = await hear(desk, third.conversation, "yes that's all thanks bye")
  expect(last.reply).toEqual({ text: "I'll pass it on, Dana. Goodbye.", language: 'en', end: true })
  expect(desk.conclude(PLUMBER, last.conversation)).toMatchObject({
    summary: 'Dana Reyes: Kitchen sink leaks',
    outcome: 'message_taken',
    message: { name: 'Dana Reyes', phone: '+15125550199', text: `${LEAK}.` },
    missing: [],
    complete: true,
    ended: true,
  })
  expect(requests).toHaveLength(4)
})

test('a sentence that must not be said is asked for once more, its tools are kept', async () => {
  const { desk, requests } = await open([
    says(
      'Thanks, Dana. That is about $700. Anything else?',
      note({ name: 'Dana Reyes', matter: 'price of a heater' }),
    ),
    says("Thanks, Dana. I don't have a price for that. Anything else?"),
  ])
  const { reply, conversation } = await hear(
    desk,
    desk.begin(CALLER),
    'dana reyes how much is a heater',
  )
  expect(reply.text).toBe("Thanks, Dana. I don't have a price for that. Anything else?")
  expect(requests[1]?.messages.at(-1)?.content).toContain('this price is neither in the facts')
  expect(desk.conclude(PLUMBER, conversation).message?.name).toBe('Dana Reyes')
})

test('one said again as badly gives way to a neutral sentence', async () => {
  const { desk } = await open([says('That is about $700. Anything else?')])
  const { reply } = await hear(desk, desk.begin(CALLER), 'how much is a heater')
  expect(reply.text).toBe("I can't say for sure, but I'll pass it on to the owner. Anything else?")
})

test('a call ends neither beside a question, nor on its first words, nor before an answer', async () => {
  const { desk } = await open([
    says('Sure. Anything else?', ['end_call', { reason: 'done' }]),
    says('Goodbye.', ['end_call', { reason: 'done' }]),
    says("It's $89. Goodbye.", ['end_call', { reason: 'done' }]),
  ])
  const first = await hear(desk, desk.begin(CALLER), 'I need a plumber')
  expect(first.reply.end).toBe(false)
  const second = await hear(desk, first.conversation, 'how much is the service call')
  expect(second.reply).toMatchObject({ text: "Goodbye. It's $89.", end: true })
})

test('urgency, a number and a message can be taken back', async () => {
  const { desk } = await open([
    says(
      'I see. And your name?',
      note({ matter: 'pipe burst', urgency: 'now', urgency_why: 'pipe burst' }),
    ),
    says('Okay, not urgent. Anything else?', note({ urgency: 'none', phone: '' })),
    says('All right, I will forget it. Anything else?', ['withdraw_message', {}]),
  ])
  const first = await hear(desk, desk.begin(CALLER), 'a pipe burst in the cellar')
  expect(desk.conclude(PLUMBER, first.conversation)).toMatchObject({
    urgent: true,
    urgentReason: 'pipe burst',
  })
  const second = await hear(desk, first.conversation, 'it is no emergency and do not call me')
  const calmed = desk.conclude(PLUMBER, second.conversation)
  expect(calmed).toMatchObject({ urgent: false, message: { phone: null } })
  const third = await hear(desk, second.conversation, 'no forget the whole thing')
  expect(desk.conclude(PLUMBER, third.conversation).message).toBeNull()
})

test('keys are one utterance, and what the caller talked over was not said', async () => {
  const { desk, requests } = await open([
    says('Please key in your number. I am listening to you.'),
    says('I have 5 1 2, 8 4 2, 0 1 9 9. Is that right?', note({ phone: '5128420199' })),
  ])
  let { conversation } = await hear(desk, desk.begin(CALLER), 'can I type my number')
  const until = {
    kind: 'interrupt',
    utteranceUntilInterrupt: 'Please key in your number.',
  } as const
  conversation = (await hear(desk, conversation, until)).conversation
  for (const digits of '5128420199') {
    const turn = await hear(desk, conversation, { kind: 'digits', digits })
    conversation = turn.conversation
  }
  expect(requests).toHaveLength(2)
  const [, , heard, keyed] = requests[1]?.messages ?? []
  expect(heard?.content).toBe('Please key in your number.— (the caller talked over the rest)')
  expect(keyed?.content).toContain('(keys pressed: 5128420199)')
  expect(desk.conclude(PLUMBER, conversation).message?.phone).toBe('+15128420199')
})

test('a model may change the language, and its voice goes with it', async () => {
  const { desk } = await open([says('Claro, con mucho gusto. ¿Me dice su nombre, por favor?')])
  const { tokens } = await hear(
    desk,
    desk.begin(CALLER),
    'hola quisiera que me arreglen el fregadero',
  )
  expect(tokens.at(-1)?.language).toBe('es')
})

test('silence is counted by the line: asked twice, then goodbye', async () => {
  const { desk, requests } = await open([])
  let turn = await hear(desk, desk.begin(CALLER), { kind: 'silence' })
  turn = await hear(desk, turn.conversation, { kind: 'silence' })
  expect(turn.reply.end).toBe(false)
  turn = await hear(desk, turn.conversation, { kind: 'silence' })
  expect(turn.reply.end).toBe(true)
  expect(requests).toHaveLength(0)
})

test('a call of long turns stays small enough to be stored', async () => {
  const { desk } = await open([
    says('Go on. '.padEnd(40, 'x '), note({ matter: 'long '.repeat(150) })),
  ])
  let conversation = desk.begin(CALLER)
  for (let n = 0; n < 38; n += 1) {
    conversation = (await hear(desk, conversation, `${n} ${'слово '.repeat(300)}`)).conversation
  }
  expect(Buffer.byteLength(JSON.stringify(conversation))).toBeLessThan(64 * 1_024)
})

test('an address is said as it was written, however its pieces come', async () => {
  const written = 'I have kim.lee@mail.example.com for you. Is that right?'
  const { desk } = await open([
    says(['I have kim', '.', 'lee@mail', '.', 'example.com for you. ', 'Is that right?']),
  ])
  const { reply } = await hear(
    desk,
    desk.begin(CALLER),
    'its kim dot lee at mail dot example dot com',
  )
  expect(reply.text).toBe(written)
})

test('a danger that the caller takes back is over, and one that they do not is none the less', async () => {
  const replies = () => [
    says('Please get out and call 911.', note({ matter: 'smells gas', urgency: 'now' })),
    says('All right. Anything else?', note({ urgency: 'none' })),
  ]
  const told = async (words: string) => {
    const { desk } = await open(replies())
    const first = await hear(desk, desk.begin(CALLER), 'i smell gas in my kitchen')
    const { conversation } = await hear(desk, first.conversation, words)
    return desk.conclude(PLUMBER, conversation).urgent
  }
  expect(await told('the gas company was here and it was nothing')).toBe(false)
  expect(await told('my name is dana reyes')).toBe(true)
})

test('what was looked up is told in the same turn', async () => {
  const { desk, requests } = await open([
    says('Let me look.', ['look_up_hours', { date: '2026-12-24' }]),
    says('That Thursday we open at nine.'),
  ])
  const { reply } = await hear(desk, desk.begin(CALLER), 'are you open on christmas eve')
  expect(requests).toHaveLength(2)
  expect(reply.text).toContain('Let me look. That Thursday')
})

test('a digit put right leaves the extension, another number does not', async () => {
  const { desk } = await open([
    says('Noted.', note({ name: 'Dana', matter: LEAK, phone: '5125550166', extension: '48' })),
    says('Corrected.', note({ phone: '5125550168' })),
    says('Noted.', note({ phone: '7375559012' })),
  ])
  const words = 'five one two five five five oh one six six extension forty eight'
  const first = await hear(desk, desk.begin(CALLER), words)
  const second = await hear(desk, first.conversation, 'no it ends in six eight')
  const third = await hear(desk, second.conversation, 'rather my cell 737 555 9012')
  const messageOf = ({ conversation }: typeof first) => desk.conclude(PLUMBER, conversation).message
  expect(messageOf(second)).toMatchObject({ phone: '+15125550168' })
  expect(messageOf(second)?.text).toContain('Extension: 48')
  expect(messageOf(third)).toMatchObject({ phone: '+17375559012' })
  expect(messageOf(third)?.text).not.toContain('Extension')
})

test('a note may speak of 911; one with an invented number is refused, the model is told, and the words stay', async () => {
  const { desk, requests } = await open([
    says('Stay safe. May I have your name?', note({ matter: 'tree on the wire, 911 was called' })),
    says('Thanks, Otis.', note({ name: 'Otis', matter: 'tree on the wire at 4120 Bee Cave' })),
    says('Anything else?'),
  ])
  const first = await hear(desk, desk.begin(CALLER), 'a tree is on the wire we called for help')
  expect(desk.conclude(PLUMBER, first.conversation).message?.text).toContain('911 was called')
  const words = 'otis and please use the alley gate'
  const second = await hear(desk, first.conversation, words)
  await hear(desk, second.conversation, 'okay')
  expect(JSON.stringify(requests[2])).toContain('matter was not kept: the caller did not say 4120')
  expect(desk.conclude(PLUMBER, second.conversation).message?.text).toContain('alley gate')
})
