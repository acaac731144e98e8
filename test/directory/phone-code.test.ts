import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOldProofs } from '../../src/directory/forwarding-proof-expiry.ts'
import { ANY_ADDRESS, newAddress } from '../support/a2a.ts'
import {
  codeIn,
  directoryOf,
  forwardCall,
  openListedLine,
  proveByCode,
  saidTo,
} from '../support/listed-line.ts'
import { pay, setUpLine, untilLive } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const SENDER = '+15125550100'
const DAY_MS = 86_400_000
let world: World
let clockMs = Date.now()

beforeAll(async () => {
  const clock = { now: () => new Date(clockMs) }
  world = await openWorld({ clock, settings: { ...ANY_ADDRESS, SMS_FROM: SENDER } })
})
afterAll(() => world.close())

let phones = 0
function newPhone(): string {
  phones += 1
  return `+1512842${4_000 + phones}`
}

async function resolves(number: string): Promise<string | undefined> {
  const response = await fetch(`${world.url}/a2a/resolve?number=${encodeURIComponent(number)}`, {
    headers: { 'x-forwarded-for': newAddress() },
  })
  return ((await response.json()) as { business?: string }).business
}

async function openListed(name = 'Lopez Plumbing', phone = newPhone()) {
  const line = await openListedLine(world, { business_phone: phone, business_name: name })
  return { ...line, phone }
}

/** Has a code called, and returns what was said. */
async function called(
  { directory, number, phone }: Awaited<ReturnType<typeof openListed>>,
  language?: string,
) {
  const before = (await saidTo(world, phone, number)).length
  await directory.sendCode('CALL', language)
  const said = () => saidTo(world, phone, number)
  const [words = []] = await until('a code is called', said, (calls) => calls.length > before)
  return words
}

// First, while our clock is still the same as that of the sandbox's carrier.
test('a call that the carrier took on and whose answer was lost is not placed twice', async () => {
  const line = await openListed()
  // Once for the request, once for the carrier library's own retry.
  await outsideOf(world.app.config).fault('twilio', 'drop_response', 1)
  await line.directory.sendCode()
  const row = () => world.app.db.phoneCode.findFirst({ where: { lineId: line.lineId } })
  await until('it is sent', row, (code) => code?.sentAt !== null)
  expect(await saidTo(world, line.phone, line.number)).toHaveLength(1)
})

test('a forwarded call proves nothing, however often it is said', async () => {
  const line = await openListed()
  for (let time = 0; time < 3; time += 1) await forwardCall(world, line, line.phone)
  expect(await resolves(line.phone)).toBeUndefined()
  expect(await world.app.db.phoneProof.count({ where: { lineId: line.lineId } })).toBe(0)
  // It still proves that forwarding works.
  const { body } = await line.owner.api.get<{ forwarding_seen_at: string | null }>(
    `/lines/${line.lineId}`,
  )
  expect(body.forwarding_seen_at).not.toBeNull()
})

test('the code is called from the line’s own number, three times over, in the language that was asked for', async () => {
  const line = await openListed('Müller & Söhne')
  const words = await called(line, 'es')
  expect(words).toHaveLength(3)
  expect(words[0]).toMatch(/^Su código de Frontdesk para Müller & Söhne es (\d, ){5}\d\./)
  expect(
    await line.directory.enterCode(` ${codeIn(words[0] ?? '').replace(/(...)/, '$1-')} `),
  ).toMatchObject({
    directory: { numbers: [{}, { number: line.phone, state: 'LISTED' }] },
  })
  expect(await resolves(line.phone)).toBe('Müller & Söhne')
  // The code does not work a second time.
  expect(await line.directory.enterCode(codeIn(words[0] ?? ''))).toMatchObject({
    code: 'invalid_request',
    field: ['code'],
  })
})

test('or texted, where texts are sent', async () => {
  const line = await openListed()
  await line.directory.sendCode('TEXT')
  const texts = async () => {
    const response = await fetch(
      `${world.sandboxUrl}/phone/texts.json?${new URLSearchParams({ to: line.phone })}`,
    )
    return (await response.json()) as { from: string; body: string }[]
  }
  const [text] = await until('a code is texted', texts, ({ length }) => length > 0)
  expect(text?.from).toBe(SENDER)
  await line.directory.enterCode(codeIn(text?.body ?? ''))
  expect(await resolves(line.phone)).toBe('Lopez Plumbing')
})

test('five wrong codes end it, ten minutes end it, and so does another phone', async () => {
  const line = await openListed()
  const code = codeIn((await called(line))[0] ?? '')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const answers = []
  for (let time = 0; time < 5; time += 1) answers.push(await line.directory.enterCode(wrong))
  expect(answers.map(({ message }) => message)).toEqual([
    'is not the code that we sent: 4 tries left',
    'is not the code that we sent: 3 tries left',
    'is not the code that we sent: 2 tries left',
    'is not the code that we sent: 1 try left',
    'is wrong for the fifth time: ask for a new code',
  ])
  expect(await line.directory.enterCode(code)).toMatchObject({ code: 'invalid_request' })

  const second = codeIn((await called(line))[0] ?? '')
  clockMs += 601_000
  expect(await line.directory.enterCode(second)).toMatchObject({ code: 'invalid_request' })

  const third = codeIn((await called(line))[0] ?? '')
  const other = newPhone()
  await world.app.db.line.updateMany({ where: { id: line.lineId }, data: { businessPhone: other } })
  expect(await line.directory.enterCode(third)).toMatchObject({ code: 'invalid_request' })
  expect([await resolves(line.phone), await resolves(other)]).toEqual([undefined, undefined])
})

test('a phone rings three times a day, whoever asks', async () => {
  const phone = newPhone()
  const [one, other] = [await openListed('One', phone), await openListed('Other', phone)]
  await called(one)
  await called(other)
  await called(one)
  const refused = await other.directory.sendCode()
  expect(refused).toMatchObject({ code: 'rate_limited' })
  expect(await one.directory.sendCode('TEXT')).toMatchObject({ code: 'rate_limited' })
  expect([
    ...(await saidTo(world, phone, one.number)),
    ...(await saidTo(world, phone, other.number)),
  ]).toHaveLength(3)
  clockMs += DAY_MS + 1_000
  await called(other)
})

test('an account has ten codes sent a day, whichever phones and lines they are for', async () => {
  const line = await openListed()
  for (let sent = 0; sent < 10; sent += 1) {
    expect(await line.directory.sendCode()).not.toHaveProperty('code')
    await world.app.db.line.updateMany({
      where: { id: line.lineId },
      data: { businessPhone: newPhone() },
    })
  }
  expect(await line.directory.sendCode()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('account'),
  })
  const other = await openListed()
  expect(await other.directory.sendCode()).not.toHaveProperty('code')
  clockMs += DAY_MS + 1_000
  expect(await line.directory.sendCode()).not.toHaveProperty('code')
})

test('also when its lines ask all at once', async () => {
  const owner = await world.account()
  const lines: ReturnType<typeof directoryOf>[] = []
  for (let count = 0; count < 14; count += 1) {
    const set = await setUpLine(owner.api, { business_phone: newPhone() })
    await pay(set.checkout_url)
    await untilLive(owner.api, set.setup_id)
    lines.push(directoryOf(world, owner.key, set.setup_id))
  }
  const answers = await Promise.all(lines.map((directory) => directory.sendCode()))
  expect(answers.filter(({ code }) => code === 'rate_limited')).toHaveLength(4)
})

test('a code of another line, and of a line that is not live, is none', async () => {
  const [one, other] = [await openListed(), await openListed()]
  const code = codeIn((await called(one))[0] ?? '')
  expect(await other.directory.enterCode(code)).toMatchObject({ code: 'invalid_request' })
  const stranger = await world.account()
  const theirs = directoryOf(world, stranger.key, one.lineId)
  expect([await theirs.sendCode(), await theirs.enterCode(code)]).toEqual([
    expect.objectContaining({ code: 'not_found' }),
    expect.objectContaining({ code: 'not_found' }),
  ])
  await world.app.db.line.updateMany({
    where: { id: one.lineId },
    data: { status: 'closed', closedAt: new Date() },
  })
  expect(await one.directory.sendCode()).toMatchObject({
    code: 'invalid_request',
    field: ['lineId'],
  })
  expect(await one.directory.sendCode('CALL', 'xx')).toMatchObject({ code: 'invalid_request' })
})

async function provenTheOldWay(line: Awaited<ReturnType<typeof openListed>>) {
  const { accountId } = line.owner
  await line.directory.approve()
  await world.app.db.phoneProof.updateMany({
    where: { accountId, lineId: line.lineId },
    data: { kind: 'forwarded_call' },
  })
}

test('what was proven the old way stays for thirty days, with a mail; a code keeps it', async () => {
  const [lazy, quick] = [await openListed('Lazy'), await openListed('Quick')]
  await provenTheOldWay(lazy)
  await provenTheOldWay(quick)
  await endOldProofs(world.app)
  await endOldProofs(world.app)
  const mails = () => outsideOf(world.app.config).mails(lazy.owner.email)
  const told = await until('the owner is told', mails, (sent) =>
    sent.some(({ tag }) => tag === 'phone-proof'),
  )
  const proofMails = told.filter(({ tag }) => tag === 'phone-proof')
  expect(proofMails).toHaveLength(1)
  expect(proofMails[0]?.text).toContain(`/console/lines/${lazy.lineId}/directory`)
  await proveByCode(world, quick, quick.phone)

  clockMs += 29 * DAY_MS
  await endOldProofs(world.app)
  expect([await resolves(lazy.phone), await resolves(quick.phone)]).toEqual(['Lazy', 'Quick'])
  clockMs += 2 * DAY_MS
  await endOldProofs(world.app)
  expect([await resolves(lazy.phone), await resolves(quick.phone)]).toEqual([undefined, 'Quick'])
  expect(await resolves(lazy.number)).toBe('Lazy')
})

test('whoever enters the code has the phone at once, also from a holder of the old way', async () => {
  const phone = newPhone()
  const thief = await openListed('Thief', phone)
  await provenTheOldWay(thief)
  expect(await resolves(phone)).toBe('Thief')
  const owner = await openListed('Owner', phone)
  await proveByCode(world, owner, phone)
  expect(await resolves(phone)).toBe('Owner')
})

test('the owner does all of it in the console', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const browser = await signIn(world, email, '/console')
  const line = await openListed('Lopez <b>Plumbing</b>')
  const { id: accountId } = await world.app.db.account.findUniqueOrThrow({
    where: { email: line.owner.email },
  })
  await world.app.db.webSession.updateMany({ where: { account: { email } }, data: { accountId } })
  const at = `/console/lines/${line.lineId}/directory`
  const csrf = await browser.csrf(at)
  const { html } = await browser.get(at)
  expect(html).toMatch(/<details id="proof"><summary[^>]*>Confirm that the phone is yours/)
  expect(html).toMatch(/<dt>Hours<\/dt><dd>Mon–Fri 9 AM–5 PM, closed Sat and Sun<\/dd>/)
  expect(html).toMatch(/<dt>Languages<\/dt><dd>English/)
  expect(html).not.toContain('<b>Plumbing')
  expect(
    (await browser.post(`${at}/send-code`, { csrf, way: 'CALL', language: 'de' })).location,
  ).toContain('said=code_sent')
  expect((await browser.get(at)).html).toContain('<details id="proof" open>')
  const said = () => saidTo(world, line.phone, line.number)
  const [words = []] = await until('a code is called', said, ({ length }) => length > 0)
  expect(words[0]).toMatch(/^Ihr Frontdesk-Code/)
  const wrong = await browser.post(`${at}/enter-code`, { csrf, code: '000' })
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('4 tries left')])
  const done = await browser.post(`${at}/enter-code`, { csrf, code: codeIn(words[0] ?? '') })
  expect([done.status, done.location]).toEqual([303, `${at}?said=proven`])
  expect(await resolves(line.phone)).toBe('Lopez <b>Plumbing</b>')
  await browser.post(`${at}/opt-out`, { csrf })
  expect(await resolves(line.number)).toBeUndefined()
  await browser.post(at, { csrf, trade: 'Plumber', town: '', ownCardUrl: '' })
  expect(await resolves(line.number)).toBe('Lopez <b>Plumbing</b>')
  // Of an own agent the page knows nothing.
  await browser.post(at, { csrf, trade: '', town: '', ownCardUrl: 'https://agent.example/card' })
  const own = await browser.get(at)
  expect(own.html).toContain('Your own agent answers.')
  expect(own.html).not.toContain('<dt>Hours</dt>')
})
