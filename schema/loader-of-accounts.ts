import DataLoader from 'dataloader'
import type { App } from '../src/app.ts'
import { keptWith } from '../src/kernel/kept-with.ts'
import type { Context } from './context.ts'

type Read<Value> = (
  app: App,
  accountId: string,
  keys: readonly string[],
) => Promise<ArrayLike<Value | Error>>

/** Per request and account: what all rows of a page need is read in one statement. */
export function loaderOfAccounts<Value>(read: Read<Value>) {
  const loaders = keptWith<Context, Map<string, DataLoader<string, Value>>>('loaders')
  return (context: Context, accountId: string, key: string): Promise<Value> => {
    const ofAccounts = loaders.once(context, () => new Map<string, DataLoader<string, Value>>())
    const loader =
      ofAccounts.get(accountId) ??
      new DataLoader<string, Value>((keys) => read(context.app, accountId, keys))
    ofAccounts.set(accountId, loader)
    return loader.load(key)
  }
}
