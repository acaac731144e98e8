import { expect, test } from 'vitest'
import { composeMail } from '../../src/platform/mail/mail-text.ts'

test.each([
  ['Call (512) 842-0193 today', '(512) 842-0193'],
  ['It came on Saturday, November 28 at 4:18 AM CST.', 'at 4:18 AM CST'],
  ['It came on Saturday, November 28 at 4:18 AM CST.', 'November 28'],
  ['Held on Friday, December 4, 2026', 'December 4'],
])('in %j what belongs together stays on one line and can be copied', (words, whole) => {
  const { html, text } = composeMail('News', ['Something happened today.', words])
  expect(html).toContain(`<span style="white-space:nowrap">${whole}</span>`)
  expect(text).toContain(words)
})

test('a caller who says such words can make no markup of them', () => {
  const { html } = composeMail('News', [{ quote: '<b>(512) 842-0193</b> "4:18 AM' }])
  expect(html).toContain(
    '&lt;b&gt;<span style="white-space:nowrap">(512) 842-0193</span>&lt;/b&gt;',
  )
})
