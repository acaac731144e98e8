import { describe, expect, test } from 'vitest'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { factsOf } from '../../src/test-lines/test-line-facts.ts'
import { TRADES, type Trade } from '../../src/test-lines/test-line-order.ts'
import { TRADE_KNOWLEDGE } from '../../src/test-lines/trades/knowledge-by-trade.ts'

/** For each trade an urgent call, and a service of the trade that is not urgent. */
const CALLERS: Record<Trade, { urgent: string; asked: string }> = {
  vet: { urgent: 'my dog ate rat poison and is having a seizure', asked: 'vaccinations' },
  garage: { urgent: 'my brakes failed and I am stranded on the highway', asked: 'oil changes' },
  lock: { urgent: 'I am locked out of my house with my baby inside', asked: 'lock changes' },
  hvac: { urgent: 'we have no heat and it is freezing', asked: 'duct cleaning' },
  plumbing: { urgent: 'a pipe burst and the kitchen is flooding', asked: 'sump pumps' },
  roofing: { urgent: 'water is pouring in through the roof', asked: 'gutters' },
  electrical: { urgent: 'there are sparks coming from the outlet', asked: 'ceiling fans' },
  pest: { urgent: 'there is a raccoon inside my bedroom', asked: 'termite inspections' },
  appliance: { urgent: 'my washer is flooding the laundry room', asked: 'dryer repair' },
}

const receptionist = rulesReceptionist()
const AT = new Date('2026-11-23T16:00:00Z')

describe.each(TRADES)('%s', (trade) => {
  const facts = factsOf({
    businessName: 'Lopez',
    trade,
    area: 'Austin',
    hoursText: null,
    services: [],
    timeZone: 'America/Chicago',
    testNumber: '+15128422671',
  })

  async function talk(...says: string[]) {
    let conversation = receptionist.begin('+15128420193')
    const replies: string[] = []
    for (const text of says) {
      const heard = { kind: 'speech', text } as const
      const next = await receptionist.hear(facts, conversation, heard, AT)
      conversation = next.conversation
      replies.push(next.reply.text)
    }
    return { replies, conclusion: receptionist.conclude(facts, conversation) }
  }

  test('lists what such a business does, and says yes to it', async () => {
    const { asked } = CALLERS[trade]
    const { replies } = await talk('what services do you offer?', `do you do ${asked}?`)
    expect(replies[0]).toContain(TRADE_KNOWLEDGE[trade].services[0])
    expect(replies[1]).toMatch(/^Yes, we do /)
  })

  test('asks of a message what this trade has to know', async () => {
    const { replies } = await talk('can I leave a message?')
    expect(replies[0]).toContain(TRADE_KNOWLEDGE[trade].detailsQuestion)
  })

  test('knows what cannot wait', async () => {
    const { conclusion } = await talk(CALLERS[trade].urgent)
    expect(conclusion).toMatchObject({ urgent: true, outcome: 'message_taken' })
  })

  test('names no price, and promises nothing', async () => {
    const { asked } = CALLERS[trade]
    const { replies } = await talk(`how much do you charge for ${asked}?`, 'can you come today?')
    const said = [...replies, facts.description, facts.extra, ...facts.services].join(' ')
    expect(said).not.toMatch(/\$|\d+ dollars|\bfree\b|guarantee|within \d|we will be|will come/i)
  })
})
