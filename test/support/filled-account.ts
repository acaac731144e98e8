import { setTimeout as wait } from 'node:timers/promises'
import type { createApi } from './api.ts'
import { pay, setUpLine, untilLive } from './live-line.ts'
import { until } from './until.ts'

type Api = ReturnType<typeof createApi>
export type Filled = Awaited<ReturnType<typeof fillAccount>>
type Said = { from: string; says: string[] }

const PLUMBER = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  city: 'Austin',
  description: 'Family plumbers for homes in Austin.',
  services: ['water heaters', 'drain cleaning', 'leak repair'],
  extra: 'A visit costs $89. We take cards and checks.',
  languages: ['es'],
}
const DENTIST = {
  business_name: 'Reyes Dental Care',
  business_phone: '(720) 842-0188',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  city: 'Denver',
  description: 'A dentist for families.',
  services: ['check-ups', 'cleanings', 'fillings'],
}
const TO_THE_PLUMBER: Said[] = [
  {
    from: '+15128420177',
    says: ['Do you repair faucets in Round Rock?', 'No thanks, that was all. Bye.'],
  },
  {
    from: '+15128420166',
    says: ['Do you take American Express?', 'No message, thanks. Bye.'],
  },
  {
    from: '+15128420158',
    says: ['Do you rent out pumps?', 'No message, thanks. Bye.'],
  },
  {
    from: '+15128420121',
    says: [
      'Hi, this is Marcus Hill. I would like somebody to look at my kitchen drain next week.',
      'Yes, this number is fine.',
      'Tuesday morning would be best.',
      'My email is marcus.hill@example.com.',
      'No, that is all. Bye.',
    ],
  },
  {
    from: '+15128420148',
    says: [
      'Hello, my name is Priya Nair. I need a quote for a new water heater, fifty gallons.',
      'Yes, that is right.',
      'Any afternoon.',
      'No, thank you. Bye.',
    ],
  },
  {
    from: '+15128420139',
    says: ['Do you have a military discount?', 'No, that was my question. Bye.'],
  },
  {
    from: '+15128420193',
    says: [
      'Hi, can somebody come and clean the drain in my shower?',
      'Dana Reyes.',
      'Yes.',
      'No, that is all.',
    ],
  },
  {
    from: '+15128420155',
    says: ['This is Google business services about your listing, press one.', 'Goodbye.'],
  },
  {
    from: '+15128420193',
    says: [
      'Hi, are you open right now? My water heater burst and the garage is flooding.',
      'Dana Reyes.',
      'Yes, that works.',
      'I turned off the valve at the street, but the water is still rising. I am at 412 Cedar Street in Austin.',
      "No, that's all. Thank you.",
    ],
  },
]
/** Callers whose call page is in the pictures: their calls take as long as real ones. */
const LOOKED_AT = ['+15128420121', '+15128420193']
const TO_THE_DENTIST: Said[] = [
  {
    from: '+17208420144',
    says: [
      'Hi, this is Tom Becker, I want to move my check-up on Thursday to next week.',
      'Yes, this number.',
      'Mornings are best.',
      'No, that is it. Bye.',
    ],
  },
  { from: '+17208420151', says: ['Are you open on Saturday?', 'Thanks, bye.'] },
]

/** Days before today, and how many calls the plumber's line took on each: questions that it answered. */
const EARLIER_CALLS = [
  [10, 2],
  [8, 3],
  [6, 3],
  [5, 2],
  [4, 4],
  [3, 6],
  [2, 3],
  [1, 4],
] as const
const ASKED_EARLIER: Said[] = [
  { from: '+15128420166', says: ['Are you open on Saturday?', 'Thanks, bye.'] },
  { from: '+15128420148', says: ['What does a visit cost?', 'Thank you, bye.'] },
  { from: '+15128420121', says: ['Do you take checks?', 'All right, thanks, bye.'] },
  { from: '+15128420173', says: ['Do you repair leaks?', 'Good, thanks, bye.'] },
  { from: '+15128420162', says: ['Do you speak Spanish?', 'Great, thanks, bye.'] },
]
const EARLIER_TOTAL = EARLIER_CALLS.reduce((sum, [, calls]) => sum + calls, 0)
/** So that a day's calls are not all of one minute. */
const BETWEEN_CALLS_DAYS = 0.043
const BETWEEN_TODAYS_CALLS_DAYS = 0.016
/** For a service's clock, before its account is filled. */
export const DAYS_BACK = EARLIER_CALLS[0][0]

/**
 * An account after some use, for viewing its pages: two live lines with calls, one waiting for payment, a meeting
 * with its recap and one to come. `daysBack` sets the service's clock.
 */
export async function fillAccount(
  api: Api,
  sandbox: string,
  daysBack: (days: number) => Promise<void>,
) {
  const plumber = await openLine(api, PLUMBER)
  const dentist = await openLine(api, DENTIST)
  for (const [days, calls] of EARLIER_CALLS) {
    for (let index = 0; index < calls; index += 1) {
      await daysBack(days - index * BETWEEN_CALLS_DAYS)
      const said = ASKED_EARLIER[(days + index) % ASKED_EARLIER.length]
      if (said) await call(sandbox, plumber.number, said, '+15128422671')
    }
    await wait(500)
  }
  await daysBack(0)
  const unpaid = await setUpLine(api, { ...DENTIST, business_name: 'Reyes Dental, evenings' })
  const isLookedAt = (said: Said) => LOOKED_AT.includes(said.from) && said.says.length > 2
  const others = TO_THE_PLUMBER.filter((one) => !isLookedAt(one))
  for (const [index, said] of others.entries()) {
    await daysBack((others.length - index) * BETWEEN_TODAYS_CALLS_DAYS)
    await call(sandbox, plumber.number, said, '+15128422671')
  }
  await daysBack(0)
  for (const said of TO_THE_PLUMBER.filter(isLookedAt)) await speak(sandbox, plumber.number, said)
  for (const said of TO_THE_DENTIST) await call(sandbox, dentist.number, said)
  await until(
    'the calls are over',
    async () =>
      (await api.get<{ items: object[] }>(`/lines/${plumber.id}/calls?limit=100`)).body.items,
    (calls) => calls.length === TO_THE_PLUMBER.length + EARLIER_TOTAL,
  )
  const meeting = await schedule(api, { title: 'Weekly planning' })
  await schedule(api, {
    title: 'Supplier review',
    starts_at: new Date(Date.now() + 26 * 3_600_000).toISOString(),
  })
  return { plumber, dentist, unpaid: unpaid.setup_id, checkoutUrl: unpaid.checkout_url, meeting }
}

async function openLine(api: Api, wishes: object) {
  const { setup_id: id, checkout_url } = await setUpLine(api, wishes)
  await pay(checkout_url)
  const { number } = await untilLive(api, id, 20_000)
  return { id, number: number ?? '', checkoutUrl: checkout_url }
}

async function call(sandbox: string, to: string, { from, says }: Said, forwarded_from?: string) {
  const answer = await fetch(`${sandbox}/phone/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, to, forwarded_from, turns: says.map((say) => ({ say })) }),
  })
  if (!answer.ok) throw new Error(`the call was refused: ${await answer.text()}`)
}

/** Time to listen and think, as a person does, so that the utterances have realistic times. */
const THINKS_MS = 2_500

async function speak(sandbox: string, to: string, { from, says }: Said) {
  const post = (path: string, body: object) =>
    fetch(`${sandbox}/phone/live${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const made = await post('', { from, to, unhurried: true, forwarded_from: '+15128422671' })
  const { id } = (await made.json()) as { id: string }
  for (const say of says) {
    await wait(THINKS_MS)
    await post(`/${id}`, { say })
  }
  await wait(THINKS_MS)
  await post(`/${id}`, { hangup: true })
}

let meetings = 0

async function schedule(api: Api, wishes: object): Promise<string> {
  meetings += 1
  const answer = await api.post<{ id: string }>('/meetings', {
    meeting_url: `https://meet.google.com/dem-omee-tn${'abcdef'[meetings]}`,
    max_minutes: 10,
    ...wishes,
  })
  return answer.body.id
}
