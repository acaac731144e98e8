import type { Page } from 'playwright-core'

/** A page's cost: `bytes` over the wire, and its layout shift (the browser's own measure). */
export type PageCost = { bytes: number; shift: number }

/** Opens a page without a cache, and returns its cost. */
export async function costOf(page: Page, address: string): Promise<PageCost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        new PerformanceObserver((list) =>
          resolve((list.getEntries() as Shift[]).reduce((sum, { value }) => sum + value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 100)
      }),
  )
  await session.detach()
  return { bytes, shift }
}

/** The same for a page that is already open, from its own performance data. */
export function costAsOpened(page: Page) {
  return page.evaluate(measure)
}

async function measure() {
  const [page, ...needed] = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const shifts = await new Promise<number[]>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve([]), 300)
  })
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  const sent = [page, ...needed].map((entry) => entry?.encodedBodySize ?? 0)
  return { weightBytes: sum(sent), moved: sum(shifts) }
}
