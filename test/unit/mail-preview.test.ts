import { expect, test } from 'vitest'
import { composeMail } from '../../src/platform/mail/mail-text.ts'

const BUTTONS = { buttons: [{ label: 'Call back', url: 'tel:+15128420193' }] }

/** What a list of mails shows after the subject: the first words of the body. */
function previewOf(subject: string, paragraphs: Parameters<typeof composeMail>[1]): string {
  const { html } = composeMail(subject, paragraphs)
  const [, body = ''] = /<body[^>]*>\s*(.*)/.exec(html) ?? []
  return body.replaceAll(/<[^>]+>|&#847;|&zwnj;|&nbsp;/g, '')
}

test('in a list of mails the subject is followed by what it does not say, not by our name', () => {
  const rows = [
    ['Call back', '(512) 842-0193'],
    ['Called', 'Friday at 9:12 AM'],
  ] as const
  const told = previewOf('Sam Ortiz: my sink drips', [
    { title: 'Sam Ortiz: my sink drips' },
    BUTTONS,
    { rows },
  ])
  expect(told).toBe('Call back: (512) 842-0193 · Called: Friday at 9:12 AM')
})

test('the preview is short, escaped, and leaves out what only leads somewhere', () => {
  const told = previewOf('News', [
    { heading: 'More' },
    `<b>${'long '.repeat(60)}`,
    { foot: 'Stop these' },
  ])
  expect(told).toMatch(/^&lt;b&gt;long long/)
  expect(told.length).toBeLessThan(140)
  expect(previewOf('Only a button', [BUTTONS])).not.toContain('Call back')
})

test('the preview is not read aloud, and does not show', () => {
  const { html } = composeMail('News', ['Something happened today.'])
  expect(html).toMatch(
    /<div aria-hidden="true" style="display:none[^>]*>Something happened today\./,
  )
})
