import { ServerClient } from 'postmark'
import { describe, expect, test } from 'vitest'
import { openReceiver, openWorld, setFault } from './sandbox-world.ts'

const MAIL = {
  From: 'Frontdesk <frontdesk@example.com>',
  To: 'Rosa <rosa@example.com>',
  Subject: 'Your number',
  TextBody: 'Call (415) 555-2671. See https://example.com/a?b=1&c=2',
  HtmlBody: '<p>Call <b>us</b></p><script>alert(1)</script>',
  Tag: 'line-live',
  Metadata: { mail: 'mail_1' },
}

async function openPost() {
  const receiver = await openReceiver()
  const world = await openWorld({ baseUrl: receiver.url })
  const mailer = (token: string) =>
    new ServerClient(token, { requestHost: `localhost:${world.port}`, useHttps: false })
  const told = (index: number) => JSON.parse(receiver.received[index]?.body ?? '{}')
  return { ...world, receiver, told, mailer, client: mailer(world.config.postmark.serverToken) }
}

describe('a mail', () => {
  test('is sent, told as delivered, found again and read in the mailbox', async () => {
    const { client, receiver, told, url, config } = await openPost()
    const sent = await client.sendEmail(MAIL)
    expect(sent).toMatchObject({ ErrorCode: 0, Message: 'OK', To: 'rosa@example.com' })

    await receiver.count(1)
    expect(receiver.received[0]).toMatchObject({
      path: '/webhooks/postmark',
      headers: { 'x-postmark-secret': config.postmark.webhookSecret },
    })
    expect(told(0)).toMatchObject({
      RecordType: 'Delivery',
      Recipient: 'rosa@example.com',
      MessageID: sent.MessageID,
      Metadata: MAIL.Metadata,
    })

    const filter = { recipient: 'Rosa@example.com', count: 1, offset: 0, metadata_mail: 'mail_1' }
    const found = await client.getOutboundMessages(filter)
    expect(found).toMatchObject({
      TotalCount: 1,
      Messages: [
        {
          MessageID: sent.MessageID,
          To: [{ Email: 'rosa@example.com', Name: 'Rosa' }],
          Subject: 'Your number',
          Tag: 'line-live',
          Metadata: MAIL.Metadata,
          Status: 'Sent',
        },
      ],
    })
    const other = await client.getOutboundMessages({ ...filter, metadata_mail: 'mail_2' } as object)
    expect(other.Messages).toEqual([])
    expect(await client.getOutboundMessageDetails(sent.MessageID)).toMatchObject({
      TextBody: MAIL.TextBody,
    })

    const read = await fetch(`${url}/mailbox/messages?to=rosa@example.com`)
    expect(await read.json()).toEqual([
      {
        to: 'rosa@example.com',
        subject: MAIL.Subject,
        text: MAIL.TextBody,
        html: MAIL.HtmlBody,
        tag: MAIL.Tag,
        headers: [],
        at: sent.SubmittedAt,
      },
    ])
  })

  test('to bounce.example bounces hard, beside a good one in the same batch', async () => {
    const { client, receiver, told } = await openPost()
    const answers = await client.sendEmailBatch([
      { ...MAIL, To: 'x@bounce.example' },
      { ...MAIL, To: 'not an address' },
      { ...MAIL, To: 'bo@example.com' },
    ])
    expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([0, 300, 0])
    await receiver.count(2)
    const records = [told(0), told(1)]
    expect(records.find(({ RecordType }) => RecordType === 'Bounce')).toMatchObject({
      Type: 'HardBounce',
      TypeCode: 1,
      Email: 'x@bounce.example',
      Metadata: MAIL.Metadata,
    })
    expect(records.find(({ RecordType }) => RecordType === 'Delivery')?.Recipient).toBe(
      'bo@example.com',
    )
  })

  test('is refused where one bounced before, unless it goes to somebody else too', async () => {
    const { client, url } = await openPost()
    await client.sendEmail({ ...MAIL, To: 'x@bounce.example' })
    const again = client.sendEmail({ ...MAIL, To: 'X@bounce.example' })
    await expect(again).rejects.toMatchObject({
      name: 'InactiveRecipientsError',
      code: 406,
      statusCode: 422,
      recipients: ['X@bounce.example'],
    })
    await client.sendEmail({ ...MAIL, To: 'x@bounce.example, bo@example.com' })
    expect(await (await fetch(`${url}/mailbox/messages?to=x@bounce.example`)).json()).toHaveLength(
      2,
    )
  })

  test('can be seen, newest first, on a page that runs nothing of it', async () => {
    const { client, url } = await openPost()
    await client.sendEmail(MAIL)
    await client.sendEmail({ ...MAIL, Subject: 'Second <i>' })
    const shown = await fetch(`${url}/mailbox`)
    expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    const text = await shown.text()
    expect(text.indexOf('Second &lt;i&gt;')).toBeGreaterThan(0)
    expect(text.indexOf('Second &lt;i&gt;')).toBeLessThan(text.indexOf('Your number'))
    expect(text).toContain('href="https://example.com/a?b=1&amp;c=2"')
    expect(text).not.toContain('<script>')
    const frame = /src="(\/mailbox\/messages\/[^"]+\/html)"/.exec(text)?.[1]
    const html = await fetch(`${url}${frame}`)
    expect(html.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(html.headers.get('Content-Security-Policy')).toMatch(/sandbox(?!.*allow-scripts)/)
  })
})

test('the list says of a mail what its subject does not', async () => {
  const { client, url } = await openPost()
  const TextBody = 'Sam: my sink drips.\n\nCall back: (512) 842-0193'
  await client.sendEmail({ ...MAIL, Subject: 'Sam: my sink drips (for Ames)', TextBody })
  const list = (await (await fetch(`${url}/mailbox`)).text()).split('</nav>')
  const row = list.find((part) => part.includes('mail-row')) ?? ''
  expect(row).toContain('<span>Call back: (512) 842-0193</span>')
})

test('a mail is found by words of its address, subject or text, and its headers are read', async () => {
  const { client, url } = await openPost()
  await client.sendEmail(MAIL)
  await client.sendEmail({
    ...MAIL,
    To: 'ben@example.com',
    Subject: 'Second',
    TextBody: 'Drip <i>',
  })
  const read = async (query: string) => (await fetch(`${url}/mailbox?${query}`)).text()
  for (const words of ['BEN@', 'second drip']) {
    const found = await read(new URLSearchParams({ q: words }).toString())
    expect(found).toContain('1 email with')
    expect(found).not.toContain('<strong>Your number</strong>')
    expect(found).toContain('<dt>Metadata: mail</dt><dd>mail_1</dd>')
  }
  expect(await read('q=%3Ci%3E+your')).toContain('No email with “&lt;i&gt; your”')
})

describe('what Postmark refuses', () => {
  test('a wrong token, bad addresses, an empty mail, a search without count', async () => {
    const { client, mailer, url, config } = await openPost()
    await expect(mailer('wrong').sendEmail(MAIL)).rejects.toMatchObject({
      statusCode: 401,
      code: 10,
    })
    for (const change of [
      { To: 'nobody' },
      { To: '' },
      { From: 'nobody' },
      { TextBody: '', HtmlBody: '' },
    ]) {
      await expect(client.sendEmail({ ...MAIL, ...change })).rejects.toMatchObject({
        statusCode: 422,
        code: 300,
      })
    }
    const headers = { 'X-Postmark-Server-Token': config.postmark.serverToken }
    expect((await fetch(`${url}/messages/outbound`, { headers })).status).toBe(422)
    const broken = await fetch(`${url}/email`, {
      method: 'POST',
      body: '{',
      headers: { ...headers, 'Content-Type': 'application/json' },
    })
    expect([broken.status, await broken.json()]).toMatchObject([422, { ErrorCode: 402 }])
    expect(await (await fetch(`${url}/mailbox/messages`)).json()).toEqual([])
  })

  test('the test token checks and sends nothing', async () => {
    const { mailer, url } = await openPost()
    expect(await mailer('POSTMARK_API_TEST').sendEmail(MAIL)).toMatchObject({ ErrorCode: 0 })
    expect(await (await fetch(`${url}/mailbox/messages`)).json()).toEqual([])
  })
})

test('a mail whose answer was lost can be found by its metadata', async () => {
  const { client, url } = await openPost()
  await setFault(url, 'postmark', 'drop_response')
  await expect(client.sendEmail(MAIL)).rejects.toThrow()
  const filter = { count: 1, offset: 0, metadata_mail: 'mail_1' }
  const found = await client.getOutboundMessages(filter)
  expect(found.Messages).toHaveLength(1)
})
