import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Without these, Chromium looks up hosts that do not exist at every start. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every page is checked in each of these. */
export const VIEWS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGUMENTS })
}

/** A page that records its problems. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, problems, close: () => context.close() }
}

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }
type Axe = { run(options: { resultTypes: 'violations'[] }): Promise<{ violations: Violation[] }> }

/**
 * No accessibility violation, and no horizontal overflow. Waits for colour transitions to end first; what moves with
 * scrolling alone has no end.
 */
export async function expectWellMade(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    const inTime = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.all(inTime.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    // Passing rules are checked too, but not reported element by element.
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' ')}`,
  )
  expect(told, page.url()).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow, `sideways on ${page.url()}`).toBeLessThanOrEqual(0)
}
