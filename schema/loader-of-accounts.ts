import DataLoader from 'dataloader'
import type { App } from '../src/app.ts'
import type { Context } from './context.ts'

type Read<Value> = (
  app: App,
  accountId: string,
  keys: readonly string[],
) => Promise<ArrayLike<Value | Error>>

/** For one request: what all rows of a page ask for of an account is read in one statement. */
export function loaderOfAccounts<Value>(read: Read<Value>) {
  const loaders = new WeakMap<Context, Map<string, DataLoader<string, Value>>>()
  return (context: Context, accountId: string, key: string): Promise<Value> => {
    const ofAccounts = loaders.get(context) ?? new Map<string, DataLoader<string, Value>>()
    loaders.set(context, ofAccounts)
    const loader =
      ofAccounts.get(accountId) ??
      new DataLoader<string, Value>((keys) => read(context.app, accountId, keys))
    ofAccounts.set(accountId, loader)
    return loader.load(key)
  }
}
