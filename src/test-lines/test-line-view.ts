import type { TestLine } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { ClaimedCode } from './test-line-code.ts'

/** A code that reaches a receptionist on the shared test number (contract §2.11), and its state. */
export type TestLineView = {
  id: string
  /** Nothing on it is booked, sent or charged. */
  sandbox: boolean
  businessName: string
  trade: string
  timeZone: string
  testNumber: string
  testNumberE164: string
  testCode: string
  hearUrl: string
  createdAt: Date
  expiresAt: Date
  callsAllowed: number
  callsLeft: number
  how: string
}

/** The visible fields of a test line, and its page's key. */
export type Shown = ClaimedCode &
  Pick<
    TestLine,
    | 'id'
    | 'businessName'
    | 'trade'
    | 'timeZone'
    | 'callsAllowed'
    | 'callsUsed'
    | 'createdAt'
    | 'expiresAt'
  >

export function viewOf({ config }: App, number: string, shown: Shown): TestLineView {
  const { code, hearKey, callsUsed, ...line } = shown
  const { businessName, callsAllowed } = line
  const testNumber = formatUsPhone(number)
  const hearUrl = `${config.baseUrl}/hear/${code}-${hearKey}`
  return {
    ...line,
    sandbox: true,
    testNumber,
    testNumberE164: number,
    testCode: code,
    hearUrl,
    callsLeft: callsAllowed - callsUsed,
    how:
      `Call ${testNumber}, key in or say ${code} when asked, and talk to it like a customer ` +
      `of ${businessName}. Or talk to it in a browser: ${hearUrl}. The code works for 24 hours and ` +
      `${callsAllowed} calls, by phone and in the browser together. Nothing is booked, sent or charged.`,
  }
}
