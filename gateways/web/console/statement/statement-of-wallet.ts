import type { Response } from 'express'
import { linePacks, meetingPacks, type Pack } from '../../../../src/billing/minute-packs.ts'
import { notFound } from '../../../../src/kernel/errors.ts'
import {
  type ConsoleEntryFragment,
  ConsoleLineEntriesDocument,
  ConsoleLineUsageDocument,
  ConsoleLineWalletDocument,
  ConsoleMeetingEntriesDocument,
  ConsoleMeetingUsageDocument,
  ConsoleMeetingWalletDocument,
  type LedgerKind,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { cost } from '../frame/amounts-and-times-in-words.ts'
import { LINE_KINDS, MEETING_KINDS } from './statement-in-words.ts'

export type EntriesWanted = {
  first: number
  after: string | null
  kinds: LedgerKind[] | null
  since: string | null
  until: string | null
}

/** The number of days, and the moment whose day is the last one; null means today. */
export type UsageWanted = { days: number; until: string | null }

type Entries = { entries: ConsoleEntryFragment[]; next: string | null }

/** The minutes of a line, or the account's meeting minutes: the balance and its entries. */
export type WalletStatement = {
  title: string
  /** The owner's time zone, which every page uses for times. */
  timeZone: string
  leftSeconds: number
  kinds: readonly LedgerKind[]
  packs: readonly Pack[]
  /** What this many seconds cost; undefined for meetings, whose packs differ in it. */
  costOf?: (seconds: number) => string
  read(wanted: EntriesWanted): Promise<Entries>
  usage(wanted: UsageWanted): Promise<{ day: string; seconds: number; callCents: number }[]>
}

/** `wallet` as in addresses: `meetings`, or a line's id. @throws {ApiError} not_found */
export function statementOf(
  desk: ConsoleContext,
  response: Response,
  wallet: string,
): Promise<WalletStatement> {
  return wallet === 'meetings' ? ofMeetings(desk, response) : ofLine(desk, response, wallet)
}

async function ofMeetings(desk: ConsoleContext, response: Response): Promise<WalletStatement> {
  const { account } = await desk.run(response, ConsoleMeetingWalletDocument, {})
  return {
    title: 'Meeting minutes',
    timeZone: account.timeZone,
    leftSeconds: account.meetingMinutes.available * 60,
    kinds: MEETING_KINDS,
    packs: meetingPacks(),
    read: async (wanted) => {
      const page = await desk.run(response, ConsoleMeetingEntriesDocument, wanted)
      return entriesOf(page.account.meetingLedger)
    },
    usage: async (wanted) =>
      (await desk.run(response, ConsoleMeetingUsageDocument, wanted)).account.meetingUsage,
  }
}

async function ofLine(
  desk: ConsoleContext,
  response: Response,
  lineId: string,
): Promise<WalletStatement> {
  const { account, line } = await desk.run(response, ConsoleLineWalletDocument, { lineId })
  if (!line) throw notFound('line')
  return {
    title: line.businessName,
    timeZone: account.timeZone,
    leftSeconds: line.balance.seconds,
    kinds: LINE_KINDS,
    packs: linePacks(),
    costOf: cost,
    read: async (wanted) => {
      const page = await desk.run(response, ConsoleLineEntriesDocument, { lineId, ...wanted })
      if (!page.line) throw notFound('line')
      return entriesOf(page.line.ledger)
    },
    usage: async (wanted) => {
      const used = await desk.run(response, ConsoleLineUsageDocument, { lineId, ...wanted })
      return used.line?.usage ?? []
    },
  }
}

type Connection = {
  edges: { node: ConsoleEntryFragment }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

function entriesOf({ edges, pageInfo }: Connection): Entries {
  return {
    entries: edges.map(({ node }) => node),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}
