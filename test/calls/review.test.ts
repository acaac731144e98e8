import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApp } from '../../src/open-app.ts'
import { jobHandlers } from '../../src/workflows/job-handlers.ts'
import { note } from '../receptionist/model/desk.ts'
import { type Reply, says, sends, streamingModel } from '../receptionist/streaming-model.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

/** Long enough for a busy machine, short enough for a test of a model that never answers. */
const REVIEW_MS = 4_000

let world: World
let model: Awaited<ReturnType<typeof streamingModel>>
beforeAll(async () => {
  model = await streamingModel()
  world = await openWorld({ settings: SETTINGS() })
})
const SETTINGS = () => ({
  OPENAI_BASE_URL: model.url,
  MODEL_REVIEW_MS: String(REVIEW_MS),
  LOG_LEVEL: 'silent',
})
beforeEach(() => {
  model.requests.length = 0
  model.replies.length = 0
})
afterAll(async () => {
  await world.close()
  model.close()
})

const EMPTY = {
  kind: 'message',
  gist_english: null,
  english: null,
  follow_up: null,
  name: null,
  phone: null,
  email: null,
  address: null,
}

/** A model's review of a call, as an answer that is not streamed. */
function reviews(answer: object): Reply {
  const content = JSON.stringify({ ...EMPTY, ...answer })
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  const about = { id: 'chatcmpl-1', object: 'chat.completion', created: 1_795_000_000 }
  return sends(200, JSON.stringify({ ...about, model: 'small', choices }))
}

const TALK: Reply[] = [
  says(
    'Sorry to hear that. Who is calling?',
    note({ matter: 'the tap in my kitchen drips since Sunday', gist_english: 'Tap drips' }),
  ),
  says('Thanks, Dana. I will pass it on.', note({ name: 'Dana Reyes' })),
]
const CALLER = [
  { say: 'hi the tap in my kitchen drips since Sunday, 14 Mesa Street' },
  { say: 'dana reyes' },
]

type Line = Awaited<ReturnType<typeof openLiveLine>>

async function callWith(answers: Reply[], at: World = world): Promise<Line> {
  const line = await openLiveLine(at)
  model.replies.push(...TALK, ...answers)
  await phoneOf(at).call(line.number, CALLER)
  return line
}

async function mailsOf({ owner }: Line, at: World = world) {
  const mails = await outsideOf(at.app.config).mails(owner.email)
  return mails.filter(({ tag }) => tag.startsWith('message'))
}

/** A line's only message and only mail, once all jobs are done. */
async function left(line: Line, at: World = world) {
  const [message, ...others] = await recordsOf(at, line).messages(1)
  expect(others).toEqual([])
  await untilQuiet(at.app)
  const mails = await mailsOf(line, at)
  expect(mails).toHaveLength(1)
  return { message, mail: mails[0] }
}

const reviewsAsked = () => model.requests.filter(({ stream }) => !stream)

test('the owner reads what a model made of the whole call, and nothing of it that nobody said', async () => {
  const line = await callWith([
    reviews({
      gist_english: 'Kitchen tap drips since Sunday',
      follow_up: 'Offer Dana a visit for $200.',
      address: '14 Mesa Street',
      email: 'dana@example.com',
      phone: '512 555 0177',
    }),
  ])
  const { message, mail } = await left(line)
  expect(reviewsAsked()).toHaveLength(1)
  expect(message?.message).toContain('the tap in my kitchen drips since Sunday')
  expect(message?.message).toContain('Address: 14 Mesa Street')
  expect(message?.name).toBe('Dana Reyes')
  expect(mail?.text).toContain('Kitchen tap drips since Sunday')
  const told = `${message?.message} ${message?.phone} ${mail?.text}`
  // The mail's foot names the owner's own address, which is at example.com too.
  expect(told.replaceAll(line.owner.email, '')).not.toMatch(/\b200\b|example|0177/)
})

test.each([
  ['never answers', () => {}],
  ['answers 500', sends(500, 'oops')],
  ['answers nonsense', reviews({ kind: 7 })],
] as const)(
  'a model that %s costs the owner nothing: the mail goes as it is, once',
  async (_, reply) => {
    const line = await callWith([reply])
    const { message, mail } = await left(line)
    expect(reviewsAsked().length).toBeGreaterThanOrEqual(1)
    expect(message).toMatchObject({ name: 'Dana Reyes' })
    expect(message?.message).toContain('the tap in my kitchen drips since Sunday')
    expect(mail?.text).toContain('Tap drips')
  },
  30_000,
)

test('a review that fails is asked for again while there is time', async () => {
  const line = await callWith([sends(500, 'oops'), reviews({ gist_english: 'Kitchen tap drips' })])
  const { mail } = await left(line)
  expect(mail?.text).toContain('Kitchen tap drips')
  expect(reviewsAsked()).toHaveLength(2)
})

test('an urgent message waits for no review', async () => {
  const line = await openLiveLine(world)
  const urgent = { urgency: 'now', urgency_why: 'water is pouring in' }
  model.replies.push(
    says('Oh no. Who is calling?', note({ matter: 'water is pouring in', ...urgent })),
    () => {},
  )
  await phoneOf(world).call(line.number, [{ say: 'help water is pouring in' }])
  const mails = await until(
    'the mail came',
    () => mailsOf(line),
    ({ length }) => length > 0,
  )
  expect(mails[0]?.tag).toBe('message-urgent')
  await untilQuiet(world.app)
  expect(await mailsOf(line)).toHaveLength(1)
}, 30_000)

test('a process that ends while the model thinks leaves the call to another, and nothing is left twice', async () => {
  const patient = await openWorld({ settings: { ...SETTINGS(), MODEL_REVIEW_MS: '40000' } })
  const answer = reviews({ gist_english: 'Kitchen tap drips since Sunday' })
  let answerLate = () => {}
  const hangs: Reply = (response) => {
    answerLate = () => answer(response)
  }
  const line = await callWith([hangs, answer], patient)
  await until(
    'a review is asked for',
    async () => reviewsAsked(),
    ({ length }) => length === 1,
  )
  await patient.app.jobs.stop()
  const { config } = patient.app
  const other = await openApp(config, config.databaseUrl ?? '')
  try {
    await other.app.jobs.work(jobHandlers(other.app))
    const first = await left(line, patient)
    expect(first.mail?.text).toContain('Kitchen tap drips since Sunday')
    answerLate()
    const { accountId, id: callId } = await other.app.db.call.findFirstOrThrow()
    await other.app.db.$transaction((tx) =>
      other.app.jobs.enqueue(tx, 'review_call', { accountId, callId }),
    )
    expect(await left(line, patient)).toEqual(first)
    expect(reviewsAsked()).toHaveLength(2)
  } finally {
    await other.close()
    await patient.close()
  }
}, 60_000)
