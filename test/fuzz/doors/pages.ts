import type { Dice } from '../dice.ts'
import { mutated, oddId, oddText, written } from '../odd.ts'
import type { Person, Site } from '../site.ts'
import { FORM_TYPE, type From, JSON_TYPE, network, type WireRequest } from '../wire.ts'
import { oddForm } from './providers.ts'

/** Pages and their forms: the console, keys, agents, staff, sign-in, the test call page. */
export function pageDoor(site: Site) {
  return (dice: Dice): WireRequest => {
    const kind = dice.upTo(9)
    if (kind === 0) return hear(dice, site)
    if (kind === 1) return staffPage(dice, site)
    const from: From = dice.pick(['own', 'own', 'own', 'other', 'nobody'])
    return kind < 5 ? consolePage(dice, site, from) : consoleForm(dice, site, from)
  }
}

const KINDS = ['line_', 'call_', 'msg_', 'mtg_', 'key_', '']

function idFor(dice: Dice, { other, victim }: Site, person: Person, path: string): string {
  const kind = KINDS.find((one) => path.includes(KIND_OF[one] ?? '\0')) ?? ''
  const fit = [...person.ids, ...person.ids, ...other.ids, ...victim.ids].filter((id) =>
    id.startsWith(kind),
  )
  return encodeURIComponent(oddId(dice, fit.length > 0 ? fit : person.ids).toWellFormed())
}

const KIND_OF: Record<string, string> = {
  line_: '/lines/',
  call_: '/calls/',
  msg_: '/messages/',
  mtg_: '/meetings/',
  key_: '/keys/',
}

function askerOf({ own, other }: Site, from: From): Person {
  return from === 'other' ? other : own
}

const PAGES = [
  ...[
    '',
    '/now',
    '/lines',
    '/lines/new',
    '/lines/:id',
    '/lines/:id/state',
    '/lines/:id/change',
    '/lines/:id/close',
    '/lines/:id/directory',
  ],
  ...[
    '/calls',
    '/calls/:id',
    '/calls/:id/delete',
    '/messages',
    '/messages/live',
    '/messages/:id',
    '/meetings',
    '/meetings/new',
  ],
  ...[
    '/meetings/:id',
    '/meetings/:id/now',
    '/meetings/:id/cancel',
    '/meetings/:id/delete',
    '/meetings/:id/notes.md',
    '/meetings/:id/notes.json',
    '/action-items',
    '/calendars',
    '/calendars/:id',
    '/minutes',
    '/minutes/:id',
  ],
  ...[
    '/minutes/:id/statement.csv',
    '/settings',
    '/settings/delete',
    '/export.json',
    '/test-lines',
    '/test-lines/now',
    '/:id',
  ],
].map((page) => `/console${page}`)
const OTHER_PAGES = [
  ...[
    '/',
    '/terms',
    '/privacy',
    '/robots.txt',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/developers',
    '/docs',
    '/developers/reference',
    '/developers/reference/:id',
    '/developers/reference/search',
    '/developers/changelog',
    '/llms.txt',
    '/developers/keys/:id/revoke',
    '/developers/agents/:id/disconnect',
  ],
  ...[
    '/sign-in',
    '/sign-in/callback',
    '/paid',
    '/payment-cancelled',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/assets/:id',
  ],
]
const QUERIES = [
  'q',
  'after',
  'before',
  'line',
  'month',
  'kind',
  'seen',
  'done',
  'status',
  'carrier',
  'return_to',
  'code',
  'state',
  'first',
]

function consolePage(dice: Dice, site: Site, from: From): WireRequest {
  const person = askerOf(site, from)
  const page = dice.oneIn(4) ? dice.pick(OTHER_PAGES) : dice.pick(PAGES)
  const query = new URLSearchParams(
    Array.from({ length: dice.upTo(3) }, () => [dice.pick(QUERIES), cursorOrText(dice, person)]),
  )
  return {
    door: 'pages',
    from,
    method: dice.oneIn(30) ? dice.pick(['HEAD', 'DELETE', 'PUT', 'OPTIONS']) : 'GET',
    path: `${page.replaceAll(':id', () => idFor(dice, site, person, page))}?${query}`,
    headers: browserHeaders(dice, from === 'nobody' ? oddText(dice) : person.cookie),
  }
}

function cursorOrText(dice: Dice, { ids }: Person): string {
  const time = dice.pick([
    '2026-11-22T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999-14:00',
    '2026-13',
  ])
  return dice
    .pick([oddText(dice), oddText(dice), time, `${time}~${dice.pick(ids)}`, '2026-11', '99999-99'])
    .toWellFormed()
}

function browserHeaders(dice: Dice, cookie: string): Record<string, string> {
  return {
    accept: 'text/html',
    cookie,
    ...network(dice.upTo(4_000)),
    ...(dice.oneIn(5)
      ? {
          'hx-request': 'true',
          'accept-language': oddText(dice),
          'accept-encoding': dice.pick(['gzip', 'br', 'zstd;q=1e9', '*']),
        }
      : {}),
  }
}

const LINE = {
  businessName: 'Lopez Plumbing',
  businessPhone: '(512) 842-2671',
  ownerMobile: '(512) 842-2672',
  city: 'Austin',
  description: 'Pipes',
  services: 'drains\nheaters',
  languages: 'es',
  extra: 'Ring twice',
  pack: 'min40',
  ownerConfirmedTerms: 'yes',
  'hours.Monday': 'open',
  'hours.Monday.open': '09:00',
  'hours.Monday.close': '17:00',
  copy: '',
}
const MEETING = {
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
  when: 'later',
  date: '2027-03-14',
  time: '02:30',
  timeZone: 'America/New_York',
  title: 'Weekly',
  maxMinutes: '30',
  recipients: 'ana@example.com',
}

const FORMS: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ['/console/lines/new', LINE],
  ['/console/lines/:id/change', LINE],
  ['/console/lines/:id/pay', { pack: 'min200' }],
  ['/console/lines/:id/directory', { trade: 'Plumber', town: 'Austin', ownCardUrl: '' }],
  ['/console/lines/:id/directory/send-code', { way: 'CALL', language: 'es' }],
  ['/console/lines/:id/directory/enter-code', { code: '123456' }],
  ['/console/calendars', { address: 'http://example.com/a.ics', name: 'Work', enabled: 'yes' }],
  ['/console/calendars/:id', { name: 'Work', maxMinutes: '30', recipients: 'a@example.com' }],
  ['/console/calendars/meetings/:id/skip', {}],
  ['/console/lines/:id/questions/:id/answer', { fact: 'Yes, we do.' }],
  ['/console/lines/:id/questions/:id/dismiss', {}],
  ['/console/meetings', MEETING],
  ['/console/meetings/:id/cancel', {}],
  ['/console/meetings/:id/resend', { email: 'ana@example.com' }],
  ['/console/messages/:id/handle', { from: '/console/messages', q: '', after: '' }],
  ['/console/messages/:id/unhandle', { from: '/console/messages', q: 'x', after: '2026' }],
  ['/console/minutes/buy', { wallet: 'meetings', pack: 'min2000' }],
  ['/console/settings/recipients', { email: 'ana@example.com' }],
  ['/console/settings/recipients/remove', { email: 'ana@example.com' }],
  ['/console/settings/balance-mails', { wanted: 'yes' }],
  ['/console/settings/retention', { days: '3650' }],
  ['/console/settings/delete', { email: 'not-mine@example.com' }],
  [
    '/console/test-lines',
    {
      businessName: 'Lopez',
      trade: 'plumbing',
      area: 'Austin',
      hours: '9 to 5',
      services: 'a\nb',
      timezone: 'America/New_York',
    },
  ],
  ['/developers/keys', { name: 'a key' }],
  ['/developers/agents/:id/disconnect', {}],
]
/** Forms that delete something for good; for the spare account. */
const LAST_FORMS: typeof FORMS = [
  ['/console/lines/:id/close', {}],
  ['/console/lines/:id/directory/opt-out', {}],
  ['/console/calls/:id/delete', {}],
  ['/console/meetings/:id/delete', {}],
  ['/console/settings/retention', { days: '1' }],
  ['/developers/keys/:id/revoke', {}],
]

function consoleForm(dice: Dice, site: Site, asked: From): WireRequest {
  const isLast = dice.oneIn(8)
  const from = isLast ? 'spare' : asked
  const person = isLast ? site.spare : askerOf(site, from)
  const [page, fields] = dice.pick(isLast ? LAST_FORMS : FORMS)
  const csrf = dice.oneIn(20) ? oddText(dice).toWellFormed() : person.csrf
  const form = new URLSearchParams([...oddForm(dice, fields), ['csrf', csrf]])
  return {
    door: 'forms',
    from,
    method: 'POST',
    path: page.replaceAll(':id', () => idFor(dice, site, person, page)),
    headers: {
      ...(dice.oneIn(30)
        ? {
            'content-type': dice.pick([
              'application/json',
              'multipart/form-data; boundary=x',
              'text/plain',
              '',
            ]),
          }
        : FORM_TYPE),
      ...browserHeaders(dice, from === 'nobody' ? '' : person.cookie),
      ...(dice.oneIn(20) ? { origin: oddText(dice) } : {}),
    },
    body: Buffer.from(
      dice.oneIn(40) ? `csrf=${csrf}&%&=&&a=%ff%00${'&b=1'.repeat(200)}` : String(form),
    ),
  }
}

function staffPage(dice: Dice, { staff, own, spare }: Site): WireRequest {
  const id = encodeURIComponent(oddId(dice, [own.accountId, spare.accountId]).toWellFormed())
  const text = encodeURIComponent(cursorOrText(dice, own))
  const headers = { ...browserHeaders(dice, dice.oneIn(8) ? '' : staff.cookie), ...FORM_TYPE }
  const asked = { door: 'staff', from: 'staff' as const, headers }
  const pages = [
    '/staff',
    '/staff/dead-letters?done=retried',
    `/staff/find?clue=${text}`,
    `/staff/accounts/${id}`,
    '/graphql',
    `/staff/${text}`,
    '/staff/graphiql/graphiql.js',
  ]
  if (dice.oneIn(2)) return { ...asked, method: 'GET', path: dice.pick(pages) }
  const forms: readonly (readonly [string, Record<string, string>])[] = [
    ['/staff/sign-in', { token: dice.oneIn(3) ? staff.token : oddText(dice) }],
    ['/staff/dead-letters/retry', { provider: 'RECALL', external_id: 'msg_x' }],
    [
      `/staff/accounts/${id}/adjust`,
      {
        wallet: dice.pick(['meetings', ...own.ids]),
        minutes: dice.pick(['1', '-1', '−2', '999999', '1e3']),
        reason: 'Because',
        id: dice.oneIn(2) ? '' : oddText(dice),
      },
    ],
  ]
  const [path, fields] = dice.pick(forms)
  const form = new URLSearchParams([...oddForm(dice, fields), ['csrf', staff.csrf]])
  return { ...asked, method: 'POST', path, body: Buffer.from(String(form)) }
}

/** The test call page. Its link starts calls; the turns are JSON. */
function hear(dice: Dice, { own, other }: Site): WireRequest {
  const link = dice.oneIn(6)
    ? encodeURIComponent(oddText(dice).toWellFormed())
    : dice.pick([own.hearLink, other.hearLink])
  const turn = mutated(
    dice,
    dice.pick([
      { call: 'x', say: 'Hello' },
      { call: 'x', interrupt: 'When' },
      { call: 'x', silence: true },
    ]),
  )
  const asked = {
    door: 'hear',
    from: 'nobody' as const,
    headers: { ...JSON_TYPE, ...network(dice.upTo(4_000)) },
  }
  if (dice.oneIn(3)) return { ...asked, method: 'GET', path: `/hear/${link}` }
  const path = dice.pick([
    `/hear/${link}/calls`,
    `/hear/${link}/turns`,
    `/hear/${link}/turns`,
    `/hear/${link}/hang-up`,
  ])
  return { ...asked, method: 'POST', path, body: written(dice, turn) }
}
