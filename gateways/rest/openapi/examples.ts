/** Placeholder ids, used in every example. */
export const EXAMPLE_IDS = {
  account: 'acct_01kagq5m3vf8t9x2r4c6b7d8e9',
  line: 'line_01kagq5m3vf8t9x2r4c6b7d8e9',
  call: 'call_01kagq5m3vf8t9x2r4c6b7d8e9',
  message: 'msg_01kagq5m3vf8t9x2r4c6b7d8e9',
  meeting: 'mtg_01kagq5m3vf8t9x2r4c6b7d8e9',
  segment: 'seg_01kagq5m3vf8t9x2r4c6b7d8e9',
} as const

const NINE_TO_FIVE = { open: '9:00 AM', close: '5:00 PM' }

export const HOURS_EXAMPLE = {
  Monday: NINE_TO_FIVE,
  Tuesday: NINE_TO_FIVE,
  Wednesday: NINE_TO_FIVE,
  Thursday: NINE_TO_FIVE,
  Friday: NINE_TO_FIVE,
  Saturday: 'closed',
  Sunday: 'closed',
}

export const LINE_SETUP_EXAMPLE = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  pack: 'min40',
  city: 'Austin',
  services: ['water heaters', 'drain cleaning'],
  languages: ['es'],
  hours: { Monday: NINE_TO_FIVE, Friday: NINE_TO_FIVE, Saturday: 'closed' },
}

export const MEETING_ORDER_EXAMPLE = {
  meeting_url: 'https://meet.google.com/abc-defg-hij',
  starts_at: 'now',
  title: 'Weekly planning',
  max_minutes: 25,
  recipients: ['ana@example.com'],
}

export const TEST_LINE_ORDER_EXAMPLE = {
  business_name: 'Lopez Plumbing',
  trade: 'plumbing',
  area: 'Austin',
  hours: 'Weekdays nine to five',
  services: ['water heaters'],
  timezone: 'America/Chicago',
}
