import { type Rest, request, show, step } from './demo-steps.ts'

const ORDER = {
  business_name: 'Lopez Plumbing',
  trade: 'plumbing',
  area: 'Austin',
  hours: 'weekdays nine to five, Saturday till noon',
  timezone: 'America/Chicago',
}

type TestLine = { test_number_e164: string; test_code: string; hear_url: string }

/** A free test line: get a code, then call and key it in. */
export async function demoTestLine(rest: Rest, sandboxUrl: string) {
  const line = await step('POST /v1/test-lines', () => rest<TestLine>('POST', '/test-lines', ORDER))
  show('code', line.test_code)
  show('in a browser', line.hear_url)
  const call = await step(`phone ${line.test_number_e164} and key the code in`, () =>
    request<{ transcript: { who: string; text: string }[] }>('POST', `${sandboxUrl}/phone/calls`, {
      from: '+15128420193',
      to: line.test_number_e164,
      turns: [{ press: line.test_code }, { say: 'Are you open on Saturdays?' }],
    }),
  )
  for (const { who, text } of call.transcript) show(who, text)
}
