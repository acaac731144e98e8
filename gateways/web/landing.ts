import { type Request, type Response, Router } from 'express'
import type { App } from '../../src/app.ts'
import { BILLED_SECONDS_MIN } from '../../src/billing/billed-time.ts'
import { FREE_MEETING_MINUTES } from '../../src/billing/free-meeting-minutes.ts'
import { LINE_PACK_NAMES, linePacks, meetingPacks, pack } from '../../src/billing/minute-packs.ts'
import { LANGUAGES_BESIDES_ENGLISH } from '../../src/kernel/languages.ts'
import { formatUsPhone } from '../../src/kernel/phone.ts'
import { readFormOf } from '../browser/csrf.ts'
import { renderPage } from '../browser/render-page.ts'
import { networkOf } from '../core/client-network.ts'
import { execute } from '../core/execute.ts'
import {
  type ErrorFieldsFragment,
  LandingSampleDocument,
  type LandingSampleQuery,
  TrialLineOpenDocument,
} from '../generated/operations.ts'
import { duration, inCalls } from './console/frame/amounts-and-times-in-words.ts'
import { languageName } from './console/lines/line-in-words.ts'
import { moreInWords } from './console/messages/message-in-words.ts'
import { TRADE_NAMES } from './console/test-lines/test-line-in-words.ts'
import { numbersInWriting } from './numbers-in-writing.ts'
import { workedPriceOf } from './worked-price.ts'

type Typed = { businessName: string; trade: string }
type Refused = { field: string; message: string; status: number }

/** The front page: a sample call, and a trial line without signing in. */
export function createLanding(app: App): Router {
  const { config } = app
  const offersTrial = config.testLines && config.trialLinesPerDay > 0
  const facts = {
    baseUrl: config.baseUrl,
    linePacks: linePacks(),
    week: workedPriceOf(pack(LINE_PACK_NAMES[0]), BILLED_SECONDS_MIN),
    meetingPacks: meetingPacks(),
    freeMeetingMinutes: FREE_MEETING_MINUTES,
    billedSecondsMin: BILLED_SECONDS_MIN,
    overdraftMinutes: config.lineOverdraftSeconds / 60,
    trades: TRADE_NAMES,
    languages: new Intl.ListFormat('en').format(LANGUAGES_BESIDES_ENGLISH.map(languageName)),
    offersTrial,
    phone: formatUsPhone,
    numbersInWriting,
    saidBeyond,
    dollars,
    exactly: (cents: number) => `$${(cents / 100).toFixed(2)}`,
    inCalls,
    spell: duration,
    spokenSeconds,
    cents: (pack: { priceCents: number; minutes: number }) =>
      Number((pack.priceCents / pack.minutes).toFixed(2)),
  }
  const anonymous = { app, viewer: { kind: 'anonymous' } } as const

  async function show(response: Response, again: { typed?: Typed; refused?: Refused } = {}) {
    const { sampleCall: sample } = await execute(LandingSampleDocument, {}, anonymous)
    const page = { ...facts, sample, typed: {}, ...again }
    renderPage(response, 'web/pages/home', page, { status: again.refused?.status ?? 200 })
  }

  const router = Router()
  router.get('/', (_request, response) => show(response))
  router.post('/try', readFormOf(app), async (request, response) => {
    const typed = typedIn(request)
    const viewer = { kind: 'visitor', sender: networkOf(request), keyed: false } as const
    const input = { ...typed, timezone: zoneIn(request) }
    const { trialLineOpen } = await execute(TrialLineOpenDocument, { input }, { app, viewer })
    if (trialLineOpen.__typename === 'TestLine') {
      return response.redirect(303, new URL(trialLineOpen.hearUrl).pathname)
    }
    const refused = refusedIn(trialLineOpen as ErrorFieldsFragment)
    await show(response, { typed, refused })
  })
  return router
}

/** `$10`, `$24.50`. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`
}

type Sample = LandingSampleQuery['sampleCall']

const SPOKEN_WORDS_A_MINUTE = 160

/** How long a call takes to be heard, to five seconds: each voice speaks at its own pace. */
function spokenSeconds(turns: readonly { text: string }[]): number {
  const words = turns.flatMap(({ text }) => text.split(/\s+/)).length
  return Math.ceil((words * 60) / SPOKEN_WORDS_A_MINUTE / 5) * 5
}

/** What the sample's caller said beyond the bold line; as in the console, '' if nothing. */
function saidBeyond({ message, summary }: Sample): string {
  const at = ''
  return message ? moreInWords({ at, ...message, call: { at, summary, outcome: null } }) : ''
}

function typedIn({ body }: Request): Typed {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { businessName: text(body.businessName), trade: text(body.trade) }
}

/** The browser's time zone, filled in by the page's script. Without it the receptionist uses New York's. */
function zoneIn({ body }: Request): string | null {
  return typeof body.timezone === 'string' && body.timezone ? body.timezone : null
}

const FIELDS: Record<string, string> = { businessName: 'Business name', trade: 'What you do' }

function refusedIn({ code, field, message }: ErrorFieldsFragment): Refused {
  const [name = ''] = field
  if (name === 'trade') return { status: 400, field: name, message: 'Pick what you do.' }
  if (FIELDS[name]) return { status: 400, field: name, message: `${FIELDS[name]}: ${message}` }
  return { field: '', ...(WHY[code] ?? OTHERWISE) }
}

const WHY: Record<string, Omit<Refused, 'field'>> = {
  test_line_limit: {
    status: 429,
    message:
      'Enough lines were tried from here today. Sign in to make more, or come back tomorrow.',
  },
  test_lines_unavailable: {
    status: 503,
    message: 'No test line is free at the moment. Try again later, or sign in and set up your own.',
  },
}
const OTHERWISE = { status: 400, message: 'The test line could not be made. Please try again.' }
