import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operation, operationsOf, readDocument } from '../support/description.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** The HTML of every page in a menu, by its path. */
const pages = new Map<string, string>()

const read = async (path: string, accept = 'text/html') => {
  const answer = await fetch(`${world.url}${path}`, { headers: { accept } })
  return { answer, text: await answer.text() }
}

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const { text: first } = await read('/developers/reference')
  const menu = /<nav aria-label="Reference">.*?<\/nav>/s.exec(first)?.[0] ?? ''
  for (const [, path = ''] of menu.matchAll(/href="(\/developers\/[^"#]+)"/g)) {
    pages.set(path, (await read(path)).text)
  }
})
afterAll(() => world.close())

const document = readDocument()
const schemaOf = (content: { 'application/json': { schema: { $ref?: string } } }) =>
  document.components.schemas[content['application/json'].schema.$ref?.split('/').at(-1) ?? ''] as {
    properties: Record<string, unknown>
  }

function fieldsOf({ requestBody, responses }: Operation): string[] {
  const answers = Object.entries(responses).filter(([status]) => status < '300')
  return [requestBody, ...answers.map(([, answer]) => answer)]
    .filter((told) => told !== undefined)
    .flatMap(({ content }) => Object.keys(schemaOf(content).properties))
}

test('a row of the errors says on a phone what each of its cells is', () => {
  const [, row = ''] =
    /<tr id="invalid_request">(.*?)<\/tr>/s.exec(pages.get('/developers/reference/errors') ?? '') ??
    []
  expect([...row.matchAll(/data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Status',
    'What it means',
    'Try again?',
    'From',
  ])
})

test('an error names who answers it by kind, where all of a kind do', () => {
  const html = pages.get('/developers/reference/errors') ?? ''
  const from = (code: string) =>
    new RegExp(`<tr id="${code}">.*?data-label="From">(.*?)</td>`, 's').exec(html)?.[1]
  expect(from('not_found')).toBe('every path with <code>{id}</code>')
  expect(from('invalid_request')).toBe('every <code>POST</code>, every list')
  expect(from('meeting_finished')).toMatch(/^<a href="[^"]+#cancelMeeting">[^<]+<\/a>$/)
})

test('the operations stand by noun, and each path leads to what is told of it', () => {
  const html = pages.get('/developers/reference') ?? ''
  const nouns = html.split('<div class="noun">').slice(1)
  expect(nouns.map((noun) => /<p><strong>(.*?)</.exec(noun)?.[1])).toEqual([
    ...new Set(operationsOf().map(({ tags }) => tags[0])),
  ])
  for (const { operationId } of operationsOf()) {
    expect(html).toMatch(new RegExp(`#${operationId}"><code class="request">`))
  }
})

test('the end of a long piece of code keeps together with the mark behind it', () => {
  const html = pages.get('/developers/reference') ?? ''
  expect(html).toContain('<i class="e"><i class="s">8e9&quot;</i>,</i>')
})

test('every operation is told in HTML, with its fields and errors in place, and as Markdown', async () => {
  for (const operation of operationsOf()) {
    const { operationId, path, responses } = operation
    const [page = '', html = ''] =
      [...pages].find(([, text]) =>
        text.includes(`<section class="operation" id="${operationId}"`),
      ) ?? []
    const { answer, text: markdown } = await read(`${page}.md`)
    expect(answer.headers.get('content-type'), page).toBe('text/markdown; charset=utf-8')
    const codes = Object.values(responses).flatMap(({ content }) =>
      Object.keys(content['application/json'].examples ?? {}),
    )
    const section = html.split(`id="${operationId}"`)[1]?.split('<section')[0] ?? ''
    expect(section).toContain(`<code>${path}</code>`)
    for (const name of fieldsOf(operation)) {
      expect(section, `${operationId}: ${name}`).toContain(`<code class="name">${name}</code>`)
      expect(markdown, `${operationId}: ${name}`).toContain(`- \`${name}\``)
    }
    for (const code of codes) {
      expect(section, operationId).toContain(`/errors#${code}"`)
      expect(pages.get('/developers/reference/errors')).toContain(`id="${code}"`)
    }
  }
})

test('what several requests answer is told once more by itself, and each of them leads there', () => {
  const lines = pages.get('/developers/reference/lines') ?? ''
  const line = lines.split('id="line-object"')[1] ?? ''
  for (const name of Object.keys(document.components.schemas.Line?.properties ?? {})) {
    expect(line).toContain(`id="line-object-${name}"`)
  }
  for (const id of ['listLines', 'showLine']) {
    const section = lines.split(`id="${id}"`)[1]?.split('<section')[0]
    expect(section, id).toContain('href="#line-object"')
  }
  expect(lines.split('id="buyMinutes"')[1]?.split('<section')[0]).not.toContain('#line-object')
  expect(pages.get('/developers/reference/meetings')).toContain('id="meeting-object"')
})

test("a field's limits stand behind what it means, and the values it can have are listed", async () => {
  const lines = pages.get('/developers/reference/lines') ?? ''
  const row = (id: string) => lines.split(`<li id="${id}">`)[1]?.split('</li>')[0] ?? ''
  expect(row('listLines-query-limit')).toContain('1 to 100, default <code>25</code>.')
  expect(row('setUpLine-body-business_name')).toContain('At most 120 characters.')
  expect(row('setUpLine-body-languages')).toMatch(/One of<\/span> <code>es<\/code>/)
  const { text: markdown } = await read('/developers/reference/lines.md')
  expect(markdown).toContain('- `business_name` (string, required, at most 120 characters)')
  const { text: paging } = await read('/developers/reference/paging.md')
  expect(paging).toContain('1 to 100')
})

test('every link of every page leads somewhere, and no page needs or asks for another site', () => {
  const anchors = new Map([...pages].map(([path, html]) => [path, idsOf(html)]))
  for (const [path, html] of pages) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length, `an id twice on ${path}`).toBe(new Set(ids).size)
    expect(html).not.toMatch(/(src|href)="https?:/)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(
      ([, href = '']) => new URL(href, `${world.url}${path}`),
    )
    const lost = links.filter(
      ({ pathname, hash }) => hash && anchors.get(pathname)?.has(hash.slice(1)) === false,
    )
    expect(lost.map(String), path).toEqual([])
  }
})

test('a language model finds every page, and all of them in one', async () => {
  const { answer, text } = await read('/llms.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toMatch(/^# Frontdesk\n\n> /)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => new URL(link).pathname)
  for (const path of pages.keys()) expect(links).toContain(`${path}.md`)
  for (const path of links) expect((await read(path)).answer.status, path).toBe(200)
  const { text: whole } = await read('/llms-full.txt')
  for (const { path, method } of operationsOf()) {
    expect(whole).toContain(`\`${method.toUpperCase()} ${path}\``)
  }
})

test('a search finds operations, fields and codes, and shows what was typed as text', async () => {
  const find = async (words: string) => {
    const { text } = await read(
      `/developers/reference/search?q=${encodeURIComponent(words)}`,
      'application/json',
    )
    return JSON.parse(text).found as { title: string; where: string; href: string; says: string }[]
  }
  const [operation] = await find('buy minutes')
  expect(operation).toMatchObject({ href: '/developers/reference/lines#buyMinutes' })
  const field = (await find('owner_mobile')).map(({ href }) => href)
  expect(field).toContain('/developers/reference/lines#setUpLine-body-owner_mobile')
  const [code] = await find('already_scheduled')
  expect(code?.href).toBe('/developers/reference/errors#already_scheduled')
  // Found by its own name and its displayed text, not by the name of its parent.
  const meeting = await find('meeting')
  // What is named so comes first, and a day of the changelog is known by its news.
  expect(meeting[0]?.title).toBe('Meetings')
  const days = (await find('first release')).filter(({ href }) => href.includes('changelog'))
  expect(days[0]).toMatchObject({ title: 'The first release' })
  const { text: page } = await read('/developers/reference/search?q=meeting')
  expect(page.indexOf('>Pages ')).toBeLessThan(page.indexOf('>Operations <span class="muted">'))
  const shown = meeting.map(({ title, says }) => `${title} ${says}`.toLowerCase())
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((words) => !words.includes('meeting'))).toEqual([])
  expect((await read('/developers/reference/search?q=meeting')).text).toContain(
    '>saved_recipients<',
  )
  const [conflict] = await find('already on its way')
  expect(conflict?.href).toBe('/developers/reference/errors#already_scheduled')
  const { text } = await read('/developers/reference/search?q=<script>alert(1)</script>')
  expect(text).toContain('Nothing was found for “&lt;script&gt;alert(1)&lt;/script&gt;”')
  expect((await read('/developers/reference/search?q=a&q=b')).answer.status).toBe(200)
})

test('one who looks at /docs is led to the reference', async () => {
  const { answer, text } = await read('/docs')
  expect(answer.url).toBe(`${world.url}/developers/reference`)
  expect(text).toContain('<h1>API reference</h1>')
})

test('a guide tells how to send a key with the answer that a refused one gets', async () => {
  const { text } = await read('/developers/reference/authentication.md')
  const [, told = ''] = /```json Response 401\n(.*?)```/s.exec(text) ?? []
  const refused = await fetch(`${world.url}/v1/account`, {
    headers: { authorization: 'Bearer fd_no' },
  })
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual(JSON.parse(told))
})

test('the typed client that the samples use can be had, and a page that is not there says so', async () => {
  const { text } = await read('/developers/frontdesk.ts')
  expect(text).toContain('export function createFrontdesk')
  expect((await read('/developers/schema.ts')).text).toContain('setUpLine')
  expect((await read('/developers/reference/nothing')).answer.status).toBe(404)
})

function idsOf(html: string): Set<string | undefined> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
}
