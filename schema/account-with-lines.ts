import type { GraphQLResolveInfo } from 'graphql'
import type { Account } from '../prisma/generated/client/client.ts'
import type { Owner } from '../src/accounts/viewer.ts'
import { keptWith } from '../src/kernel/kept-with.ts'
import type { LineView } from '../src/lines/read-lines.ts'
import type { Page } from '../src/platform/db/paging.ts'
import {
  type AccountOverview,
  readOverview,
  readOverviewWithLines,
} from '../src/workflows/account-overview.ts'
import { pageAsked } from './connection.ts'
import type { Context } from './context.ts'
import type { ConnectionArgs } from './page-size.ts'
import { argumentsOf, askedFields, onceAsked } from './selected-fields.ts'

type Overview = AccountOverview & { lines?: Page<LineView> }

const overviews = keptWith<Account, Overview>('overview')

/** What was read together with an account, if it was read for this viewer. */
export function overviewRead(account: Account): Partial<Overview> {
  return overviews.of(account) ?? {}
}

/** The viewer's account. If its lines are selected too, both are read in one statement. */
export async function readAccountAsked(
  { app, viewer }: Context & { viewer: Owner },
  info: GraphQLResolveInfo,
): Promise<Account> {
  const lines = onceAsked(askedFields(info), 'lines')
  const asked: ConnectionArgs & { status?: unknown } = lines ? argumentsOf(lines, info) : {}
  const page = lines && asked.status == null ? pageAsked(asked) : undefined
  const overview = page
    ? await readOverviewWithLines(app, viewer.accountId, page)
    : await readOverview(app, viewer.accountId)
  overviews.keep(overview.account, overview)
  return overview.account
}
