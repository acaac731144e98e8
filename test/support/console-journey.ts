import type { Locator, Page } from 'playwright-core'

/** A visitor at a page, with mouse and touch or with only a keyboard. */
export type Hands = {
  press(button: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  tick(box: Locator): Promise<void>
}

export const byHand: Hands = {
  press: (button) => button.click(),
  fill: (field, text) => field.fill(text),
  tick: (box) => box.check(),
}

const TABS_MAX = 150

/** Only keys: what Tab does not reach cannot be used. */
export function byKeyboard(page: Page): Hands {
  async function reach(target: Locator) {
    await target.waitFor()
    for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to ${target} by Tab`)
  }
  return {
    async press(button) {
      await reach(button)
      // Unlike the page's keyboard, this waits for the navigation.
      await button.press('Enter')
    },
    async fill(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    },
    async tick(box) {
      await reach(box)
      await page.keyboard.press('Space')
    },
  }
}

/** A line's form as its owner fills it. */
export const NEW_LINE = {
  'Business name': 'Lopez & Sons <Plumbing>',
  'Business phone': '(512) 842-2671',
  'Your mobile': '512 842 2672',
  City: 'Austin',
  'What the business does': 'Family plumbers for homes in Austin.',
  Services: 'water heaters\ndrain cleaning\nleak repair',
}

/** Opens the folded days of the week on a line's form. */
export const openHours = (page: Page, hands: Hands) =>
  hands.press(page.locator('.hours-fold > summary'))

/** Opens what a new line can tell callers, all of it optional. */
const openKnowledge = (page: Page, hands: Hands) =>
  hands.press(page.locator('.parts-fold > summary'))

/** Fills the form of a new line, including the last tick. */
export async function fillLineForm(page: Page, hands: Hands, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    if (!(await page.getByLabel(label).isVisible())) await openKnowledge(page, hands)
    await hands.fill(page.getByLabel(label), text)
  }
  await openHours(page, hands)
  await hands.tick(page.getByLabel('Saturday', { exact: true }))
  await hands.tick(page.getByLabel('Spanish'))
  await hands.tick(page.getByLabel(/accept the terms/))
}

const SAID = {
  urgent: 'Hi, are you open right now? My water heater burst and the garage is flooding.',
  quiet: 'Hi, I would like somebody to look at my kitchen drain next week.',
}

/** A caller named Dana Reyes tells a line about a matter. */
export async function callAbout(sandboxUrl: string, number: string, about: keyof typeof SAID) {
  const answer = await fetch(`${sandboxUrl}/phone/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      from: '+15128420193',
      to: number,
      turns: [
        { say: SAID[about] },
        { say: 'My name is Dana Reyes.' },
        { say: 'My number is five one two, eight four two, oh one nine three.' },
        { say: 'Yes, that is right.' },
        { say: 'No, that is all. Thank you, bye.' },
      ],
    }),
  })
  if (!answer.ok) throw new Error(`the call was refused: ${await answer.text()}`)
}

/** The number on a live line's page. */
export async function numberOn(page: Page): Promise<string> {
  const link = await page.locator('a[href^="tel:+1"]').first().getAttribute('href')
  return link?.replace('tel:', '') ?? ''
}
