import { type Rest, request, show, step, until } from './demo-steps.ts'

const SETUP = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  city: 'Austin',
  description: 'Family plumbers for homes in Austin.',
  services: ['water heaters', 'drain cleaning', 'leak repair'],
}

/** The caller's words in the demo call. The call is urgent, so that the mail shows it. */
const CALL = [
  { say: 'Hi, are you open right now? My water heater burst and the garage is flooding.' },
  { say: 'My name is Dana Reyes.' },
  { say: 'My number is five one two, eight four two, oh one nine three.' },
  { say: 'Yes, that is right.' },
  { say: 'No, that is all. Thank you, bye.' },
]

type Line = { id: string; status: string; number: string; balance: { seconds: number } }

/** A line over the public APIs: set up, pay, call, read. */
export async function demoLine(rest: Rest, sandboxUrl: string, email: string) {
  const setUp = await step('POST /v1/lines', () =>
    rest<{ setup_id: string; checkout_url: string }>('POST', '/lines', SETUP),
  )
  await step('pay on the checkout page', () => request('POST', `${setUp.checkout_url}/pay`))
  const line = await step('wait until the line is live', () =>
    until(
      () => rest<Line>('GET', `/lines/${setUp.setup_id}`),
      ({ status }) => status === 'live',
    ),
  )
  const mail = await step('read the mail with the number', () =>
    until(
      () => request<{ subject: string }[]>('GET', `${sandboxUrl}/mailbox/messages?to=${email}`),
      (mails) => mails.some(({ subject }) => subject.includes('answering line')),
    ),
  )
  show('mail', mail[0]?.subject)

  const call = await step(`phone ${line.number} and leave a message`, () =>
    request<{ transcript: { who: string; text: string }[] }>('POST', `${sandboxUrl}/phone/calls`, {
      from: '+15128420193',
      to: line.number,
      turns: CALL,
    }),
  )
  for (const { who, text } of call.transcript) show(who, text)

  const { items: calls } = await step('GET /v1/lines/{id}/calls', () =>
    until(
      () => rest<{ items: object[] }>('GET', `/lines/${line.id}/calls`),
      ({ items }) => items.length > 0,
    ),
  )
  show('call', calls[0])
  const { items: messages } = await step('GET /v1/lines/{id}/messages', () =>
    rest<{ items: object[] }>('GET', `/lines/${line.id}/messages`),
  )
  show('message', messages[0])
  const { balance } = await rest<Line>('GET', `/lines/${line.id}`)
  show('balance', balance)
  return line
}
