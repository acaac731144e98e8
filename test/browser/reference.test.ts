import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

const CHROMIUM = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

let world: World
let browser: Browser

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  browser = await chromium.launch(CHROMIUM)
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const VIEWS = [
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

test.each(VIEWS)('the reference at $width px, $scheme', async ({ width, scheme }) => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    colorScheme: scheme,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  page.on('request', (request) => {
    if (!request.url().startsWith(world.url) && !request.url().startsWith('data:')) {
      complaints.push(`another site: ${request.url()}`)
    }
  })
  await page.goto(`${world.url}/developers/reference`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('API reference')
  // All that can be folded out must fit, too.
  await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(overflow)).toBe(0)
  await page.getByRole('link', { name: 'Set up a line' }).click()
  expect(page.url()).toMatch(/#setUpLine$/)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

async function accessibilityFaults(page: Awaited<ReturnType<Browser['newPage']>>) {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.evaluate(await readFile(axe, 'utf8'))
  const found = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
