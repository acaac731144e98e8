import type { EntriesWanted, WalletStatement } from './statement-of-wallet.ts'

type Page = Awaited<ReturnType<WalletStatement['read']>>

const ENTRIES_A_READ = 100

/** Yields the pages of a statement's entries, newest first, holding one in memory at a time. */
export async function* entryPages(
  statement: WalletStatement,
  query: Pick<EntriesWanted, 'kinds' | 'since' | 'until'>,
): AsyncGenerator<Page['entries']> {
  let after: string | null = null
  do {
    const page: Page = await statement.read({ first: ENTRIES_A_READ, after, ...query })
    yield page.entries
    after = page.next
  } while (after !== null)
}
