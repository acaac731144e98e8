import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

/** An owner in the console, whose line was asked these questions, one per call. */
async function openAsked(...questions: string[]) {
  const line = await openLiveLine(world)
  const call = (question: string) =>
    makeCall(world.app, { to: line.number, from: STRANGER, says: [`ask ${question}`] })
  for (const question of questions) await call(question)
  const browser = await signIn(world, line.owner.email, '/console')
  const page = `/console/lines/${line.lineId}`
  const rows = () =>
    world.app.db.callerQuestion.findMany({ where: { lineId: line.lineId }, orderBy: { at: 'asc' } })
  const settle = async (words: string, act: 'answer' | 'dismiss', form: Record<string, string>) => {
    const row = (await rows()).find((one) => one.words === words)
    const path = `${page}/questions/${row?.id}/${act}`
    return browser.post(path, { csrf: browser.csrfToken, ...form })
  }
  const extra = async () =>
    (await world.app.db.line.findFirst({ where: { id: line.lineId } }))?.extra ?? null
  return { line, call, browser, page, rows, settle, extra }
}

const HEADING = 'Unanswered questions'

test('what callers asked in vain stands on the line’s page, newest first, and leads to the call', async () => {
  const { browser, page, rows } = await openAsked('do you take cards?', 'is there <b>parking</b>?')
  const { html } = await browser.get(page)
  expect(html).toContain(HEADING)
  const [first, second] = [html.indexOf('parking'), html.indexOf('do you take cards?')]
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  expect(html).toContain('is there &lt;b&gt;parking&lt;/b&gt;?')
  for (const { callId } of await rows()) expect(html).toContain(`href="/console/calls/${callId}"`)
})

test('what a blocked caller asked waits for no answer, until they are unblocked', async () => {
  const { browser, page, rows } = await openAsked('do you take cards?')
  const [asked] = await rows()
  const mark = (wanted: string) => {
    const form = { csrf: browser.csrfToken, phone: STRANGER, mark: wanted }
    return browser.post('/console/contacts/mark', form)
  }
  const pages = [page, '/console', '/console/questions']
  const isAsked = async () => {
    const read = pages.map(async (one) => (await browser.get(one)).html)
    return (await Promise.all(read)).map((html) => html.includes(asked?.id ?? 'none'))
  }
  expect(await isAsked()).toEqual([true, true, true])
  await mark('BLOCKED')
  expect(await isAsked()).toEqual([false, false, false])
  expect((await browser.get('/console/more')).html).not.toMatch(/id="waits-questions"> <span/)
  await mark('')
  expect(await isAsked()).toEqual([true, true, true])
})

test('what may not have been answered is shown with what the line said, to be checked', async () => {
  const { browser, page } = await openAsked('is it free? told Estimates are free.', 'any cats?')
  const { html } = await browser.get(page)
  expect(html).toContain('Please check this answer. The line said: <span dir="auto">“Estimates are')
  expect(html.match(/Please check this answer/g)).toHaveLength(1)
})

test('an answer is added to what the line knows, and the question is gone', async () => {
  const { browser, page, rows, settle, extra } = await openAsked(
    'do you take cards?',
    'how old are you?',
  )
  const [asked] = await rows()
  const sent = await settle('do you take cards?', 'answer', { fact: 'We take all cards' })
  expect(sent).toMatchObject({
    status: 303,
    location: `${page}?asked=${asked?.id}&said=answered#questions`,
  })
  expect(await extra()).toBe('We take all cards.')
  // Sending the form again adds nothing.
  await settle('do you take cards?', 'answer', { fact: 'We take all cards' })
  await settle('how old are you?', 'answer', { fact: 'Since 1998!' })
  expect(await extra()).toBe('We take all cards. Since 1998!')
  expect((await rows()).every(({ answeredAt }) => answeredAt !== null)).toBe(true)
  expect((await browser.get(page)).html).not.toContain(HEADING)
})

test('an answer that does not fit is shown again with the reason, and nothing is lost', async () => {
  const { settle, rows, extra, line } = await openAsked('do you take cards?')
  const where = { accountId_id: { accountId: line.owner.accountId, id: line.lineId } }
  const before = 'x'.repeat(590)
  await world.app.db.line.update({ where, data: { extra: before } })
  const refused = await settle('do you take cards?', 'answer', { fact: 'We take "all" cards' })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Shorten this to 8 characters')
  expect(refused.html).toContain('>We take &quot;all&quot; cards</textarea>')
  expect((await settle('do you take cards?', 'answer', { fact: '  ' })).status).toBe(400)
  expect(await extra()).toBe(before)
  expect(await rows()).toMatchObject([{ answeredAt: null, dismissedAt: null }])
})

test('one that needs no answer is put aside; a stranger can do neither', async () => {
  const { settle, rows, extra, browser, page } = await openAsked(
    'are you a robot?',
    'do you do pools?',
  )
  const [robot] = await rows()
  const stranger = await signIn(world, `${crypto.randomUUID()}@example.com`, '/console')
  for (const act of ['answer', 'dismiss']) {
    const form = { csrf: stranger.csrfToken, fact: 'Hacked.' }
    const refused = await stranger.post(`${page}/questions/${robot?.id}/${act}`, form)
    expect(refused.status).toBe(404)
  }
  expect(await extra()).toBeNull()
  await settle('are you a robot?', 'dismiss', {})
  const { html } = await browser.get(page)
  expect(html).not.toContain('are you a robot?')
  expect(html).toContain('do you do pools?')
})

test('on the page of its call, and of its message, a question is answered in place', async () => {
  const { line, browser } = await openAsked()
  await makeCall(world.app, {
    to: line.number,
    from: STRANGER,
    says: ['ask do you take cards?', 'ask is there parking?', 'note call me back'],
  })
  const call = await world.app.db.call.findFirstOrThrow({ where: { lineId: line.lineId } })
  const message = await world.app.db.message.findFirstOrThrow({ where: { callId: call.id } })
  for (const [page, words] of [
    [`/console/calls/${call.id}`, 'do you take cards?'],
    [`/console/messages/${message.id}`, 'is there parking?'],
  ] as const) {
    const { html } = await browser.get(page)
    const id = new RegExp(
      `id="(qst_\\w+)">\\s*<details name="question"[^>]*><summary><span><span class="said asks" dir="auto">${words.replace('?', '\\?')}`,
    ).exec(html)?.[1]
    const form = { csrf: browser.csrfToken }
    const refused = await browser.post(`${page}/questions/${id}/answer`, { ...form, fact: ' ' })
    expect([refused.status, refused.html.includes('role="alert"')]).toEqual([400, true])
    const fact = `Yes, about ${words}`
    const sent = await browser.post(`${page}/questions/${id}/answer`, { ...form, fact })
    expect(sent.location).toBe(`${page}?asked=${id}&said=answered#questions`)
    const answered = await browser.get(sent.location ?? '')
    expect(answered.html).toContain('Saved.')
    expect(answered.html).not.toContain(`id="${id}"`)
  }
})

test('a question told of again is one; it goes with its call', async () => {
  const { call, rows, line } = await openAsked('do you take cards?')
  await makeCall(world.app, {
    to: line.number,
    from: STRANGER,
    says: ['ask is there parking?', 'ask is there parking?', 'spam'],
  })
  await call('do you take cards?')
  expect((await rows()).map(({ words }) => words)).toEqual([
    'do you take cards?',
    'do you take cards?',
  ])
  const [first] = await rows()
  await world.app.db.call.deleteMany({ where: { id: first?.callId ?? '' } })
  expect(await rows()).toHaveLength(1)
})

test('the page of questions shows the caller’s words, and below what was answered', async () => {
  const { browser, settle } = await openAsked('do you take cards?', 'is there parking?')
  const page = async () => (await browser.get('/console/questions')).html
  const before = await page()
  expect(before).toContain('aria-label="From the call"')
  expect(before).toContain('placeholder="For example: Yes, we take cards."')
  expect(before).not.toContain('id="answered"')
  await settle('do you take cards?', 'answer', { fact: 'We take all cards' })
  const [, answered = ''] = (await page()).split('id="answered"')
  expect(answered).toContain('do you take cards?')
  expect(answered).not.toContain('parking')
  expect(answered).toMatch(/href="\/console\/lines\/line_\w+\/try\?say=do%20you%20take%20cards%3F"/)
})
